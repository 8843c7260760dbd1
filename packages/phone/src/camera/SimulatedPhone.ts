import type { CameraDevice, CameraPermissionStatus, Frame, Orientation } from 'react-native-vision-camera';
import { AndroidCamera } from './AndroidCamera';
import type { TraceEntry, TraceKind } from '../protocol/trace';
import { createFrame, type FrameOptions } from './createFrame';
import { describeValue } from './describeValue';
import { IosCamera } from './IosCamera';
import { NATIVE_PROPS, type NativeCamera, type NativeProps } from './types';
import type { Permission } from '../protocol/permissions';
import type { Platform } from '../protocol/platform';

// Comments cite the library's native code: a file, a line, and in backticks what that line says.

/** What the user has answered so far, and what they'll answer next. */
interface PermissionState {
  isGranted: boolean;
  refusals: number;
  answer: 'granted' | 'denied';
}

/** What the system calls the state of an app. */
export type AppStateStatus = 'active' | 'background' | 'inactive';

/** What can cover an app: a dialog of the system, a call, the home screen or Settings. */
export type Cover = 'dialog' | 'call' | 'home' | 'settings';

type Emit = (event: string, payload: object) => void;

/** What tells one entry of the trace from another with the same kind and name. */
type TraceDetails = Omit<TraceEntry, 'time' | 'kind' | 'name' | 'value'> & { value?: unknown };

/** Events between the library's two halves, which apps don't see. */
const INTERNAL_EVENTS = ['onViewReady', 'onAverageFpsChanged'];

const FRAME_INTERVAL_MS = 33;
const DIALOG_MS = 400;
/** Orientations of successive frames. */
const FRAME_ORIENTATIONS: readonly Orientation[] = [
  'landscape-right',
  'portrait',
  'landscape-left',
  'portrait-upside-down',
];

/** Simulates what the library's JavaScript talks to: cameras, permissions, app state and native views. Uses timers only. */
export class SimulatedPhone {
  /** The phone's cameras. JavaScript knows those that `listDevices` has listed. */
  devices: readonly CameraDevice[] = [];
  /** Sends the library's event `CameraDevicesChanged` to JavaScript. */
  onDevicesChanged: ((devices: readonly CameraDevice[]) => void) | undefined;
  appState: AppStateStatus = 'active';
  /** How the phone is held. The screen stays in portrait. */
  orientation: Orientation = 'portrait';
  /** What covers the app now. */
  private readonly covers = new Set<Cover>();
  /** Crashes, and what no app may do. */
  readonly faults: string[] = [];
  /** Whether worklet code is running. It must not touch React. */
  isOnWorkletThread = false;
  /** Codes of the errors that the native side has reported. Samples may log them. */
  readonly failures: string[] = [];
  /** What a registered frame processor plugin returns, by its name. */
  plugins: Record<string, (frame: Frame, options: Record<string, unknown> | undefined) => unknown> = {};
  /** Receives each entry of the trace. Without it, tracing costs nothing. */
  onTrace: ((entry: TraceEntry) => void) | undefined;
  private readonly startedAt = Date.now();
  private readonly tracedProps = new Map<number, Record<string, string | undefined>>();
  private callCount = 0;
  private hasFullDisk = false;
  private isCameraTaken = false;
  private isCameraBroken = false;
  private nextTag = 11;
  private frameCount = 0;
  /** The views whose frame processor gets another frame soon. */
  private readonly streams = new Set<number>();
  protected readonly views = new Map<number, NativeCamera>();
  protected readonly emitters = new Map<number, Emit>();
  /** The permissions that the app is asking for, oldest first. */
  private readonly requests = new Map<Permission, Promise<void>>();
  private readonly appStateListeners = new Set<(state: AppStateStatus) => void>();
  protected readonly permissions: Record<Permission, PermissionState> = {
    camera: { isGranted: true, refusals: 0, answer: 'granted' },
    microphone: { isGranted: true, refusals: 0, answer: 'granted' },
    location: { isGranted: true, refusals: 0, answer: 'granted' },
  };

