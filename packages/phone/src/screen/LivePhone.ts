import type { FrameOptions } from '../camera/createFrame';
import type { SimulatedPhone } from '../camera/SimulatedPhone';
import type { NativeCamera } from '../camera/types';
import type { Permission } from '../protocol/permissions';
import type { Platform } from '../protocol/platform';
import { writeFile, type StoredFile } from './fileSystem';
import { postToPanel } from '../protocol/messages';
import { drawSensorImage } from '../camera/optics';
import { ScenePhone } from '../camera/ScenePhone';
import { VideoRecorder } from './VideoRecorder';

/** A dialog of the phone or of the app. */
export interface Dialog {
  kind: 'call' | 'permission' | 'alert';
  title: string;
  message?: string;
  buttons: readonly { label: string; onPress?: () => void; answer?: 'granted' | 'denied' }[];
}

/** A dialog on the screen, or below others. */
export interface OpenDialog extends Dialog {
  id: number;
}

/** What the screen shows beside the app. */
export interface Screen {
  place: 'app' | 'home' | 'settings' | 'photos';
  /** The open dialogs, oldest first. */
  dialogs: readonly OpenDialog[];
  toast?: string;
  /** Why the app ended. */
  crash?: string;
  /** Whether an app uses the camera. */
  isCameraOn?: boolean;
}

/** The fields of a `takePhoto()` or `takeSnapshot()` result that the phone uses. */
export interface CapturedFile {
  path: string;
  width: number;
  height: number;
}

const TOAST_MS = 2500;
/** As long as `focus()` takes on Android. */
const FOCUS_MS = 300;
const PHOTO_SHORT_SIDE = 900;
const VIDEO_LONG_SIDE = 480;
/** Bytes at the end of each row of a frame, as on some Android phones. */
const ROW_PADDING = 64;

const QUESTIONS: Record<Permission, Record<Platform, string>> = {
  camera: {
    android: 'Allow App to take pictures and record video?',
    ios: '“App” Would Like to Access the Camera',
  },
  microphone: { android: 'Allow App to record audio?', ios: '“App” Would Like to Access the Microphone' },
  location: {
    android: 'Allow App to access this device’s location?',
    ios: 'Allow “App” to use your location?',
  },
};

const ANSWERS = {
  android: [
    ['While using the app', 'granted'],
    ['Only this time', 'granted'],
    ['Don’t allow', 'denied'],
  ],
  ios: [
    ['Don’t Allow', 'denied'],
    ['Allow', 'granted'],
  ],
} as const;

/**
 * Returns the dialog on top. A call covers everything. Permission dialogs and alerts belong to the app, and leave the screen
 * with it. Like on iOS, a new alert covers an older one.
 */
export function findTopDialog({ place, crash, dialogs }: Screen): OpenDialog | undefined {
  const isAppVisible = place === 'app' && crash == null;
  const kinds: Dialog['kind'][] = isAppVisible ? ['call', 'permission', 'alert'] : ['call'];
  return kinds.flatMap((kind) => dialogs.filter((dialog) => dialog.kind === kind).reverse())[0];
}

/** A simulated phone for readers. They answer its dialogs, and its cameras see a drawn scene. */
export class LivePhone extends ScenePhone {
  screen: Screen = { place: 'app', dialogs: [] };
  /** The photo library, newest first. */
  readonly photos: StoredFile[] = [];
  /** Whether the phone is visible. */
  isVisible = true;
  /** Whether dialogs and screens get the focus when they open. */
  takesFocus = true;
  private readonly listeners = new Set<() => void>();
  private fileCount = 1000;
  private dialogCount = 0;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the system has ended the app, which isn't on the screen. */
  private hasAppEnded = false;
  private readonly flashingViews = new Set<number>();
  private readonly focusUntil = new Map<number, number>();
  private readonly upright = document.createElement('canvas');
  private readonly landscape = document.createElement('canvas');

  constructor(platform: Platform) {
    super(platform);
    this.startScanning();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(change: Partial<Screen>): void {
    this.screen = { ...this.screen, ...change };
    for (const listener of [...this.listeners]) listener();
  }

  override setPermission(...change: Parameters<SimulatedPhone['setPermission']>): void {
    super.setPermission(...change);
    this.reportState();
  }

  /** Tells the panel which toggles are on, how the phone is held, and what the user has allowed. */
  reportState(): void {
    postToPanel({
      type: 'state',
      state: {
        toggles: [...this.toggles],
        quarterTurns: this.world.quarterTurns,
        permissions: this.describePermissions(),
      },
    });
  }

  showToast(toast: string): void {
    this.show({ toast });
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => this.show({ toast: undefined }), TOAST_MS);
  }

