import { jest } from '@jest/globals';
import { act, cleanupAsync, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { DeviceEventEmitter, StyleSheet, type ViewStyle } from 'react-native';
import type { CameraDevice } from 'react-native-vision-camera';
import { ScenePhone, type FrameOptions, samplePlugins } from 'vision-camera-phone';
import { wait } from 'vision-camera-phone/jest/act';
import { installPhone } from 'vision-camera-phone/jest/installPhone';
import type { Platform } from 'vision-camera-phone/protocol';
import { findSmallFormats } from './findSmallFormats';
import { SampleLoader } from './SampleLoader';
import type { CompiledSample } from './collectSamples';

/** A host element of the test renderer. */
type Host = ReturnType<typeof screen.UNSAFE_root.findAll>[number];

const realSetImmediate = setImmediate;
const { nodeProcess } = globalThis as unknown as { nodeProcess: NodeJS.Process };

/** Lets promises settle. Node.js reports uncaught rejections a turn later. */
const flush = () => new Promise<void>((resolve) => realSetImmediate(() => resolve()));

/** A touch in the middle of the screen, with the fields that React Native's press handling reads. */
const TOUCH = { locationX: 180, locationY: 320, pageX: 180, pageY: 320, timestamp: 0 };
const PRESS = {
  nativeEvent: { ...TOUCH, touches: [TOUCH], changedTouches: [TOUCH] },
  currentTarget: { measure: () => undefined },
  dispatchConfig: { registrationName: 'onResponderGrant' },
  persist: () => undefined,
};

/** Milliseconds that a finger stays on a button: a tap, the fastest tap, a long press, one that ends as soon as it's long. */
export const TOUCH_MS = { tap: 80, quickTap: 10, hold: 1200, shortHold: 510 };

/** Milliseconds after which everything that a press starts has ended. */
export const SETTLED_MS = 1500;

/** Milliseconds until an error has reached the screen. */
export const ERROR_MS = 100;

interface StageOptions {
  platform: Platform;
  devices: readonly CameraDevice[];
  samples: readonly CompiledSample[];
  loaded: Set<number>;
  requirePackage: (name: string) => unknown;
  /** The kind of phone. */
  Phone?: typeof PaintedPhone;
}

/** A phone whose frames are gray, or painted by a test case. */
export class PaintedPhone extends ScenePhone {
  getColor: FrameOptions['getColor'];

  protected override describeFrame(tag: number, number: number): Partial<FrameOptions> {
    return { ...super.describeFrame(tag, number), getColor: this.getColor };
  }
}

/** One phone with one sample on it: mounts it, presses, waits, and collects everything that went wrong. */
export class SampleStage {
  readonly phone: PaintedPhone;
  readonly loader: SampleLoader;
  /** Faults found by test cases themselves. */
  readonly faults: string[] = [];
  /** What the sample logs as a warning or an error. */
  readonly sampleLogs: string[] = [];
  /** What the sample throws, and what its promises reject with, if nothing catches it. */
  readonly thrown: string[] = [];
  readonly rejections: string[] = [];
  /** What React and packages log as a warning or an error. */
  readonly logs: string[] = [];
  private readonly ignored: RegExp[] = [];
  private readonly appStateListeners: number;
  private readonly deviceListeners: number;
  private readonly onRejection = (reason: unknown) => {
    this.rejections.push(describe(reason));
    this.faults.push(`A promise rejects and nothing catches it: ${describe(reason)}`);
  };

  constructor({ platform, devices, samples, loaded, requirePackage, Phone = PaintedPhone }: StageOptions) {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
    this.phone = installPhone(new Phone(platform), devices);
    // Scanners find a code in this scene. Nothing else in a test depends on it.
    this.phone.world.scene = 'parcels';
    this.phone.plugins = { ...samplePlugins };
    this.loader = new SampleLoader(samples, loaded, requirePackage, (text) => this.sampleLogs.push(text));
    this.appStateListeners = this.phone.appStateListenerCount;
    this.deviceListeners = DeviceEventEmitter.listenerCount('CameraDevicesChanged');
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
        this.logs.push(`console.${level}: ${formatLog(values)}`);
      });
    }
    nodeProcess.on('unhandledRejection', this.onRejection);
  }

  /** Renders an element and lets its effects run, without letting time pass. */
  async mount(element: ReactElement): Promise<void> {
    await this.guard(async () => {
      render(element);
      await act(flush);
    });
  }

  async unmount(): Promise<void> {
    await this.guard(async () => {
      screen.unmount();
      await act(flush);
    });
  }

  /** Advances the fake clock and lets promises settle. */
  async wait(milliseconds = SETTLED_MS): Promise<void> {
    await wait(milliseconds, (task) => this.guard(task));
  }

  /** Lists what a finger can press: everything that reacts to a press and is on the screen. */
  listButtons(): Host[] {
    return this.findAll((node) => typeof node.type === 'string' && typeof node.props.onClick === 'function');
  }

  /** Lists the buttons with a label. Android writes the titles of React Native's `<Button>` in capital letters. */
  findButtons(label: string): Host[] {
    return this.listButtons().filter(
      (button) => getAccessibleName(button).toLowerCase() === label.toLowerCase(),
    );
  }

  /** Finds elements on the screen. Returns none if an error or the end of the test case has removed it. */
  private findAll(isWanted: (node: Host) => boolean): Host[] {
    try {
      return screen.UNSAFE_root.findAll(isWanted);
    } catch {
      return [];
    }
  }

  /** Whether a finger can press anything. */
  get canPress(): boolean {
    return this.listButtons().some((button) => !isDisabled(button));
  }

  get isRecording(): boolean {
    return this.phone.cameras.some(({ isRecording }) => isRecording);
  }

  get isRunning(): boolean {
    return this.phone.cameras.some(({ isRunning }) => isRunning);
  }

  /** Adds a fault unless a condition holds. */
  check(isRight: boolean, fault: string): void {
    if (!isRight) this.faults.push(fault);
  }

  /** Presses each button but Close that's enabled when its turn comes, and waits after each. */
  async pressAll(): Promise<void> {
    for (let index = 0; index < this.listButtons().length; index++) {
      const button = this.listButtons()[index]!;
      // A screen that is closing doesn't start its camera anymore.
      if (!isDisabled(button) && getAccessibleName(button) !== 'Close') await this.press(button);
      await this.wait();
    }
  }

  /** Presses a button, holds it and releases it. React Native decides whether that's a press or a long press. */
  async press(button: Host, milliseconds = TOUCH_MS.tap): Promise<void> {
    await this.touch(button);
    await this.wait(milliseconds);
    await this.release(button);
  }

  /** Presses a button and returns whether that has an effect. */
  async pressHasEffect(button: Host): Promise<boolean> {
    await this.touch(button);
    await this.wait(TOUCH_MS.tap);
    return this.hasEffect(() => this.release(button));
  }

  /** Calls the accessibility actions of a button and returns whether that has an effect. */
  async actionsHaveEffect({ props }: Host): Promise<boolean> {
    const actions = (props.accessibilityActions ?? []) as readonly { name: string }[];
    return this.hasEffect(() =>
      this.run(() => {
        for (const { name } of actions) props.onAccessibilityAction({ nativeEvent: { actionName: name } });
      }),
    );
  }

  /** Returns whether a task changes the screen or reaches the phone before any time passes. */
  private async hasEffect(task: () => Promise<void>): Promise<boolean> {
    const before = this.describeScreen();
    let entries = 0;
    this.phone.onTrace = ({ kind }) => (entries += kind === 'log' ? 0 : 1);
    await task();
    return entries > 0 || this.describeScreen() !== before;
  }

  /** Presses a button twice before React renders, as quick fingers do while the phone is busy. */
  async pressTwiceBeforeRender(button: Host): Promise<void> {
    await this.run(() => {
      for (let time = 0; time < 2; time++) button.props.onClick({ nativeEvent: TOUCH });
    });
  }

  /** Reports the size of the screen to each view that asks for its own. */
  async layOut(): Promise<void> {
    const layout = { x: 0, y: 0, width: 360, height: 640 };
    for (const view of this.findAll(({ type, props }) => typeof type === 'string' && props.onLayout != null))
      await this.guard(() => act(async () => fireEvent(view, 'layout', { nativeEvent: { layout } })));
  }

  /** Reports an error that doesn't stop the camera. */
  async reportError(code: string, message: string): Promise<void> {
    this.phone.recordFailure({ code });
    const [view] = this.findAll(({ props }) => props.cameraId != null && props.onError != null);
    await this.run(() => view?.props.onError({ nativeEvent: { code, message } }));
  }

  /** Focuses as a screen reader does, with a press or an accessibility action. Returns false if the screen can't. */
  async focus(): Promise<boolean> {
    const [target] = this.findAll(
      (node) =>
        typeof node.type === 'string' &&
        (node.props.onClick ?? node.props.onAccessibilityAction) != null &&
        /^focus/i.test(getAccessibleName(node)),
    );
    if (target == null) return false;
    if (target.props.onClick != null) await this.press(target);
    else
      await this.run(() => target.props.onAccessibilityAction({ nativeEvent: { actionName: 'activate' } }));
    return true;
  }

  async touch(button: Host): Promise<void> {
    await this.guard(() => act(async () => fireEvent(button, 'responderGrant', PRESS)));
  }

  async release(button: Host): Promise<void> {
    await this.guard(() => act(async () => fireEvent(button, 'responderRelease', PRESS)));
  }

  /** Slides the finger far to the left. */
  async slide(button: Host): Promise<void> {
    const nativeEvent = { ...PRESS.nativeEvent, pageX: TOUCH.pageX - 150 };
    await this.guard(() => act(async () => fireEvent(button, 'touchMove', { ...PRESS, nativeEvent })));
  }

  /** Holds a button until that's a long press, and releases it before React renders. */
  async holdBeforeRender(button: Host): Promise<void> {
    await this.touch(button);
    await this.run(() => {
      jest.advanceTimersByTime(TOUCH_MS.shortHold);
      fireEvent(button, 'responderRelease', PRESS);
    });
  }

  /** Describes what is on the screen, including images and disabled buttons. */
  describeScreen(): string {
    return JSON.stringify(screen.toJSON());
  }

  /** Describes everything that a press can change: the screen and what the cameras do. */
  describeState(): string {
    const cameras = this.phone.cameras.map(({ props, isRecording, isCapturing }) => ({
      props,
      isRecording,
      isCapturing,
    }));
    return JSON.stringify([this.readText(), cameras]);
  }

  async setAppState(state: 'active' | 'background' | 'inactive'): Promise<void> {
    await this.guard(() => act(async () => this.phone.setAppState(state)));
  }

  /** Runs something that changes the screen. If it returns a promise, that can settle later. */
  async run(task: () => unknown): Promise<void> {
    await this.guard(() =>
      act(async () => {
        void task();
      }),
    );
  }

  /** Whether an element has a negative size. React Native ignores it, so the content of the element shows. */
  get hasNegativeSize(): boolean {
    return (
      this.findAll(({ type, props }) => {
        const { width, height } = StyleSheet.flatten(props.style as ViewStyle) ?? {};
        return typeof type === 'string' && (Number(width) < 0 || Number(height) < 0);
      }).length > 0
    );
  }

  /** Returns every text on the screen. */
  readText(): string {
    return this.findAll((node) => (node.type as unknown) === 'Text')
      .map(readContent)
      .join('\n')
      .trim();
  }

  /** Returns the texts that screen readers announce when they change. */
  readLiveRegions(): string {
    return this.findAll(
      ({ type, props }) => type === ('Text' as unknown) && props.accessibilityLiveRegion != null,
    )
      .map(readContent)
      .join('\n');
  }

  /** Ends the test case and returns all faults. */
  async end(): Promise<string[]> {
    await this.guard(cleanupAsync);
    this.checkFormats();
    await this.wait(2500);
    await flush();
    if (this.loader.timerCount > 0)
      this.faults.push(
        'A timer outlives its screen. Clear it in the cleanup of the effect that started it, or when the screen unmounts.',
      );
    if (this.phone.appStateListenerCount > this.appStateListeners)
      this.faults.push('A listener of AppState outlives its screen. Remove it in the cleanup of its effect.');
    if (DeviceEventEmitter.listenerCount('CameraDevicesChanged') > this.deviceListeners)
      this.faults.push(
        'A listener for camera devices outlives its screen. Remove it in the cleanup of its effect.',
      );
    nodeProcess.off('unhandledRejection', this.onRejection);
    jest.restoreAllMocks();
    jest.clearAllTimers();
    jest.useRealTimers();
    // Samples may log camera errors. Logging an error when nothing failed is a fault.
    const ownLogs = this.phone.failures.length > 0 ? [] : this.sampleLogs;
    return [
      ...new Set([
        ...this.faults,
        ...this.phone.faults,
        ...this.loader.faults,
        ...this.logs.filter((log) => !this.ignored.some((pattern) => pattern.test(log))),
        ...ownLogs,
      ]),
    ];
  }

  /** Images below 1280 × 720 look blurry on every phone, so a sample that picks one has to say so. */
  private checkFormats(): void {
    for (const filters of this.loader.filters) {
      const [first, ...others] = findSmallFormats(filters);
      if (first == null) continue;
      const more = others.length > 0 ? ` and ${others.length} more cameras` : '';
      this.faults.push(
        `The format filter ${JSON.stringify(filters)} picks ${first}${more}. Set a videoResolution, or one below 1280 × 720 if that's intended.`,
      );
    }
  }

  /**
   * Removes what the library logs because of a fault that's already reported, or that a part of a screen can't catch.
   */
  ignoreLogs(pattern: RegExp): void {
    this.ignored.push(pattern);
  }

  private async guard(task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.thrown.push(describe(error));
      this.faults.push(`It throws: ${describe(error)}`);
    }
  }
}

