import type { CameraDevice, Frame, Orientation } from 'react-native-vision-camera';
import { createIosError, createUnknownError, NativeCameraError } from './NativeCameraError';
import { RecordingClock } from './RecordingClock';
import { ORIENTATIONS, UNSTOPPED_RECORDING } from './types';
import type { NativeCamera, NativeProps, NativeViewContext, RecordCallback } from './types';

// Comments cite the library's Swift: a file, a line, and in backticks what that line says.

interface Recording {
  callback: RecordCallback;
  path: string;
  clock: RecordingClock;
  hasFrames: boolean;
  isStopping: boolean;
}

/** How long the phone takes, in milliseconds. Only the order of the steps comes from the library. */
const TIMES = {
  queue: 5,
  start: 180,
  preview: 40,
  shutter: 50,
  photo: 300,
  snapshot: 40,
  finish: 100,
  fillDisk: 400,
  background: 300,
  orientation: 200,
};

/** React/CameraView.swift:265 `try Torch(jsValue: torch)`: a word that the session doesn't know drops the whole update. */
const UNIONS: Partial<Record<keyof NativeProps, readonly string[]>> = {
  videoStabilizationMode: ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'],
  outputOrientation: ['device', 'preview'],
  torch: ['off', 'on'],
};

/** Core/PhotoCaptureDelegate.swift:99 `case .up, .upMirrored:`. Indexed by EXIF orientation value. */
const EXIF_ORIENTATIONS: readonly (Orientation | undefined)[] = [
  undefined,
  'portrait',
  'portrait',
  'portrait-upside-down',
  'portrait-upside-down',
  'landscape-left',
  'landscape-right',
  'landscape-right',
  'landscape-left',
];

/** Simulates `CameraView.swift` and `CameraSession.swift`. */
export class IosCamera implements NativeCamera {
  props: NativeProps = { cameraId: '' };
  frameProcessor: ((frame: Frame) => void) | undefined;
  private configuration: NativeProps | undefined;
  private device: CameraDevice | undefined;
  private hasPhotoOutput = false;
  private hasVideoOutput = false;
  private hasFrame = false;
  private openConfigurations = 0;
  private isSessionRunning = false;
  private isInterrupted: boolean;
  private isAppVisible = true;
  isPreviewing = false;
  private wasPreviewing = false;
  readonly applied: NativeCamera['applied'] = {};
  private isDestroyed = false;
  private isInitialized = false;
  private lastOutputOrientation: Orientation = 'portrait';
  private latestUpdate = 0;
  private recording: Recording | undefined;
  private isRecordingCanceled = false;
  private isStopRequested = false;
  private readonly captures = new Set<(error: NativeCameraError) => void>();

  constructor(private readonly context: NativeViewContext) {
    this.isInterrupted = context.isCameraTaken();
    // React/CameraView.swift:135 `onViewReadyEvent`: the view reports that it has a superview.
    context.schedule(1, () => context.emit('onViewReady'));
  }

  get isRunning(): boolean {
    return this.isSessionRunning && !this.isInterrupted && !this.context.isCameraBroken();
  }

  /** The preview layer keeps the last frame. The library never clears it. */
  get hasFrozenFrame(): boolean {
    return this.wasPreviewing && this.props.preview !== false;
  }

  get isRecording(): boolean {
    return this.recording != null && !this.isStopRequested;
  }

  get isRecordingPaused(): boolean {
    return this.isRecording && this.recording!.clock.isPaused;
  }

  get isCapturing(): boolean {
    return this.captures.size > 0;
  }

  /** Core/OrientationManager.swift:88 `var outputOrientation`: the phone's orientation or the screen's. The screen is always portrait. */
  private get outputOrientation(): Orientation {
    return this.props.outputOrientation === 'preview' ? 'portrait' : this.context.getOrientation();
  }

  /** React/CameraView.swift:189 `currentConfigureCall == now`: a newer update replaces one that still waits in the serial queue. */
  setProps(props: NativeProps): void {
    this.props = props;
    if (!this.isInitialized) {
      this.isInitialized = true;
      // Core/CameraSession.swift:72 `orientationManager.delegate = self`: the first configuration reports both orientations.
      this.context.emit('onPreviewOrientationChanged', { previewOrientation: 'portrait' });
      this.context.emit('onOutputOrientationChanged', { outputOrientation: 'portrait' });
      this.context.schedule(TIMES.orientation, () => this.rotate());
    }
    const call = ++this.latestUpdate;
    this.context.schedule(TIMES.queue, () => {
      if (call === this.latestUpdate && !this.isDestroyed) this.configure(props);
    });
  }