  /** Opens a dialog that any of its buttons closes. */
  showDialog({ buttons, ...dialog }: Dialog): void {
    const id = ++this.dialogCount;
    const close = () => this.show({ dialogs: this.screen.dialogs.filter((other) => other.id !== id) });
    const open = {
      ...dialog,
      id,
      buttons: buttons.map(({ onPress, ...button }) => ({
        ...button,
        onPress: () => (close(), onPress?.()),
      })),
    };
    this.show({ dialogs: [...this.screen.dialogs, open] });
  }

  protected override onStateChanged(): void {
    const { quarterTurns } = this.world;
    postToPanel({ type: 'rotated', degrees: quarterTurns === 3 ? 90 : quarterTurns * -90 });
    this.reportState();
  }

  protected override scan(): void {
    if (this.isVisible) super.scan();
    const isCameraOn = this.cameras.some(({ isRunning }) => isRunning);
    if (isCameraOn !== this.screen.isCameraOn) this.show({ isCameraOn });
  }

  protected override goHome(): void {
    this.leaveApp('home');
  }

  protected override askUser(permission: Permission): Promise<'granted' | 'denied'> {
    return new Promise((resolve) =>
      this.showDialog({
        kind: 'permission',
        title: QUESTIONS[permission][this.platform],
        message: this.platform === 'ios' ? 'The message from Info.plist.' : undefined,
        buttons: ANSWERS[this.platform].map(([label, answer]) => ({
          label,
          answer,
          onPress: () => resolve(answer),
        })),
      }),
    );
  }

  leaveApp(place: 'home' | 'settings'): void {
    this.cover(place);
    this.show({ place });
  }

  returnToApp(): void {
    if (this.hasAppEnded) return this.restartApp();
    this.show({ place: 'app' });
    this.uncover('home');
    this.uncover('settings');
  }

  /** Reports the fault and closes the app. */
  override crash(fault: string): void {
    super.crash(fault);
    this.show({ crash: fault });
  }

  /** Starts the app again on the same phone, which remembers the permissions. */
  restartApp(): void {
    const options = new URLSearchParams(window.location.hash.slice(1));
    options.delete('permission');
    for (const permission of this.describePermissions()) options.append('permission', permission);
    window.location.replace(`#${options}`);
    window.location.reload();
  }

  override openSettings(): void {
    this.leaveApp('settings');
  }

  override changeInSettings(permission: Permission, isGranted: boolean): void {
    this.hasAppEnded = this.platform === 'ios';
    super.changeInSettings(permission, isGranted);
  }

  saveToPhotos(file: StoredFile): void {
    this.photos.unshift(file);
    this.showToast('Saved to Photos, which is on the home screen');
  }

  /** Records what a view's camera sees. */
  recordVideo(tag: number): VideoRecorder {
    const canvas = document.createElement('canvas');
    const camera = this.views.get(tag);
    const { videoWidth = 16, videoHeight = 9 } = camera?.props.format ?? {};
    const isUpright = camera?.props.outputOrientation !== 'preview';
    const isLandscape = isUpright && this.world.quarterTurns % 2 === 1;
    const short = Math.round((VIDEO_LONG_SIDE * videoHeight) / videoWidth);
    canvas.width = isLandscape ? VIDEO_LONG_SIDE : short;
    canvas.height = isLandscape ? short : VIDEO_LONG_SIDE;
    return new VideoRecorder({
      isPaused: () => camera?.isRecordingPaused === true,
      capture: () => {
        if (camera?.isRunning !== true || !this.isVisible) return undefined;
        this.drawFile(canvas, camera, isUpright);
        return canvas.toDataURL('image/jpeg', 0.6);
      },
    });
  }

  /** Draws what a camera saves now. */
  private drawFile(
    canvas: HTMLCanvasElement,
    camera: NativeCamera,
    isUpright: boolean,
    hasFlash = false,
  ): void {
    const shot = {
      camera,
      device: this.getDevice(camera),
      time: performance.now(),
      isMirrored: camera.props.isMirrored,
      hasFlash,
      isUpright,
    };
    drawSensorImage(canvas, shot, this.world);
  }