/** Returns the accessible name of an element. */
export function getAccessibleName(node: Host): string {
  const { accessibilityLabel, 'aria-label': label } = node.props;
  return String(accessibilityLabel ?? label ?? readContent(node)).trim();
}

/** Whether a button reacts to being held, not only to being pressed. */
export function canHold(button: Host): boolean {
  const hasHandler = ({ props }: Host) =>
    ['onLongPress', 'onPressIn', 'onPressOut'].some((name) => typeof props[name] === 'function');
  let node: Host | null = button;
  do {
    if (hasHandler(node)) return true;
    node = node.parent;
  } while (node != null && typeof node.type !== 'string');
  return false;
}

export function isDisabled({ props }: Host): boolean {
  return (
    props.disabled === true || props.accessibilityState?.disabled === true || props['aria-disabled'] === true
  );
}

function readContent(node: Host): string {
  return node.children.map((child) => (typeof child === 'string' ? child : readContent(child))).join('');
}

export function describe(reason: unknown): string {
  if (typeof reason !== 'object' || reason == null || !('message' in reason)) return JSON.stringify(reason);
  const code = 'code' in reason && typeof reason.code === 'string' ? `[${reason.code}] ` : '';
  return `${code}${String(reason.message).split('\n')[0]}`;
}

function formatLog(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  let index = 0;
  const text =
    typeof first === 'string' ? first.replace(/%s/g, () => String(rest[index++] ?? '')) : describe(first);
  return text.split('\n')[0]!.slice(0, 300);
}