  /** Core/OrientationManager.swift:147 `maybeUpdateOrientations`. */
  rotate(): void {
    const { outputOrientation } = this;
    if (this.lastOutputOrientation === outputOrientation || this.isDestroyed) return;
    this.lastOutputOrientation = outputOrientation;
    this.context.emit('onOutputOrientationChanged', { outputOrientation });
  }

  destroy(): void {
    // Core/CameraSession+Video.swift:100 `completion: onFinish` holds the session, so camera and microphone can run on.
    if (this.isRecording) this.context.report(UNSTOPPED_RECORDING);
    this.isDestroyed = true;
    this.stop();
  }

  /**
   * The library has no observer for interruptions, only
   * Core/CameraSession.swift:81 `AVCaptureSessionRuntimeError`. The preview layer reports that its frames stop:
   * Core/PreviewView.swift:75 `onPreviewStarted`.
   */
  interrupt(): void {
    if (this.isInterrupted) return;
    this.isInterrupted = true;
    this.rejectCaptures();
    this.setPreviewing(false);
  }

  endInterruption(): void {
    if (!this.isInterrupted) return;
    this.isInterrupted = false;
    this.startPreview();
  }

  /** iOS interrupts the session of an app that stays active in the background. */
  setAppVisible(isVisible: boolean): void {
    this.isAppVisible = isVisible;
    if (!isVisible)
      return this.context.schedule(TIMES.background, () => !this.isAppVisible && this.interrupt());
    if (!this.context.isCameraTaken()) this.endInterruption();
  }

  failSession(): void {
    // Core/CameraSession.swift:322 `error._nsError.description`: reports a runtime error, then starts the session again.
    this.rejectCaptures();
    this.setPreviewing(false);
    this.reportRuntimeError();
    // Core/CameraSession.swift:324 `configuration?.isActive`
    if (this.isSessionRunning) this.startPreview();
  }

  /**
   * Core/CameraSession.swift:61 `object: audioCaptureSession`: reported like a failed camera. After that,
   * Core/CameraSession.swift:328 `self.captureSession.startRunning()` changes nothing, because the camera never stopped.
   */
  failSound(): void {
    // Core/CameraSession+Video.swift:110 `activateAudioSession`: only a recording runs this session.
    if (!this.isRecording || !this.props.audio || !this.context.isGranted('microphone')) return;
    this.reportRuntimeError(' UserInfo={NSUnderlyingError={Code=561145187}}');
  }

  private reportRuntimeError(details = ''): void {
    const domain = 'AVFoundationErrorDomain';
    const code = -11800;
    const message = `Error Domain=${domain} Code=${code} "The operation could not be completed"${details}`;
    // React/CameraView.swift:313 `causeDictionary = [`
    const cause = { code, domain, message, details: {} };
    this.context.emit('onError', { ...createUnknownError(message).toMap(), cause });
  }