  constructor(readonly platform: Platform) {}

  /**
   * Sends the device list to JavaScript. On Android it can be empty, arrive late or never:
   * react/CameraDevicesManager.kt:91 `cameraProvider ?: return devices` lists none before CameraX is ready, and
   * react/CameraDevicesManager.kt:70 `Successfully initialized!` doesn't send the list again.
   */
  listDevices(devices: readonly CameraDevice[]): void {
    this.trace('event', 'CameraDevicesChanged', { value: devices.map(({ name }) => name) });
    this.onDevicesChanged?.(devices);
  }

  /** Fills the disk, so recordings end early and photos fail, or frees it again. */
  setDiskFull(isFull: boolean): void {
    this.hasFullDisk = isFull;
    if (isFull) for (const camera of this.cameras) camera.fillDisk();
  }

  get isDiskFull(): boolean {
    return this.hasFullDisk;
  }

  /** Lets another app take the camera, or give it back. */
  setCameraTaken(isTaken: boolean): void {
    this.isCameraTaken = isTaken;
    for (const camera of this.cameras) {
      if (isTaken) camera.interrupt();
      else camera.endInterruption();
    }
  }

  /** Breaks the cameras, so they fail now and at each start, or repairs them. */
  setCameraBroken(isBroken: boolean): void {
    this.isCameraBroken = isBroken;
    if (isBroken) for (const camera of this.cameras) camera.failSession();
  }

  /** Holds the phone another way. The screen stays in portrait. */
  setOrientation(orientation: Orientation): void {
    this.orientation = orientation;
    for (const camera of this.cameras) camera.rotate();
  }

  /** Covers the app with something, or with one more thing. */
  cover(cover: Cover): void {
    const wasVisible = this.isAppVisible;
    this.covers.add(cover);
    this.updateAppState();
    if (wasVisible && !this.isAppVisible) for (const camera of this.cameras) camera.setAppVisible(false);
  }

  uncover(cover: Cover): void {
    const wasVisible = this.isAppVisible;
    this.covers.delete(cover);
    if (!wasVisible && this.isAppVisible) for (const camera of this.cameras) camera.setAppVisible(true);
    this.updateAppState();
  }

  /** A dialog leaves the app visible, and everything else that can cover it doesn't. */
  private get isAppVisible(): boolean {
    return [...this.covers].every((cover) => cover === 'dialog');
  }

  /** A dialog takes the focus from the app: Android pauses the activity, iOS makes the app inactive. */
  private updateAppState(): void {
    const isIos = this.platform === 'ios';
    const covered = isIos && this.isAppVisible ? 'inactive' : 'background';
    const state = this.covers.size === 0 ? 'active' : covered;
    if (isIos && state === 'background' && this.appState === 'active') this.setAppState('inactive');
    if (state !== this.appState) this.setAppState(state);
  }

  /** Adds an entry to the trace. */
  trace(kind: TraceKind, name: string, { value, ...details }: TraceDetails = {}): void {
    if (this.onTrace == null) return;
    const entry: TraceEntry = { time: Date.now() - this.startedAt, kind, name, ...details };
    if (value !== undefined) entry.value = describeValue(value);
    this.onTrace(entry);
  }

  private traceError(kind: 'error' | 'rejection', name: string, error: object, call?: number): void {
    const { code, message } = error as { code?: string; message?: string };
    this.trace(kind, name, { code, value: message, call });
  }

  private traceEvent(name: string, payload: object): void {
    if (INTERNAL_EVENTS.includes(name)) return;
    if (name === 'onError') this.traceError('error', name, payload);
    else this.trace('event', name, { value: Object.keys(payload).length > 0 ? payload : undefined });
  }