  protected override createFileName(): string {
    this.fileCount += 1;
    return this.platform === 'ios' ? `4F2C-${this.fileCount}` : `mrousavy${this.fileCount}`;
  }

  getView(tag: number): NativeCamera | undefined {
    return this.views.get(tag);
  }

  /**
   * Returns whether a photo fires the flash. core/CameraSession+Photo.kt:20 `photoOutput.flashMode` and
   * Core/CameraSession+Photo.swift:79 `photoSettings.flashMode`: with `auto`, the system decides by the light.
   */
  firesFlash(mode: unknown): boolean {
    return mode === 'on' || (mode === 'auto' && this.world.isDark);
  }

  /** Lights what a view sees until its photo is taken. */
  flash<T>(tag: number, photo: Promise<T>): Promise<T> {
    this.flashingViews.add(tag);
    return photo.finally(() => this.flashingViews.delete(tag));
  }

  /** Lets the lens hunt for focus. */
  hunt(tag: number): void {
    this.focusUntil.set(tag, performance.now() + FOCUS_MS);
  }

  isFlashing(tag: number): boolean {
    return this.flashingViews.has(tag);
  }

  /** Returns by how much the images of a view shrink before they're shown: while the lens moves, they're blurry. */
  getBlur(tag: number): number {
    return performance.now() < (this.focusUntil.get(tag) ?? 0) ? 10 : 1;
  }

  /** Saves a camera's current image as a photo or snapshot file. The camera's view may be gone. */
  capture(
    type: 'photo' | 'snapshot',
    camera: NativeCamera,
    { path, width, height }: CapturedFile,
    { hasFlash = false, blur = 1 } = {},
  ): void {
    const canvas = document.createElement('canvas');
    const isUpright = type === 'photo' && camera.props.outputOrientation !== 'preview';
    const isLandscape = isUpright && this.world.quarterTurns % 2 === 1;
    const fullLong = Math.max(width, height);
    const fullShort = Math.min(width, height);
    const short = PHOTO_SHORT_SIDE / blur;
    const long = (short * fullLong) / fullShort;
    canvas.width = isLandscape ? long : short;
    canvas.height = isLandscape ? short : long;
    this.drawFile(canvas, camera, isUpright, hasFlash);
    writeFile(path, canvas.toDataURL('image/jpeg', 0.8), isLandscape ? fullLong : fullShort);
  }

  protected override describeFrame(tag: number): Partial<FrameOptions> {
    const camera = this.views.get(tag)!;
    const device = this.getDevice(camera);
    // Sensors are mounted in landscape, front and back in opposite directions.
    const isFront = device.position === 'front';
    const { format } = camera.props;
    const [width, height] = format
      ? [format.videoWidth, format.videoHeight]
      : this.platform === 'ios'
        ? [1920, 1080]
        : [640, 480];
    const getPixels = () => {
      const { upright, landscape } = this;
      Object.assign(upright, { width: height, height: width });
      Object.assign(landscape, { width, height });
      drawSensorImage(upright, { camera, device, time: performance.now() }, this.world);
      const context = landscape.getContext('2d', { willReadFrequently: true })!;
      if (isFront) context.setTransform(0, 1, -1, 0, width, 0);
      else context.setTransform(0, -1, 1, 0, 0, height);
      context.drawImage(upright, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    };
    return {
      width,
      height,
      padding: this.platform === 'android' ? ROW_PADDING : 0,
      orientation: isFront ? 'landscape-left' : 'landscape-right',
      getPixels,
    };
  }

  protected override receiveCall(): void {
    if (this.screen.dialogs.some(({ kind }) => kind === 'call')) return;
    super.receiveCall();
    const onPress = () => this.uncover('call');
    this.showDialog({
      kind: 'call',
      title: 'Incoming call',
      buttons: [
        { label: 'Decline', onPress },
        { label: 'Accept and hang up', onPress },
      ],
    });
  }

  override comeBack(): void {
    this.hasAppEnded = false;
    this.show({ place: 'app', dialogs: this.screen.dialogs.filter(({ kind }) => kind !== 'call') });
    super.comeBack();
  }

  override answer(answer: 'granted' | 'denied'): boolean {
    const button = findTopDialog(this.screen)?.buttons.find((candidate) => candidate.answer === answer);
    button?.onPress?.();
    return button != null;
  }
}