  /** Core/CameraSession.swift:111 `func configure`. */
  private configure(props: NativeProps): void {
    for (const [name, words] of Object.entries(UNIONS)) {
      const value = props[name as keyof NativeProps];
      if (value == null || words.includes(value as string)) continue;
      return this.fail(createIosError('parameter/invalid-parameter', String(value), name));
    }
    const previous = this.configuration;
    const changes = compare(previous, props);
    try {
      // Core/CameraSession.swift:137 `beginConfiguration`: an error skips
      // Core/CameraSession.swift:195 `commitConfiguration`.
      if (changes.session) this.openConfigurations += 1;
      if (changes.input) this.configureDevice(props);
      if (changes.outputs) this.configureOutputs(props);
      if (this.device == null) throw createIosError('device/no-device');
      if (changes.format) this.configureFormat(props, this.device);
      if (changes.sideProps) this.configureSideProps(props, this.device);
      if (previous?.outputOrientation !== props.outputOrientation) this.rotate();
      if (changes.session) this.openConfigurations -= 1;
      this.checkIsActive(props);
      // Core/CameraSession.swift:207 `configureTorch`: an error here comes after the start and before the configuration is stored.
      if (changes.torch && props.torch === 'on' && !this.device.hasTorch)
        throw createIosError('device/flash-unavailable');
      // Core/CameraSession.swift:211 `self.configuration = config`
      this.configuration = props;
      const { zoom = 1, exposure = 0, torch } = props;
      // Core/CameraSession+Configuration.swift:321 `max(min(zoom`: the session clamps the zoom factor.
      const { minZoom, maxZoom, minExposure, maxExposure } = this.device;
      // Core/CameraSession+Configuration.swift:335 `min(max(exposure`
      Object.assign(this.applied, {
        zoom: Math.min(Math.max(zoom, minZoom), maxZoom),
        exposure: Math.min(Math.max(exposure, minExposure), maxExposure),
        torch,
      });
    } catch (error) {
      this.fail(error as NativeCameraError);
    }
    // Core/CameraSession+Configuration.swift:344 `configureAudioSession`: audio has a separate session.
    if (previous?.audio !== props.audio && props.audio && !this.context.isGranted('microphone'))
      this.fail(createIosError('permission/microphone-permission-denied'));
  }

  private fail(error: NativeCameraError): void {
    this.context.emit('onError', error.toMap());
  }

  /** Core/CameraSession+Configuration.swift:18 `configureDevice`. */
  private configureDevice(props: NativeProps): void {
    this.device = undefined;
    const device = this.context.getDevices().find(({ id }) => id === props.cameraId);
    if (device == null) throw createIosError('device/invalid-device');
    // Core/CameraSession+Configuration.swift:41 `AVCaptureDeviceInput`: without permission it throws an AVError, which has no code.
    if (!this.context.isGranted('camera'))
      throw createUnknownError('This app is not authorized to use Back Camera.');
    this.device = device;
  }

  /** Core/CameraSession+Configuration.swift:59 `configureOutputs`. */
  private configureOutputs(props: NativeProps): void {
    this.hasPhotoOutput = props.photo ?? false;
    this.hasVideoOutput = (props.video || props.enableFrameProcessor) ?? false;
    if (this.hasVideoOutput && this.isRunning) this.hasFrame = true;
    for (const type of (props.codeScannerOptions?.codeTypes ?? []) as string[]) {
      if (type === 'unknown') throw createIosError('code-scanner/code-type-not-supported', type);
    }
    this.context.emit('onInitialized');
  }

  /** Core/CameraSession+Configuration.swift:182 `configureFormat`. */
  private configureFormat({ format }: NativeProps, device: CameraDevice): void {
    const wanted = JSON.stringify(format);
    if (format != null && !device.formats.some((other) => JSON.stringify(other) === wanted))
      throw createIosError('format/invalid-format');
    const { video, enableFrameProcessor, videoHdr, pixelFormat } = this.props;
    if ((video || enableFrameProcessor) && videoHdr) {
      // Core/CameraSession+Configuration.swift:225 `onConfigureError`: reports it and goes on with the default pixel format.
      if (pixelFormat != null && pixelFormat !== 'yuv')
        this.fail(createIosError('format/incompatible-pixel-format-with-hdr-setting'));
      else if (format?.supportsVideoHdr !== true) this.fail(createIosError('format/invalid-video-hdr'));
    }
  }

  /** Core/CameraSession+Configuration.swift:254 `device.activeFormat.videoSupportedFrameRateRanges`: also without a format prop. */
  private configureSideProps(
    { format, minFps, maxFps, lowLightBoost }: NativeProps,
    device: CameraDevice,
  ): void {
    const active =
      format ?? device.formats.find(({ videoWidth }) => videoWidth === 1920) ?? device.formats[0];
    if (minFps != null && maxFps != null && active != null) {
      // Core/CameraSession+Configuration.swift:256 `.invalidFps(fps: Int(minFps))`
      if (minFps < active.minFps) throw createIosError('format/invalid-fps', minFps);
      if (maxFps > active.maxFps) throw createIosError('format/invalid-fps', maxFps);
    }
    // Core/CameraSession+Configuration.swift:272 `lowLightBoostNotSupported`: before the commit, so the session never starts.
    if (lowLightBoost && !device.supportsLowLightBoost)
      throw createIosError('device/low-light-boost-not-supported');
  }

