import type { CameraDevice, Frame, Orientation } from 'react-native-vision-camera';
import { createAndroidError, createUnknownError, NativeCameraError } from './NativeCameraError';
import { RecordingClock } from './RecordingClock';
import { UNSTOPPED_RECORDING } from './types';
import type { NativeCamera, NativeProps, NativeViewContext, RecordCallback } from './types';

// Comments cite the library's Kotlin: a file, a line, and in backticks what that line says.

interface Configuration {
  cameraId: string;
  outputs: string;
  sideProps: string;
  isActive: boolean;
  props: NativeProps;
}

interface Recording {
  callback: RecordCallback;
  path: string;
  clock: RecordingClock;
  hasData: boolean;
  /** Whether the recorder ended it without being asked. */
  isFinalized: boolean;
}

/** How long the phone takes, in milliseconds. Only the order of the steps comes from the library. */
const TIMES = {
  provider: 40,
  configure: 5,
  open: 150,
  preview: 80,
  close: 60,
  shutter: 50,
  photo: 300,
  startRecording: 30,
  finalize: 60,
  fillDisk: 400,
  orientation: 200,
};

/** What CameraX sets when a camera gets its first output. */
const DEFAULTS = { zoom: 1, exposure: 0, torch: 'off' };

/** core/types/CodeType.kt:60 `fromUnionValue`: the prop's setter throws on any other type. */
const CODE_TYPES = [
  'code-128',
  'code-39',
  'code-93',
  'codabar',
  'ean-13',
  'ean-8',
  'itf',
  'upc-e',
  'upc-a',
  'qr',
  'pdf-417',
  'aztec',
  'data-matrix',
  'unknown',
];

/** react/CameraViewManager.kt:96 `PixelFormat.fromUnionValue`: these setters throw on unknown values. */
const UNIONS: Partial<Record<keyof NativeProps, readonly string[]>> = {
  pixelFormat: ['yuv', 'rgb', 'unknown'],
  videoStabilizationMode: ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'],
  resizeMode: ['cover', 'contain'],
  androidPreviewViewType: ['surface-view', 'texture-view'],
};

/** Simulates `CameraView.kt` and `CameraSession.kt`. */
export class AndroidCamera implements NativeCamera {
  props: NativeProps = { cameraId: '' };
  frameProcessor: ((frame: Frame) => void) | undefined;
  private configuration: Configuration | undefined;
  private camera: CameraDevice | undefined;
  private isLifecycleActive = false;
  private isOpen = false;
  private isDestroyed = false;
  isPreviewing = false;
  hasFrozenFrame = false;
  private wasPreviewing = false;
  readonly applied: NativeCamera['applied'] = { ...DEFAULTS };
  private latestUpdate = 0;
  private hasProvider = false;
  private recording: Recording | undefined;
  private isRecordingCanceled = false;
  /** The values that CameraX reported before the outputs were bound again. */
  private controls: NativeCamera['applied'] = {};
  private lastPreviewOrientation: Orientation | undefined;
  private lastOutputOrientation: Orientation | undefined;
  private rejectFocus: (() => void) | undefined;
  private readonly captures = new Set<(error: NativeCameraError) => void>();
  private readonly observers: { wasStreaming: boolean }[] = [];

  constructor(private readonly context: NativeViewContext) {
    // react/CameraView.kt:134 `invokeOnViewReady`: the view reports that it's attached to the window.
    context.schedule(1, () => context.emit('onViewReady'));
  }

  get isRunning(): boolean {
    return this.isOpen;
  }

  get isRecording(): boolean {
    return this.recording != null && !this.recording.isFinalized;
  }

  get isRecordingPaused(): boolean {
    return this.isRecording && this.recording!.clock.isPaused;
  }

  get isCapturing(): boolean {
    return this.captures.size > 0;
  }

  /** core/OrientationManager.kt:53 `val outputOrientation`: the phone's orientation or the screen's. The screen is always portrait. */
  private get outputOrientation(): Orientation {
    return this.props.outputOrientation === 'preview' ? 'portrait' : this.context.getOrientation();
  }