  /** Traces the props that changed since the last update. */
  private traceProps(tag: number, props: NativeProps): void {
    if (this.onTrace == null) return;
    const previous = this.tracedProps.get(tag);
    const next: Record<string, string | undefined> = {};
    for (const name of NATIVE_PROPS) {
      const value = props[name];
      next[name] = JSON.stringify(value);
      if (next[name] !== previous?.[name])
        this.trace('prop', name, {
          value: name === 'format' ? describeFormat(props.format) : (value ?? null),
        });
    }
    this.tracedProps.set(tag, next);
  }

  /** Calls a method of native code that returns a promise, and traces both. */
  async traceCall<T>(name: string, args: unknown, run: () => Promise<T>): Promise<T> {
    if (this.onTrace == null) return run();
    const call = ++this.callCount;
    this.trace('call', name, { value: args, call });
    try {
      const value = await run();
      this.trace('result', name, { value, call });
      return value;
    } catch (error) {
      this.traceError('rejection', name, error as Error, call);
      throw error;
    }
  }

  /** The native halves of all mounted `<Camera>`s. */
  get cameras(): NativeCamera[] {
    return [...this.views.values()];
  }

  /** Sets what the user has answered so far, or what they'll answer next. */
  setPermission(permission: Permission, state: Partial<PermissionState>): void {
    Object.assign(this.permissions[permission], state);
  }

  /** Returns the answers that the user has given, such as `camera:granted` or `microphone:refused:2`. */
  describePermissions(): string[] {
    return Object.entries(this.permissions).flatMap(([permission, { isGranted, refusals }]) => {
      if (isGranted) return [`${permission}:granted`];
      return refusals === 0 ? [] : [`${permission}:refused:${refusals}`];
    });
  }

  /** Applies an answer that `describePermissions` returned. Ignores anything else. */
  restorePermission(description: string): void {
    const [, permission, answer, refusals = '1'] =
      /^(camera|microphone|location):(granted|refused)(?::(\d))?$/.exec(description) ?? [];
    if (permission == null) return;
    const isGranted = answer === 'granted';
    this.setPermission(permission as Permission, { isGranted, refusals: isGranted ? 0 : Number(refusals) });
  }

  isGranted(permission: Permission): boolean {
    return this.permissions[permission].isGranted;
  }

  /** Reports something that an app must never do. */
  report(fault: string): void {
    if (this.faults.includes(fault)) return;
    this.faults.push(fault);
    this.trace('fault', 'fault', { value: fault });
  }

  /** Reports something that would crash a real app. `LivePhone` also closes the app. */
  crash(fault: string): void {
    this.report(fault);
  }

  /** Runs a task on the native side after a delay in milliseconds. */
  schedule(delay: number, task: () => void): void {
    setTimeout(task, delay);
  }

  /** react/CameraViewModule.kt:199 `PermissionStatus.DENIED`: also on a fresh install. AVAuthorizationStatus+descriptor.swift:19 `not-determined`. */
  getPermissionStatus(permission: Permission): CameraPermissionStatus {
    const { isGranted, refusals } = this.permissions[permission];
    if (isGranted) return 'granted';
    if (this.platform === 'android') return refusals === 1 ? 'not-determined' : 'denied';
    return refusals === 0 ? 'not-determined' : 'denied';
  }

  /** react/CameraViewModule.kt:236 `promise.resolve` and React/CameraViewManager.swift:124 `.authorized : .denied`: never rejects. */
  async requestPermission(permission: Permission): Promise<CameraPermissionStatus> {
    const { isGranted, refusals } = this.permissions[permission];
    const mayAsk = !isGranted && refusals < (this.platform === 'android' ? 2 : 1);
    await (mayAsk ? this.ask(permission) : new Promise<void>((resolve) => this.schedule(1, resolve)));
    return this.isGranted(permission) ? 'granted' : 'denied';
  }

  /** Whether a dialog for another permission is open. */
  isAskingForOther(permission: Permission): boolean {
    return this.requests.size > 0 && !this.requests.has(permission);
  }