  /** Core/CameraSession.swift:253 `checkIsActive`: leaves a recording as it is. */
  private checkIsActive({ isActive = false }: NativeProps): void {
    if (isActive === this.isSessionRunning) return;
    if (!isActive) return this.stop();
    if (this.openConfigurations > 0)
      return this.context.crash(
        'This crashes the app on iOS: startRunning was called between beginConfiguration and commitConfiguration, because an earlier configuration failed. Mount a new <Camera> with another key after an error.',
      );
    this.isSessionRunning = true;
    this.context.schedule(TIMES.start, () => {
      if (!this.isSessionRunning) return;
      // Core/CameraSession.swift:261 `delegate?.onCameraStarted()`: also while the session is interrupted.
      this.context.emit('onStarted');
      if (!this.isRunning) return;
      if (this.hasVideoOutput) this.hasFrame = true;
      if (this.recording != null) this.recording.hasFrames = true;
    });
    this.startPreview();
  }

  /** Core/PreviewView.swift:75 `onPreviewStarted`: as soon as the layer has an image. */
  private startPreview(): void {
    this.context.schedule(TIMES.start + TIMES.preview, () => {
      // The library starts a failed session again, and a broken camera fails again.
      if (this.isSessionRunning && this.context.isCameraBroken()) return this.failSession();
      if (this.isRunning && this.props.preview !== false) this.setPreviewing(true);
    });
  }

  private setPreviewing(isPreviewing: boolean): void {
    if (this.isPreviewing === isPreviewing) return;
    this.isPreviewing = isPreviewing;
    this.wasPreviewing = true;
    this.context.emit(isPreviewing ? 'onPreviewStarted' : 'onPreviewStopped');
  }

  private rejectCaptures(): void {
    for (const reject of this.captures) reject(createCaptureFailure());
    this.captures.clear();
  }

  private stop(): void {
    this.rejectCaptures();
    if (!this.isSessionRunning) return;
    this.isSessionRunning = false;
    // Core/CameraSession.swift:254 `configuration.isActive == captureSession.isRunning`: an interrupted session doesn't run.
    if (!this.isInterrupted) this.context.emit('onStopped');
    this.setPreviewing(false);
  }

  /** Core/CameraSession+Photo.swift:19 `cameraQueue.async`: waits for a configuration that's running. */
  takePhoto(options: Record<string, unknown>): Promise<object> {
    return this.onQueue(() => {
      // Core/CameraSession+Photo.swift:21 `self.configuration`: not stored yet if the first configuration failed.
      if (this.configuration == null) throw createIosError('session/camera-not-ready');
      if (!this.configuration.photo) throw createIosError('capture/photo-not-enabled');
      const { device } = this;
      if (!this.hasPhotoOutput || device == null) throw createIosError('session/camera-not-ready');
      const flash = (options.flash as string | undefined) ?? 'off';
      if (flash !== 'off' && !device.hasFlash) throw createIosError('capture/flash-not-available');
      if (options.enableAutoDistortionCorrection)
        // Core/CameraSession+Photo.swift:67 `isAutoContentAwareDistortionCorrectionEnabled`: the output doesn't allow it, so AVFoundation raises an exception.
        this.context.crash(
          'This crashes the app on iOS: content-aware distortion correction is not enabled on the photo output.',
        );
      if (!this.isRunning) throw createCaptureFailure();
      const size = this.props.format ?? device.formats[0];
      return new Promise<object>((resolve, reject) => {
        this.captures.add(reject);
        this.context.schedule(TIMES.shutter, () => {
          if (this.captures.has(reject)) this.context.emit('onShutter', { type: 'photo' });
        });
        this.context.schedule(TIMES.photo, () => {
          if (!this.captures.delete(reject)) return;
          // Core/Utils/FileUtils.swift:29 `fileError`
          if (this.context.isDiskFull())
            return reject(createIosError('capture/file-io-error', 'The volume is out of space.'));
          const isMirrored = this.props.isMirrored ?? false;
          const exifOrientation = getExifOrientation(this.outputOrientation, device, isMirrored);
          resolve({
            path: createUrl(options, 'jpg', this.context),
            width: size?.photoWidth ?? 4032,
            height: size?.photoHeight ?? 3024,
            orientation: EXIF_ORIENTATIONS[exifOrientation],
            isMirrored,
            isRawPhoto: false,
            metadata: {
              Orientation: exifOrientation,
              DPIHeight: 72,
              DPIWidth: 72,
              '{Exif}': {
                ISOSpeedRatings: [64],
                ExposureTime: 0.008,
                FNumber: 1.8,
                ApertureValue: 1.696,
                BrightnessValue: 4.2,
                FocalLength: 4.25,
                ShutterSpeedValue: 6.9,
                DateTimeOriginal: '2025:01:01 12:00:00',
                PixelXDimension: size?.photoWidth ?? 4032,
                PixelYDimension: size?.photoHeight ?? 3024,
              },
              '{TIFF}': { Make: 'Apple', Model: 'iPhone 13', DateTime: '2025:01:01 12:00:00' },
            },
            thumbnail: {},
          });
        });
      });
    });
  }