  setProps(props: NativeProps): void {
    for (const [name, words] of Object.entries(UNIONS)) {
      const value = props[name as keyof NativeProps];
      if (value != null && !words.includes(value as string))
        this.context.crash(`This crashes the app on Android: ${name} can't be "${String(value)}".`);
    }
    for (const type of props.codeScannerOptions?.codeTypes ?? []) {
      if (!CODE_TYPES.includes(type))
        this.context.crash(`This crashes the app on Android: "${type}" isn't a code type.`);
    }
    this.props = props;
    this.update();
  }

  destroy(): void {
    // core/CameraSession.kt:89 `State.DESTROYED` ends the lifecycle.
    // core/CameraSession+Video.kt:41 `asPersistentRecording` keeps the recording alive.
    if (this.isRecording) this.context.report(UNSTOPPED_RECORDING);
    this.isDestroyed = true;
    this.isLifecycleActive = false;
    this.close();
  }

  interrupt(): void {
    // core/extensions/StateError+toCameraError.kt:18 `CameraInUseError`: another app took the camera.
    if (this.isOpen) this.fail('device/camera-already-in-use');
  }

  /** CameraX waits until the camera is available, and opens it again. */
  endInterruption(): void {
    if (this.isLifecycleActive && !this.isOpen) this.open();
  }

  /** core/extensions/StateError+toCameraError.kt:19 `FatalCameraError`: CameraX doesn't open the camera again. */
  failSession(): void {
    this.fail('device/fatal-error');
  }

  /** Android destroys the surface of a SurfaceView that isn't visible, so its last frame is gone. */
  setAppVisible(isVisible: boolean): void {
    if (!isVisible && this.props.androidPreviewViewType !== 'texture-view') this.hasFrozenFrame = false;
  }

  private fail(code: Parameters<typeof createAndroidError>[0]): void {
    this.close();
    // core/CameraSession+Configuration.kt:308 `callback.onError`: reported after the stop.
    this.context.schedule(TIMES.close, () => this.context.emit('onError', createAndroidError(code).toMap()));
  }

  /** react/CameraView.kt:158 `currentConfigureCall != now`: a newer update replaces one that still waits. */
  private update(): void {
    const call = ++this.latestUpdate;
    const delay = this.hasProvider ? TIMES.configure : TIMES.provider;
    this.context.schedule(delay, () => {
      this.hasProvider = true;
      if (call === this.latestUpdate) this.configure();
    });
  }

  /** core/CameraSession.kt:101 `suspend fun configure`. */
  private configure(): void {
    const { props } = this;
    const previous = this.configuration;
    const next = createConfiguration(props);
    const outputsChanged = previous?.outputs !== next.outputs;
    const deviceChanged = outputsChanged || previous.cameraId !== next.cameraId;
    const sidePropsChanged = deviceChanged || previous.sideProps !== next.sideProps;
    const isActiveChanged = previous?.isActive !== next.isActive;
    const orientationChanged =
      previous == null || previous.props.outputOrientation !== props.outputOrientation;
    // core/CameraSession.kt:125 `this.configuration = config`: stored before it's applied, so a step that an error skips
    // runs only after its own props change. After an error at mount, isActive has to turn false and true again.
    this.configuration = next;
    if (this.isDestroyed) return;
    try {
      if (outputsChanged) this.checkOutputs(props);
      if (deviceChanged) this.bind(props);
      if (sidePropsChanged) this.configureSideProps(props);
      if (isActiveChanged) this.setActive(next.isActive);
      if (orientationChanged) this.context.schedule(TIMES.orientation, () => this.rotate());
    } catch (error) {
      this.context.emit('onError', (error as NativeCameraError).toMap());
    }
  }

  /** core/CameraSession+Configuration.kt:47 `configureOutputs`. */
  private checkOutputs(props: NativeProps): void {
    const { format, minFps, maxFps, codeScannerOptions } = props;
    const isVideo = props.video || props.enableFrameProcessor;
    const hasFpsOutput = props.preview !== false || isVideo;
    if (minFps != null && maxFps != null && hasFpsOutput) {
      requireFormat('fps', format);
      // core/CameraSession+Configuration.kt:71 `InvalidFpsError(fpsRange.upper)`
      if (minFps < format.minFps || maxFps > format.maxFps)
        throw createAndroidError('format/invalid-fps', maxFps);
    }
    if (isVideo && props.videoBitRateMultiplier != null) requireFormat('videoBitRate', format);
    if (isVideo && props.videoHdr) {
      requireFormat('videoHdr', format);
      if (!format.supportsVideoHdr) throw createAndroidError('format/invalid-video-hdr');
    }
    if (props.enableFrameProcessor && props.pixelFormat === 'unknown')
      throw createAndroidError('device/pixel-format-not-supported', 'unknown');
    if ((codeScannerOptions?.codeTypes as string[] | undefined)?.includes('unknown'))
      throw createAndroidError('code-scanner/code-type-not-supported', 'unknown');
    // core/CodeScannerPipeline.kt:25 `types[0]`: reads the first type of an empty list.
    if (codeScannerOptions?.codeTypes.length === 0)
      throw createUnknownError('Index 0 out of bounds for length 0');
  }