  /** Asks after the requests that are open. Another request for the same permission waits for the same answer. */
  private ask(permission: Permission): Promise<void> {
    const previous = [...this.requests.values()].at(-1);
    const request = this.requests.get(permission) ?? this.showQuestion(permission, previous);
    this.requests.set(permission, request);
    return request;
  }

  private async showQuestion(permission: Permission, previous: Promise<void> | undefined): Promise<void> {
    await previous;
    await new Promise<void>((resolve) => this.schedule(1, resolve));
    this.cover('dialog');
    const answer = await this.askUser(permission);
    const state = this.permissions[permission];
    state.isGranted = answer === 'granted';
    this.trace('permission', permission, { value: answer });
    if (!state.isGranted) state.refusals += 1;
    this.requests.delete(permission);
    this.onPermissionsChanged();
    if (this.requests.size === 0) this.uncover('dialog');
  }

  /** Called after the user has answered a permission dialog. */
  protected onPermissionsChanged(): void {}

  /** Shows the system's dialog and returns the user's answer. */
  protected askUser(permission: Permission): Promise<'granted' | 'denied'> {
    return new Promise((resolve) =>
      this.schedule(DIALOG_MS, () => resolve(this.permissions[permission].answer)),
    );
  }

  setAppState(state: AppStateStatus): void {
    this.appState = state;
    this.trace('appState', state);
    for (const listener of [...this.appStateListeners]) listener(state);
  }

  addAppStateListener(listener: (state: AppStateStatus) => void): { remove: () => void } {
    this.appStateListeners.add(listener);
    return { remove: () => this.appStateListeners.delete(listener) };
  }

  /** Number of app state listeners, to check that a screen removes its own. */
  get appStateListenerCount(): number {
    return this.appStateListeners.size;
  }

  /** Shows codes to every running scanner. */
  scanCodes(codes: object[], frame: { width: number; height: number }): void {
    for (const [tag, view] of this.views) {
      if (view.isRunning && view.props.codeScannerOptions != null)
        this.sendEvent(tag, 'onCodeScanned', { codes, frame });
    }
  }

  /** Sends an event to a view's JavaScript half. */
  protected sendEvent(tag: number, event: string, payload: object): void {
    this.traceEvent(event, payload);
    this.emitters.get(tag)?.(event, payload);
  }

  createTag(): number {
    this.nextTag += 2;
    return this.nextTag;
  }

  /** Creates the native half of a view. `emit` passes its events to JavaScript. */
  createView(tag: number, emit: Emit): void {
    const context = {
      getDevices: () => this.devices,
      schedule: (delay: number, task: () => void) => this.schedule(delay, task),
      isGranted: (permission: Permission) => this.isGranted(permission),
      isDiskFull: () => this.hasFullDisk,
      isCameraTaken: () => this.isCameraTaken,
      isCameraBroken: () => this.isCameraBroken,
      getOrientation: () => this.orientation,
      emit: (event: string, payload: object = {}) =>
        this.schedule(1, () => {
          if (event === 'onError') this.recordFailure(payload);
          if (!this.views.has(tag)) return;
          this.traceEvent(event, payload);
          emit(event, payload);
        }),
      createFileName: () => this.createFileName(),
      report: (fault: string) => this.report(fault),
      crash: (fault: string) => this.crash(fault),
    };
    this.trace('camera', 'mounted');
    this.views.set(tag, this.platform === 'android' ? new AndroidCamera(context) : new IosCamera(context));
    this.emitters.set(tag, emit);
  }

  updateView(tag: number, props: NativeProps): void {
    this.traceProps(tag, props);
    this.views.get(tag)?.setProps(props);
  }

  /** Removes a view after the calls that JavaScript made in the same commit. */
  dropView(tag: number): void {
    this.schedule(2, () => {
      this.trace('camera', 'unmounted');
      this.tracedProps.delete(tag);
      this.views.get(tag)?.destroy();
      this.views.delete(tag);
    });
  }