  /**
   * React/CameraView+TakeSnapshot.swift:15 `latestVideoFrame`: the last frame ever received, even after a pause or without `video`.
   * React/CameraViewManager.swift:18 `DispatchQueue.main`: views unmount in the same queue, so they can't interrupt it.
   */
  async takeSnapshot(options: Record<string, unknown>): Promise<object> {
    if (!this.hasFrame) throw createIosError('capture/snapshot-failed');
    // React/CameraView+TakeSnapshot.swift:26 `onCaptureShutter`: fires before the file is written.
    this.context.emit('onShutter', { type: 'snapshot' });
    await new Promise<void>((resolve) => this.context.schedule(TIMES.snapshot, resolve));
    const { videoWidth = 1920, videoHeight = 1080 } = this.props.format ?? {};
    return {
      path: createUrl(options, 'jpg', this.context),
      // React/CameraView+TakeSnapshot.swift:37 `image.size.width`: the size of an image that is rotated already.
      width: videoHeight,
      height: videoWidth,
      // React/CameraView+TakeSnapshot.swift:29 `Orientation.portrait.relativeTo`: the rotation of the frame, the other way around.
      orientation: this.device?.position === 'front' ? 'landscape-right' : 'landscape-left',
      isMirrored: false,
    };
  }

  /** Core/CameraSession+Video.swift:129 `self.recordingSession = recordingSession`: replaces a running recording. */
  startRecording(options: Record<string, unknown>, callback: RecordCallback): void {
    this.context.schedule(TIMES.queue, () => {
      if (!this.hasVideoOutput) {
        const error =
          this.configuration != null && !this.configuration.video && !this.configuration.enableFrameProcessor
            ? createIosError('capture/video-not-enabled')
            : createIosError('session/camera-not-ready');
        return callback(null, createReactError(error));
      }
      if (this.recording != null)
        this.context.report(
          'startRecording was called during a recording. iOS loses the first one and never calls its callbacks. Start only when none runs.',
        );
      this.isRecordingCanceled = false;
      this.isStopRequested = false;
      this.recording = {
        callback,
        path: createUrl(options, options.fileType === 'mp4' ? 'mp4' : 'mov', this.context),
        clock: new RecordingClock(),
        hasFrames: this.isRunning,
        isStopping: false,
      };
      if (this.context.isDiskFull()) this.context.schedule(TIMES.fillDisk, () => this.fillDisk());
    });
  }

  /** Core/CameraSession+Video.swift:70 `onError(.capture(.insufficientStorage))`. The recording is gone by then: Core/CameraSession+Video.swift:50 `self.recordingSession = nil`. */
  fillDisk(): void {
    const { recording } = this;
    if (recording == null) return;
    this.recording = undefined;
    recording.callback(null, createReactError(createIosError('capture/insufficient-storage')));
  }