  /** core/CameraSession+Configuration.kt:234 `configureCamera`. */
  private bind(props: NativeProps): void {
    if (!this.context.isGranted('camera')) throw createAndroidError('permission/camera-permission-denied');
    const hasOutput =
      props.preview !== false ||
      props.photo ||
      props.video ||
      props.enableFrameProcessor ||
      props.codeScannerOptions != null;
    if (!hasOutput) throw createAndroidError('session/no-outputs');
    const isStreamingHdr = props.videoHdr && (props.video || props.enableFrameProcessor);
    if (props.photo && props.photoHdr && isStreamingHdr)
      throw createAndroidError('format/photo-hdr-and-video-hdr-not-suppoted-simultaneously');
    if (props.lowLightBoost && (isStreamingHdr || (props.photo && props.photoHdr)))
      throw createAndroidError('format/low-light-boost-not-supported-with-hdr');
    const device = this.context.getDevices().find(({ id }) => id === props.cameraId);
    // core/extensions/CameraSelector+byId.kt:7 `it.id == id`: CameraX finds no camera with this id.
    if (device == null) throw createUnknownError('No available camera can be found.');
    if (!runsTogether(props, device)) {
      // core/CameraSession+Configuration.kt:277 `provider.unbind`: the outputs that ran are gone already.
      this.close();
      // core/CameraSession+Configuration.kt:282 `provider.bindToLifecycle`: CameraX throws.
      throw createUnknownError(
        `No supported surface combination is found for camera device - Id : ${device.id}. May be attempting to bind too many use cases.`,
      );
    }
    // core/CameraSession+Configuration.kt:275 `currentUseCases.isNotEmpty()`: CameraX resets the controls of a camera whose outputs are unbound.
    this.controls = this.camera === device ? { ...this.applied } : DEFAULTS;
    Object.assign(this.applied, DEFAULTS);
    this.camera = device;
    this.context.emit('onInitialized');
    // core/CameraSession+Configuration.kt:290 `lastIsStreaming = false`: each binding adds an observer, which gets the current state first.
    this.observers.push({ wasStreaming: false });
    this.context.schedule(1, () => this.notifyObservers());
    if (this.isLifecycleActive && !this.isOpen) this.open();
  }

  /**
   * core/CameraSession+Configuration.kt:314 `configureSideProps`: runs before isActive, so an error leaves the camera stopped.
   * core/CameraSession+Configuration.kt:319 `currentZoom != config.zoom`: after a rebuild, it compares with the values
   * that are about to be reset, so values that didn't change are lost.
   */
  private configureSideProps(props: NativeProps): void {
    if (this.camera == null) throw createAndroidError('session/camera-not-ready');
    if (
      props.torch === 'on' &&
      this.controls.torch !== 'on' &&
      !this.camera.hasTorch &&
      !this.camera.hasFlash
    )
      throw createAndroidError('device/flash-not-available');
    const { controls } = this;
    this.controls = this.applied;
    // The CameraControl of an inactive camera rejects calls, and nobody repeats them after the start.
    if (!this.isLifecycleActive) return;
    const { zoom = 1, torch = 'off' } = props;
    const exposure = Math.round(props.exposure ?? 0);
    const { minZoom, maxZoom, minExposure, maxExposure } = this.camera;
    if (zoom !== controls.zoom && zoom >= minZoom && zoom <= maxZoom) this.applied.zoom = zoom;
    if (torch !== controls.torch) this.applied.torch = torch;
    if (exposure !== controls.exposure && exposure >= minExposure && exposure <= maxExposure)
      this.applied.exposure = exposure;
  }

