import type { CameraDevice, CameraDeviceFormat, CodeScanner, Orientation } from 'react-native-vision-camera';
import type { Frame } from 'react-native-vision-camera';
import type { Permission } from '../protocol/permissions';

/** Phone orientations, indexed by counterclockwise quarter turns. */
export const ORIENTATIONS: readonly Orientation[] = [
  'portrait',
  'landscape-right',
  'portrait-upside-down',
  'landscape-left',
];

/** What the library's `<Camera>` passes to its native view, without the handlers of events. */
export interface NativeProps {
  cameraId: string;
  isActive?: boolean;
  photo?: boolean;
  video?: boolean;
  audio?: boolean;
  preview?: boolean;
  enableFrameProcessor?: boolean;
  enableLocation?: boolean;
  enableZoomGesture?: boolean;
  enableDepthData?: boolean;
  enablePortraitEffectsMatteDelivery?: boolean;
  enableBufferCompression?: boolean;
  isMirrored?: boolean;
  format?: CameraDeviceFormat;
  minFps?: number;
  maxFps?: number;
  pixelFormat?: string;
  photoHdr?: boolean;
  videoHdr?: boolean;
  photoQualityBalance?: string;
  videoStabilizationMode?: string;
  videoBitRateOverride?: number;
  videoBitRateMultiplier?: number;
  lowLightBoost?: boolean;
  torch?: string;
  zoom?: number;
  exposure?: number;
  outputOrientation?: string;
  resizeMode?: string;
  androidPreviewViewType?: string;
  codeScannerOptions?: Omit<CodeScanner, 'onCodeScanned'>;
}

/** The props that the native view knows, on either platform. */
export const NATIVE_PROPS = [
  'cameraId',
  'isActive',
  'preview',
  'photo',
  'video',
  'audio',
  'enableFrameProcessor',
  'codeScannerOptions',
  'format',
  'minFps',
  'maxFps',
  'torch',
  'zoom',
  'exposure',
  'pixelFormat',
  'photoHdr',
  'videoHdr',
  'photoQualityBalance',
  'lowLightBoost',
  'videoStabilizationMode',
  'videoBitRateOverride',
  'videoBitRateMultiplier',
  'isMirrored',
  'outputOrientation',
  'resizeMode',
  'enableZoomGesture',
  'enableLocation',
  'enableDepthData',
  'enablePortraitEffectsMatteDelivery',
  'enableBufferCompression',
  'androidPreviewViewType',
] as const satisfies readonly (keyof NativeProps)[];

/** What the recorder hands to the callback of `startRecording`: a file or an error. */
export type RecordCallback = (video: object | null, error: object | null) => void;

/** The native half of one `<Camera>`. */
export interface NativeCamera {
  readonly props: NativeProps;
  /** The values that the camera uses now: a prop can arrive later, or never. */
  readonly applied: Pick<NativeProps, 'zoom' | 'torch' | 'exposure'>;
  /** Whether the camera streams. */
  readonly isRunning: boolean;
  /** Whether the preview shows live frames. */
  readonly isPreviewing: boolean;
  /** What the preview shows while it isn't live: its last frame, or nothing. */
  readonly hasFrozenFrame: boolean;
  /** Whether a recording was started and nothing has asked it to end. */
  readonly isRecording: boolean;
  /** Whether the recording is paused. */
  readonly isRecordingPaused: boolean;
  /** Whether a photo is being taken. */
  readonly isCapturing: boolean;
  frameProcessor: ((frame: Frame) => void) | undefined;
  setProps(props: NativeProps): void;
  destroy(): void;
  takePhoto(options: Record<string, unknown>): Promise<object>;
  takeSnapshot(options: Record<string, unknown>): Promise<object>;
  startRecording(options: Record<string, unknown>, callback: RecordCallback): void;
  pauseRecording(): Promise<void>;
  resumeRecording(): Promise<void>;
  stopRecording(): Promise<void>;
  cancelRecording(): Promise<void>;
  focus(point: { x: number; y: number }): Promise<void>;
  /** The system takes the camera away, for example for another app. */
  interrupt(): void;
  /** The system gives the camera back. */
  endInterruption(): void;
  /** Makes the session fail: a fatal error on Android, a runtime error on iOS. */
  failSession(): void;
  /** Makes the sound of a running recording fail. Missing on Android, where no event reports that. */
  failSound?(): void;
  /** The app leaves the screen, or comes back to it. A dialog doesn't do that. */
  setAppVisible(isVisible: boolean): void;
  /** Reports how the phone is held now, if the library notices. */
  rotate(): void;
  /** Ends a running recording the way a full disk does. */
  fillDisk(): void;
}

/** What a native view needs from the phone around it. */
export interface NativeViewContext {
  getDevices(): readonly CameraDevice[];
  /** Runs a task on the camera's queue after a delay in milliseconds. */
  schedule(delay: number, task: () => void): void;
  isGranted(permission: Permission): boolean;
  isDiskFull(): boolean;
  /** Whether another app uses the camera. */
  isCameraTaken(): boolean;
  /** Whether the camera fails each time it starts. */
  isCameraBroken(): boolean;
  /** Returns how the phone is held. */
  getOrientation(): Orientation;
  /** Sends an event to the JavaScript half of the view. */
  emit(event: string, payload?: object): void;
  /** Names the next photo or video, without an extension. */
  createFileName(): string;
  /** Reports something that an app must never do. */
  report(fault: string): void;
  /** Reports something that would crash a real app. */
  crash(fault: string): void;
}

/** Reported if a screen unmounts during a recording. */
export const UNSTOPPED_RECORDING =
  'A recording outlives its screen: nothing stopped it before the view unmounted. Stop it in the cleanup of a useLayoutEffect, where the ref is still set.';