  /** Core/CameraSession+Video.swift:150 `recordingSession.stop()`: the recording stays until its file is closed. */
  stopRecording(): Promise<void> {
    // The queue holds the session, so this stop happens even if the view goes first.
    this.isStopRequested = true;
    return this.onQueue(() => {
      const { recording } = this;
      if (recording == null) throw createIosError('capture/no-recording-in-progress');
      if (recording.isStopping) return;
      recording.isStopping = true;
      const { duration } = recording.clock;
      this.context.schedule(TIMES.finish, () => {
        if (this.recording !== recording) return;
        this.recording = undefined;
        const fail = (error: NativeCameraError) => recording.callback(null, createReactError(error));
        if (this.isRecordingCanceled) return fail(createIosError('capture/recording-canceled'));
        // Core/RecordingSession.swift:287 `completionHandler(self, assetWriter.status`: without a frame the file is never finished.
        if (!recording.hasFrames || duration === 0)
          return fail(createUnknownError('AVAssetWriter completed with status: writing'));
        recording.callback({ path: recording.path, duration, width: 0, height: 0 }, null);
      });
    });
  }

  async cancelRecording(): Promise<void> {
    this.isRecordingCanceled = true;
    return this.stopRecording();
  }

  pauseRecording(): Promise<void> {
    return this.onQueue(() => {
      if (this.recording == null) throw createIosError('capture/no-recording-in-progress');
      this.recording.clock.pause();
    });
  }

  resumeRecording(): Promise<void> {
    return this.onQueue(() => {
      if (this.recording == null) throw createIosError('capture/no-recording-in-progress');
      this.recording.clock.resume();
    });
  }

  /** React/CameraView+Focus.swift:13 `focus` and Core/CameraSession+Focus.swift:16 `focus`: works on a stopped camera too. */
  async focus(): Promise<void> {
    if (this.props.preview === false) throw createIosError('capture/focus-requires-preview');
    if (this.device == null) throw createIosError('session/camera-not-ready');
    if (!this.device.supportsFocus) throw createIosError('device/focus-not-supported');
  }

  private onQueue<T>(task: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.context.schedule(TIMES.queue, () => {
        try {
          resolve(task());
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  }
}

/** Core/CameraConfiguration.swift:121 `init(between left`. */
function compare(left: NativeProps | undefined, right: NativeProps) {
  const differs = (...names: (keyof NativeProps)[]) =>
    left == null || names.some((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]));
  const input = differs('cameraId');
  const outputs =
    input ||
    differs(
      'photo',
      'photoQualityBalance',
      'video',
      'pixelFormat',
      'videoHdr',
      'enableFrameProcessor',
      'codeScannerOptions',
      'isMirrored',
    );
  const session = outputs || differs('videoStabilizationMode', 'outputOrientation');
  const format = input || differs('format');
  return {
    input,
    outputs,
    session,
    format,
    sideProps: format || differs('minFps', 'maxFps', 'lowLightBoost'),
    torch: input || differs('torch'),
  };
}

/** React/Utils/MakeReactError.swift:17 `\(cameraError.message)`: recording errors repeat the code in the message. */
function createReactError(error: NativeCameraError): object {
  return { ...error.toMap(), message: `${error.code}: ${error.message}` };
}

/** Returns the EXIF flag that makes a photo upright in an output orientation. */
function getExifOrientation(output: Orientation, { position }: CameraDevice, isMirrored: boolean): number {
  const counterclockwiseTurns = ORIENTATIONS.indexOf(output);
  // Sensors are mounted in landscape, front and back in opposite directions.
  const clockwiseTurns = (position === 'front' ? 1 + counterclockwiseTurns : 5 - counterclockwiseTurns) % 4;
  return (isMirrored ? [2, 5, 4, 7] : [1, 6, 3, 8])[clockwiseTurns]!;
}

/** Core/Utils/FileUtils.swift:63 `prefixedDirectory`: a file URL in the temporary folder or in the caller's folder. */
function createUrl(options: Record<string, unknown>, extension: string, context: NativeViewContext): string {
  const folder = (options.path as string | undefined) ?? 'file:///private/var/mobile/tmp';
  return `${folder.startsWith('file:') ? folder : `file://${folder}`}/${context.createFileName()}.${extension}`;
}

/** Core/PhotoCaptureDelegate.swift:49 `.capture(.unknown(message: error.description))`: the session isn't running. */
function createCaptureFailure(): NativeCameraError {
  return new NativeCameraError(
    'capture/unknown',
    'Error Domain=AVFoundationErrorDomain Code=-11803 "Cannot Record"',
  );
}