  /**
   * core/OrientationManager.kt:37 `onOrientationChanged`: the first reading of the sensor reports both orientations. With
   * outputOrientation="preview", the library doesn't listen to the sensor.
   */
  rotate(): void {
    if (this.props.outputOrientation === 'preview' || this.isDestroyed) return;
    if (this.lastPreviewOrientation == null)
      this.context.emit('onPreviewOrientationChanged', { previewOrientation: 'portrait' });
    this.lastPreviewOrientation = 'portrait';
    const { outputOrientation } = this;
    if (this.lastOutputOrientation !== outputOrientation)
      this.context.emit('onOutputOrientationChanged', { outputOrientation });
    this.lastOutputOrientation = outputOrientation;
  }

  /** core/CameraSession+Configuration.kt:341 `configureIsActive`: neither pauses nor stops a recording. */
  private setActive(isActive: boolean): void {
    this.isLifecycleActive = isActive;
    if (!isActive) {
      Object.assign(this.applied, DEFAULTS);
      return this.close();
    }
    this.notifyObservers();
    this.open();
  }

  private open(): void {
    this.context.schedule(TIMES.open, () => {
      if (!this.isLifecycleActive || this.camera == null || this.isOpen) return;
      if (this.context.isCameraTaken()) {
        this.context.emit('onError', createAndroidError('device/camera-already-in-use').toMap());
        return;
      }
      if (this.context.isCameraBroken()) return this.failSession();
      this.isOpen = true;
      if (this.recording != null) this.recording.hasData = true;
      this.notifyObservers();
      this.context.schedule(TIMES.preview, () => {
        this.isPreviewing = this.isOpen && this.props.preview !== false;
        this.hasFrozenFrame = this.isPreviewing;
        this.notifyObservers();
      });
    });
  }

  private close(): void {
    this.rejectFocus?.();
    // CameraX aborts captures when their use case is detached: ImageCaptureException, no CameraError.
    for (const reject of this.captures) reject(createUnknownError('Camera is closed.'));
    this.captures.clear();
    if (!this.isOpen) return;
    this.isOpen = false;
    this.context.schedule(TIMES.close, () => {
      if (this.isOpen) return;
      this.isPreviewing = false;
      this.notifyObservers();
    });
  }

  /**
   * react/CameraView.kt:294 `observe(cameraSession)` and core/CameraSession+Configuration.kt:291 `observe(this)`: after
   * core/CameraSession+Configuration.kt:347 `Lifecycle.State.CREATED`, LiveData holds back changes and delivers them at the next start.
   */
  private notifyObservers(): void {
    if (!this.isLifecycleActive) return;
    if (this.isPreviewing !== this.wasPreviewing) {
      this.wasPreviewing = this.isPreviewing;
      this.context.emit(this.isPreviewing ? 'onPreviewStarted' : 'onPreviewStopped');
    }
    for (const observer of this.observers) {
      if (this.isOpen === observer.wasStreaming) continue;
      observer.wasStreaming = this.isOpen;
      this.context.emit(this.isOpen ? 'onStarted' : 'onStopped');
    }
  }

  /** core/CameraSession+Photo.kt:10 `takePhoto`. */
  async takePhoto(options: Record<string, unknown>): Promise<object> {
    const { camera } = this;
    if (camera == null) throw createAndroidError('session/camera-not-ready');
    if (!this.configuration?.props.photo) throw createAndroidError('capture/photo-not-enabled');
    const flash = (options.flash as string | undefined) ?? 'off';
    if (flash !== 'off' && !camera.hasFlash) throw createAndroidError('device/flash-not-available');
    const path = createPath(options, 'jpg', this.context);
    if (!this.isOpen) throw createUnknownError('Camera is closed.');
    const size = this.props.format ?? camera.formats[0];
    return new Promise((resolve, reject) => {
      this.captures.add(reject);
      // core/extensions/ImageCapture+takePicture.kt:58 `onShutter`
      this.context.schedule(TIMES.shutter, () => {
        if (this.captures.has(reject)) this.context.emit('onShutter', { type: 'photo' });
      });
      this.context.schedule(TIMES.photo, () => {
        if (!this.captures.delete(reject)) return;
        // core/extensions/ImageCapture+takePicture.kt:71 `resumeWithException(exception)`: an ImageCaptureException has no code.
        if (this.context.isDiskFull()) return reject(createUnknownError('Failed to write temp file'));
        resolve({
          path,
          width: size?.photoWidth ?? 4000,
          height: size?.photoHeight ?? 3000,
          orientation: this.outputOrientation,
          isRawPhoto: false,
          isMirrored: this.props.isMirrored ?? false,
        });
      });
    });
  }