  /** Calls a method of a view on its queue. */
  callView<T>(tag: number, call: (view: NativeCamera) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.schedule(1, () => {
        const view = this.views.get(tag);
        // react/CameraViewModule.kt:161 `findCameraView(viewTag)` and React/CameraViewManager.swift:153 `as! CameraView`: nothing catches this.
        if (view == null)
          return this.crash('A camera method was called after its view was gone. This crashes the app.');
        call(view).then(resolve, (error: Error) => {
          this.recordFailure(error);
          reject(error);
        });
      });
    });
  }

  setFrameProcessor(tag: number, frameProcessor: NativeCamera['frameProcessor']): void {
    this.schedule(1, () => {
      const view = this.views.get(tag);
      // frameprocessors/VisionCameraProxy.kt:47 `throw ViewNotFoundError` and React/CameraViewManager.swift:153 `as! CameraView`
      if (view == null)
        return this.crash(
          'The frame processor was set or removed after its view was gone. This crashes the app.',
        );
      view.frameProcessor = frameProcessor;
      if (!this.streams.has(tag)) this.runFrames(tag);
    });
  }

  /**
   * Runs a frame processor. The library's JavaScript catches what it throws, but
   * frame-processors/throwErrorOnJS.ts:49 `'message' in safeError` throws again if that isn't an object, and
   * FrameProcessor.mm:45 `_workletInvoker->call` catches nothing.
   */
  private runFrameProcessor(call: () => void): void {
    try {
      this.runWorklet(call);
    } catch (error) {
      this.crash(
        `An exception leaves the frame processor and crashes the app: ${String(error)} Throw Error objects only.`,
      );
    }
  }

  /** Records how a recording ended. */
  reportRecording(video: object | null, error: object | null): void {
    if (error == null) return this.trace('event', 'onRecordingFinished', { value: video });
    this.traceError('error', 'onRecordingError', error);
    this.recordFailure(error);
  }

  /** Records an error that JavaScript gets. */
  recordFailure(error: object): void {
    this.failures.push('code' in error ? String(error.code) : String(error));
  }

  /** Runs worklet code. */
  runWorklet<T>(worklet: () => T): T {
    const before = this.isOnWorkletThread;
    this.isOnWorkletThread = true;
    try {
      return worklet();
    } finally {
      this.isOnWorkletThread = before;
    }
  }

  /** Returns the options of a view's next frame. Every orientation and stride occurs within a few frames. */
  protected describeFrame(_tag: number, number: number): Partial<FrameOptions> {
    return {
      orientation: FRAME_ORIENTATIONS[number % FRAME_ORIENTATIONS.length],
      padding: number % 2 === 0 ? 0 : 32,
    };
  }

  /** Names the next photo or video, without an extension. */
  protected createFileName(): string {
    return 'mrousavy123';
  }

  private runFrames(tag: number): void {
    this.streams.add(tag);
    this.schedule(FRAME_INTERVAL_MS, () => {
      this.streams.delete(tag);
      const view = this.views.get(tag);
      if (view?.frameProcessor == null) return;
      const { frameProcessor, props } = view;
      if (view.isRunning && props.enableFrameProcessor) {
        const frame = createFrame({
          platform: this.platform,
          pixelFormat: props.pixelFormat === 'rgb' ? 'rgb' : 'yuv',
          isMirrored: this.platform === 'ios' && props.isMirrored,
          onCrash: (fault) => this.crash(fault),
          ...this.describeFrame(tag, this.frameCount++),
        });
        this.runFrameProcessor(() => frameProcessor(frame));
      }
      this.runFrames(tag);
    });
  }
}

/** Names a format by what tells it from others. */
function describeFormat(format: NativeProps['format']): string | null {
  if (format == null) return null;
  const { videoWidth, videoHeight, maxFps, photoWidth, photoHeight } = format;
  return `${videoWidth} × ${videoHeight} at ${maxFps} FPS, photos ${photoWidth} × ${photoHeight}`;
}