  /**
   * react/CameraView+TakeSnapshot.kt:14 `takeSnapshot`. react/CameraViewModule.kt:111 `promise.reject(e)` loses the code, and
   * core/CameraError.kt:23 `override val message` leaves it out of the message.
   */
  async takeSnapshot(options: Record<string, unknown>): Promise<object> {
    if (this.props.preview === false) throw createUncodedError('capture/snapshot-failed-preview-not-enabled');
    // A surface keeps its last frame after the camera has stopped.
    if (!this.isPreviewing && !this.hasFrozenFrame) throw createUncodedError('capture/snapshot-failed');
    this.context.emit('onShutter', { type: 'snapshot' });
    return {
      path: createPath(options, 'jpg', this.context),
      width: 1080,
      height: 2340,
      orientation: this.outputOrientation,
      isMirrored: false,
    };
  }

  /**
   * react/CameraViewModule.kt:120 `backgroundCoroutineScope.launch` and core/CameraQueues.kt:15 `newCachedThreadPool`:
   * each call is a coroutine on its own thread, so a stop right after the start can overtake it.
   */
  startRecording(options: Record<string, unknown>, callback: RecordCallback): void {
    this.context.schedule(TIMES.startRecording, () => this.record(options, callback));
  }

  /** core/CameraSession+Video.kt:16 `startRecording`. react/CameraViewModule.kt:127 `onRecordCallback(null, map)` reports its errors. */
  private record(options: Record<string, unknown>, callback: RecordCallback): void {
    if (this.isDestroyed) return this.context.report(UNSTOPPED_RECORDING);
    const fail = (error: NativeCameraError) => callback(null, error.toMap());
    if (this.props.audio && !this.context.isGranted('microphone')) {
      return fail(createAndroidError('permission/microphone-permission-denied'));
    }
    if (this.camera == null) return fail(createAndroidError('session/camera-not-ready'));
    // core/CameraSession+Video.kt:23 `RecordingInProgressError`: also after a recording that ended without stopRecording().
    if (this.recording != null) return fail(createAndroidError('capture/recording-in-progress'));
    if (!this.configuration?.props.video && !this.configuration?.props.enableFrameProcessor)
      return fail(createAndroidError('capture/video-not-enabled'));
    // core/CameraSession+Video.kt:43 `isRecordingCanceled = false`: also for a canceled recording that isn't finalized yet.
    this.isRecordingCanceled = false;
    const extension = options.fileType === 'mp4' ? 'mp4' : 'mov';
    this.recording = {
      callback,
      path: createPath(options, extension, this.context),
      clock: new RecordingClock(),
      hasData: this.isOpen,
      isFinalized: false,
    };
    if (this.context.isDiskFull()) this.context.schedule(TIMES.fillDisk, () => this.fillDisk());
  }

  /** core/CameraSession+Video.kt:73 `onError(error)`: reports the full disk and leaves `recording` set until stopRecording(). */
  fillDisk(): void {
    const { recording } = this;
    if (recording == null || recording.isFinalized) return;
    recording.isFinalized = true;
    recording.callback(null, createAndroidError('capture/insufficient-storage').toMap());
  }

  /** core/CameraSession+Video.kt:94 `this.recording = null`: only this clears the recording, so a second call rejects immediately. */
  async stopRecording(): Promise<void> {
    const { recording } = this;
    if (recording == null) throw createAndroidError('capture/no-recording-in-progress');
    this.recording = undefined;
    if (recording.isFinalized) return;
    recording.isFinalized = true;
    const { duration } = recording.clock;
    this.context.schedule(TIMES.finalize, () => {
      const fail = (error: NativeCameraError) => recording.callback(null, error.toMap());
      // core/CameraSession+Video.kt:55 `if (isRecordingCanceled)`
      if (this.isRecordingCanceled) return fail(createAndroidError('capture/recording-canceled'));
      if (!recording.hasData || duration === 0) return fail(createAndroidError('capture/no-data', 'null'));
      recording.callback(
        {
          path: recording.path,
          duration,
          width: this.props.format?.videoWidth ?? 1920,
          height: this.props.format?.videoHeight ?? 1080,
        },
        null,
      );
    });
  }

  async cancelRecording(): Promise<void> {
    this.isRecordingCanceled = true;
    return this.stopRecording();
  }

  async pauseRecording(): Promise<void> {
    if (this.recording == null) throw createAndroidError('capture/no-recording-in-progress');
    this.recording.clock.pause();
  }

  async resumeRecording(): Promise<void> {
    if (this.recording == null) throw createAndroidError('capture/no-recording-in-progress');
    this.recording.clock.resume();
  }

  /** react/CameraView+Focus.kt:9 `focus` and core/CameraSession+Focus.kt:11 `focus`. */
  async focus(): Promise<void> {
    if (this.props.preview === false) throw createAndroidError('capture/focus-requires-preview');
    if (this.camera == null) throw createAndroidError('session/camera-not-ready');
    if (!this.camera.supportsFocus) throw createAndroidError('device/focus-not-supported');
    // core/extensions/ListenableFuture+await.kt:16 `return this.get()`: an inactive camera's future has already failed, so the
    // exception isn't the one that core/CameraSession+Focus.kt:28 `OperationCanceledException` catches.
    if (!this.isOpen) throw createUnknownError('Camera is not active.');
    this.rejectFocus?.();
    await new Promise<void>((resolve, reject) => {
      let isDone = false;
      this.rejectFocus = () => {
        if (isDone) return;
        isDone = true;
        reject(createAndroidError('capture/focus-canceled'));
      };
      this.context.schedule(TIMES.photo, () => {
        isDone = true;
        resolve();
      });
    });
  }
}

/**
 * Whether a camera can run some outputs together. CameraX compares them with `GuaranteedConfigurationsUtil`, and tries again
 * with one stream for preview and video, as `CameraUseCaseAdapter` does. A limited camera runs photos and two other
 * streams. A full one runs any three. The sizes, which also matter, aren't simulated.
 */
function runsTogether(props: NativeProps, { hardwareLevel }: CameraDevice): boolean {
  const { preview, video, enableFrameProcessor, codeScannerOptions } = props;
  // react/CameraView.kt:184 `if (video || enableFrameProcessor)`: a frame processor turns on the video.
  const isStreaming = preview !== false || video || enableFrameProcessor;
  const streams = [isStreaming, enableFrameProcessor, codeScannerOptions != null];
  const most = hardwareLevel === 'full' && !props.photo ? 3 : 2;
  return streams.filter(Boolean).length <= most;
}

/** core/CameraConfiguration.kt:123 `difference`: which props rebuild the outputs and which are side props. */
function createConfiguration(props: NativeProps): Configuration {
  const { cameraId, isActive = false, torch, zoom, exposure } = props;
  const video = (props.video || props.enableFrameProcessor) && [
    props.isMirrored,
    props.videoHdr,
    props.videoBitRateOverride,
    props.videoBitRateMultiplier,
  ];
  return {
    cameraId,
    isActive,
    props,
    outputs: JSON.stringify([
      props.photo && [props.isMirrored, props.photoHdr, props.photoQualityBalance],
      video,
      props.lowLightBoost,
      props.enableFrameProcessor && [props.isMirrored, props.pixelFormat],
      props.codeScannerOptions?.codeTypes,
      props.preview,
      props.format,
      props.minFps,
      props.maxFps,
    ]),
    sideProps: JSON.stringify([torch ?? 'off', zoom ?? 1, exposure ?? 0]),
  };
}

/** React Native's code for errors that a module rejects with as they are. */
function createUncodedError(code: Parameters<typeof createAndroidError>[0]): NativeCameraError {
  return new NativeCameraError('EUNSPECIFIED', createAndroidError(code).message);
}

function requireFormat<T>(prop: string, format: T | undefined): asserts format is T {
  if (format == null) throw createAndroidError('format/format-required', prop);
}

/** core/utils/OutputFile.kt:7 `createTempFile`: a new path without a scheme. */
function createPath(options: Record<string, unknown>, extension: string, context: NativeViewContext): string {
  const path = options.path as string | undefined;
  // core/utils/FileUtils.kt:17 `!file.isDirectory`: a URL isn't a directory.
  if (path?.includes('://')) throw createAndroidError('capture/invalid-path', path);
  return `${path ?? '/data/user/0/com.example/cache'}/${context.createFileName()}.${extension}`;
}
