import { createElement, createRef, type ComponentType, type ReactElement, type RefObject } from 'react';
import { NavigationContext, NavigationRouteContext, PreventRemoveContext } from '@react-navigation/native';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import {
  Camera,
  type CameraDevice,
  type CameraPosition,
  type CameraProps,
  type Code,
} from 'react-native-vision-camera';
import type { CompiledSample, SampleMember } from './collectSamples';
import { canHold, getAccessibleName, isDisabled, SampleStage, SETTLED_MS, TOUCH_MS } from './SampleStage';

/** What a scenario needs to put a component or hook of a sample on a phone. */
export interface ScenarioContext {
  sample: CompiledSample;
  member: SampleMember;
  devices: readonly CameraDevice[];
  createStage(devices?: readonly CameraDevice[]): SampleStage;
  report(scenario: string, faults: string[]): void;
}

/** What a mounted component turned out to be. */
interface Profile {
  /** Whether it shows a camera and needs nothing from outside, so it has to handle everything itself. */
  isScreen: boolean;
  hasCamera: boolean;
  scansCodes: boolean;
  position: CameraPosition | undefined;
  buttons: string[];
}

/** Milliseconds until an error has reached the screen. */
const ERROR_MS = 100;

/** Runs a component, or a component that uses a hook, through everything that can happen to a camera screen. */
export async function runMember(context: ScenarioContext): Promise<void> {
  const profile = await profileComponent(context);
  await runButtons(context, profile);
  if (profile.hasCamera) {
    await runBackground(context);
    await runUnfocused(context);
    await runFailure(context, profile);
    if (profile.scansCodes) await runCodes(context);
  }
  if (!profile.isScreen) return;
  await runPermissions(context);
  await runWithoutLight(context, profile);
  await runDeviceLists(context, profile);
}

/** Whether a component or hook only needs what a screen has: a camera, its device and callbacks. */
export function canRun({ needs }: SampleMember): boolean {
  return needs.every(
    (name) => ['camera', 'device', 'format', 'isActive'].includes(name) || /^on[A-Z]/.test(name),
  );
}

function createProp(name: string, device: CameraDevice, camera: RefObject<Camera | null>): unknown {
  if (/^on[A-Z]/.test(name)) return () => undefined;
  return { camera, device, format: undefined, isActive: true }[name];
}

/** Mounts the component, alone and with time to start. */
async function mount(context: ScenarioContext, stage: SampleStage, shouldWait = true): Promise<Navigation> {
  const navigation = createNavigation();
  await stage.mount(await createScreen(context, stage, navigation));
  if (shouldWait) await stage.wait();
  return navigation;
}

/** The route of the screen, and a navigator that never removes it. */
const ROUTE = { key: 'screen', name: 'Screen' };
const PREVENT_REMOVE = { preventedRoutes: {}, setPreventRemove() {}, notifyPreventRemove() {} };

async function createScreen(
  { sample, member, devices }: ScenarioContext,
  stage: SampleStage,
  navigation: Navigation,
): Promise<ReactElement> {
  let loaded: unknown = () => null;
  await stage.run(() => {
    loaded = stage.loader.load(sample.id)[member.name];
  });
  const device = stage.phone.devices[0] ?? devices[0]!;
  const camera = createRef<Camera>();
  const props = member.needs.map((name) => [name, createProp(name, device, camera)] as const);
  const element =
    member.kind === 'component'
      ? createElement(loaded as ComponentType<object>, Object.fromEntries(props))
      : createElement(() => {
          const result = (loaded as (...values: unknown[]) => unknown)(...props.map(([, value]) => value));
          const pixelFormat = /\brgb\b/.test(sample.source) ? 'rgb' : 'yuv';
          return createCamera({ ref: camera, device, pixelFormat, ...readCameraProps(result) });
        });
  const screen = createElement(NavigationRouteContext.Provider, { value: ROUTE }, element);
  return createElement(
    GestureHandlerRootView,
    null,
    createElement(
      PreventRemoveContext.Provider,
      { value: PREVENT_REMOVE },
      createElement(NavigationContext.Provider, { value: navigation as never }, screen),
    ),
  );
}

/** Returns the camera that uses the result of a hook. */
function createCamera(
  props: Partial<CameraProps> & { ref: RefObject<Camera | null>; device: CameraDevice },
): ReactElement {
  const video = props.codeScanner == null;
  return createElement(Camera, {
    style: StyleSheet.absoluteFill,
    isActive: true,
    photo: true,
    video,
    ...props,
  });
}

/** Returns the props of a camera that a hook's result is for. */
function readCameraProps(result: unknown): Partial<CameraProps> {
  if (typeof result === 'boolean') return { isActive: result };
  if (typeof result !== 'object' || result == null) return {};
  if ('frameProcessor' in result)
    return 'type' in result
      ? { frameProcessor: result as unknown as CameraProps['frameProcessor'] }
      : readCameraProps(result.frameProcessor);
  if ('onCodeScanned' in result) return { codeScanner: result as CameraProps['codeScanner'] };
  if ('videoWidth' in result) return { format: result as CameraProps['format'] };
  return {};
}

interface Navigation {
  isFocused(): boolean;
  setFocused(isFocused: boolean): void;
}

/** A navigation with one screen, with only what `useIsFocused` and `useFocusEffect` read. */
function createNavigation(): Navigation & Record<string, unknown> {
  let isFocused = true;
  const listeners = new Set<[event: string, listener: () => void]>();
  return {
    isFocused: () => isFocused,
    setFocused(value: boolean) {
      isFocused = value;
      for (const [event, listener] of [...listeners]) {
        if (event === (value ? 'focus' : 'blur')) listener();
      }
    },
    addListener(event: string, listener: () => void) {
      const entry: [string, () => void] = [event, listener];
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    navigate: () => undefined,
    goBack: () => undefined,
    dispatch: () => undefined,
    setOptions: () => undefined,
    getParent: () => undefined,
    getState: () => ({ routes: [], index: 0 }),
  };
}

async function profileComponent(context: ScenarioContext): Promise<Profile> {
  const stage = context.createStage();
  await mount(context, stage);
  const [camera] = stage.phone.cameras;
  const buttons = stage.listButtons();
  for (const button of buttons) {
    if (getAccessibleName(button) === '')
      stage.faults.push('A touch target has no accessible name. Give it text or an accessibilityLabel.');
  }
  const profile: Profile = {
    hasCamera: camera != null,
    isScreen: camera != null && context.member.kind === 'component' && context.member.needs.length === 0,
    scansCodes: camera?.props.codeScannerOptions != null,
    position: stage.phone.devices.find(({ id }) => id === camera?.props.cameraId)?.position,
    buttons: buttons.map(getAccessibleName),
  };
  const shouldRun = camera?.props.isActive === true && !camera.isRunning;
  if (shouldRun && stage.faults.length === 0)
    stage.faults.push("The camera doesn't start even though isActive is true.");
  context.report('mounted, with every permission', await stage.end());
  return profile;
}

async function runButtons(context: ScenarioContext, { buttons, isScreen }: Profile): Promise<void> {
  if (buttons.length === 0) return;
  const early = context.createStage();
  await mount(context, early, false);
  for (const button of early.listButtons()) {
    if (!isDisabled(button)) await early.press(button);
  }
  await early.wait();
  context.report('every button pressed before the camera is ready', await early.end());

  for (const [index, name] of buttons.entries()) {
    const button = new ButtonUnderTest(context, index, name === '' ? `button ${index + 1}` : `"${name}"`);
    const { hasRecorded, isHoldable } = await runPresses(button, isScreen);
    const isHoldToRecord = isHoldable && (await runHolds(button, isScreen));
    if (hasRecorded || isHoldToRecord)
      await runFullDisk(button, isScreen, isHoldToRecord ? TOUCH_MS.hold : TOUCH_MS.tap);
    if (isScreen) await runWithOneCamera(button);
  }
}

/** A button of a sample. Each scenario finds it again on a new phone. */
class ButtonUnderTest {
  constructor(
    readonly context: ScenarioContext,
    private readonly index: number,
    readonly label: string,
  ) {}

  /** Mounts the sample and waits until it has settled. */
  async mount(devices?: readonly CameraDevice[]): Promise<SampleStage> {
    const stage = this.context.createStage(devices);
    await mount(this.context, stage);
    return stage;
  }

  find(stage: SampleStage) {
    const button = stage.listButtons()[this.index];
    return button == null || isDisabled(button) ? undefined : button;
  }

  /** Presses the button if it's there and enabled. */
  async press(stage: SampleStage, milliseconds: number = TOUCH_MS.tap): Promise<void> {
    const button = this.find(stage);
    if (button != null) await stage.press(button, milliseconds);
  }

  async report(scenario: string, stage: SampleStage): Promise<void> {
    this.context.report(scenario, await stage.end());
  }
}

/**
 * Reports buttons that fail because `<Camera>` doesn't set `photo` or `video`, even if the sample shows the error. Skips
 * a button whose label contains the error code, because that button fails on purpose.
 */
function checkCaptureProps({ phone, faults }: SampleStage, label: string): void {
  for (const code of phone.failures) {
    const prop = /^capture\/(photo|video)-not-enabled$/.exec(code)?.[1];
    if (prop != null && !label.includes(code))
      faults.push(`The button fails with ${code}. Pass ${prop}={true} to <Camera>.`);
  }
}

async function runPresses(
  button: ButtonUnderTest,
  isScreen: boolean,
): Promise<{ hasRecorded: boolean; isHoldable: boolean }> {
  const { label } = button;
  const once = await button.mount();
  const element = button.find(once);
  const isHoldable = element != null && canHold(element);
  await button.press(once);
  await once.wait();
  checkZoom(once, label);
  const hasRecorded = once.phone.cameras.some(({ isRecording }) => isRecording);
  if (element != null && isScreen) checkDeadEnd(once);
  await button.press(once);
  await once.wait();
  checkCaptureProps(once, label);
  await button.report(`${label} pressed, and again later`, once);
  if (element == null) return { hasRecorded: false, isHoldable: false };

  const twice = await button.mount();
  for (let time = 0; time < 2; time++) {
    await button.press(twice, TOUCH_MS.quickTap);
    await button.press(twice, TOUCH_MS.quickTap);
    await twice.wait();
    checkStoppable(twice);
  }
  await button.report(`${label} pressed twice as fast as possible`, twice);

  const background = await button.mount();
  await button.press(background);
  await background.wait(100);
  await sendToBackground(background, button.context);
  await background.setAppState('active');
  await background.wait();
  await button.report(`${label} pressed, then the app goes to the background`, background);

  const gone = await button.mount();
  await button.press(gone);
  await gone.wait(100);
  await gone.unmount();
  await button.report(`unmounted after ${label}`, gone);
  return { hasRecorded, isHoldable };
}

/** Holds a button that reacts to it, and returns whether that starts a recording. */
async function runHolds(button: ButtonUnderTest, isScreen: boolean): Promise<boolean> {
  const { label } = button;
  const held = await button.mount();
  const element = button.find(held)!;
  const before = held.describeState();
  await held.touch(element);
  await held.wait(TOUCH_MS.hold);
  const hasRecorded = held.phone.cameras.some(({ isRecording }) => isRecording);
  if (isScreen && held.describeState() === before)
    held.faults.push('Holding the button changes nothing even though it has a handler for that.');
  await held.release(element);
  await held.wait();
  if (held.phone.cameras.some(({ isRecording }) => isRecording))
    held.faults.push('The recording goes on after the button is released.');
  await button.report(`${label} held`, held);

  const short = await button.mount();
  await button.press(short, TOUCH_MS.shortHold);
  await short.wait();
  if (short.phone.cameras.some(({ isRecording }) => isRecording))
    short.faults.push('The recording goes on after the button is released.');
  await button.report(`${label} released as soon as the press is long`, short);

  const gone = await button.mount();
  await gone.touch(button.find(gone)!);
  await gone.wait(TOUCH_MS.hold);
  await gone.unmount();
  await button.report(`unmounted while ${label} is held`, gone);
  return hasRecorded;
}

/** Records on a full disk, and again when there's space. */
async function runFullDisk(button: ButtonUnderTest, isScreen: boolean, touch: number): Promise<void> {
  const stage = await button.mount();
  const before = stage.readText();
  stage.phone.setDiskFull(true);
  await button.press(stage, touch);
  await stage.wait();
  if (isScreen && stage.readText() === before)
    stage.faults.push(
      'The disk is full and the screen shows nothing about it. Show the message from onRecordingError.',
    );
  stage.phone.setDiskFull(false);
  const element = button.find(stage);
  if (element != null) {
    await stage.touch(element);
    await stage.wait(touch);
    if (touch === TOUCH_MS.tap) await stage.release(element);
    await stage.wait(SETTLED_MS);
  }
  if (!stage.phone.cameras.some(({ isRecording }) => isRecording))
    stage.faults.push(
      'After a recording that ended by itself, the next one does not start. Android keeps it until stopRecording() is called.',
    );
  if (element != null && touch !== TOUCH_MS.tap) await stage.release(element);
  await button.report(`${button.label} on a phone with a full disk, and again later`, stage);
}

/** A button such as "2×" sets that zoom, relative to the main lens. */
function checkZoom(stage: SampleStage, label: string): void {
  const factor = Number(/^"([\d.]+)×"$/.exec(label)?.[1]);
  const [camera] = stage.phone.cameras;
  const device = stage.phone.devices.find(({ id }) => id === camera?.props.cameraId);
  const zoom = (camera?.applied.zoom ?? 1) / (device?.neutralZoom ?? 1);
  if (Math.abs(zoom - factor) > 0.05) stage.faults.push(`The button sets the zoom to ${zoom}×.`);
}

function checkStoppable(stage: SampleStage): void {
  const canPress = stage.listButtons().some((button) => !isDisabled(button));
  if (!canPress && stage.phone.cameras.some(({ isRecording }) => isRecording))
    stage.faults.push('A recording runs and every button is disabled: nothing can stop it.');
}

/** A phone with only a back camera: no button may end where nothing can be pressed and no camera runs. */
async function runWithOneCamera(button: ButtonUnderTest): Promise<void> {
  const stage = await button.mount(button.context.devices.filter(({ position }) => position === 'back'));
  if (button.find(stage) != null) {
    await button.press(stage);
    await stage.wait();
    checkDeadEnd(stage);
  }
  await button.report(`${button.label} pressed on a phone without a front camera`, stage);
}

function checkDeadEnd(stage: SampleStage): void {
  const canPress = stage.listButtons().some((button) => !isDisabled(button));
  if (!canPress && stage.phone.cameras.length === 0)
    stage.faults.push('A dead end: no camera is left, and nothing can be pressed. Offer a way back.');
}

async function sendToBackground(stage: SampleStage, { sample, member }: ScenarioContext): Promise<void> {
  if (stage.phone.platform === 'ios') await stage.setAppState('inactive');
  await stage.setAppState('background');
  await stage.wait(SETTLED_MS);
  for (const camera of stage.phone.cameras) {
    if (camera.isRecording)
      stage.faults.push(
        'The recording goes on in the background. Stop it when the app leaves the foreground, before isActive turns false.',
      );
    if (
      member.kind === 'component' &&
      camera.props.isActive &&
      /useIsForeground|\bAppState\b/.test(sample.source)
    )
      stage.faults.push(
        'isActive stays true in the background, even though the sample uses useIsForeground. Pass it to isActive.',
      );
  }
}

async function runBackground(context: ScenarioContext): Promise<void> {
  const stage = context.createStage();
  await mount(context, stage);
  const wasRunning = stage.phone.cameras.some(({ isRunning }) => isRunning);
  await sendToBackground(stage, context);
  await stage.setAppState('active');
  await stage.wait();
  if (wasRunning && !stage.phone.cameras.some(({ isRunning }) => isRunning))
    stage.faults.push('The camera does not start again when the app comes back from the background.');
  context.report('the app goes to the background and comes back', await stage.end());
}

async function runUnfocused(context: ScenarioContext): Promise<void> {
  if (!/useIsFocused|useFocusEffect/.test(context.sample.source)) return;
  const stage = context.createStage();
  const navigation = await mount(context, stage);
  await stage.run(() => navigation.setFocused(false));
  await stage.wait();
  if (stage.phone.cameras.some(({ props }) => props.isActive))
    stage.faults.push(
      'isActive stays true while another screen covers this one, even though the sample uses useIsFocused. Pass it to isActive.',
    );
  await stage.run(() => navigation.setFocused(true));
  await stage.wait();
  if (!stage.phone.cameras.some(({ isRunning }) => isRunning))
    stage.faults.push('The camera does not start again when the screen has the focus again.');
  context.report('another screen covers it', await stage.end());
}

async function runFailure(context: ScenarioContext, { isScreen }: Profile): Promise<void> {
  const stage = context.createStage();
  await mount(context, stage);
  const before = stage.readText();
  await stage.run(() => stage.phone.cameras.forEach((camera) => camera.failSession()));
  // iOS starts the session again a moment later, so a screen may hide the message.
  await stage.wait(ERROR_MS);
  const isSilent = stage.readText() === before;
  if (isScreen && isSilent)
    stage.faults.push(
      'The session fails and the screen shows nothing about it. Show the message from onError.',
    );
  // A part of a screen may leave errors to the app. The library logs unhandled ones.
  if (!isScreen || isSilent) stage.ignoreLogs(/fatal error|AVFoundationErrorDomain/);
  await stage.wait();
  context.report('the session fails', await stage.end());
}

async function runCodes(context: ScenarioContext): Promise<void> {
  const stage = context.createStage();
  await mount(context, stage);
  const frame = { width: 1920, height: 1080 };
  for (const codes of [
    [createCode('4006381333931')],
    [createCode('4006381333931')],
    [createCode('https://example.com', 'qr'), createCode('4006381333931')],
    [createCode('4006381333931'), createCode('https://example.com', 'qr')],
  ]) {
    await stage.run(() => stage.phone.scanCodes(codes, frame));
    await stage.wait(100);
  }
  await stage.wait();
  context.report('codes scanned, one after the other and two together', await stage.end());
}

async function runPermissions(context: ScenarioContext): Promise<void> {
  for (const answer of ['granted', 'denied'] as const) {
    const stage = context.createStage();
    for (const permission of ['camera', 'microphone', 'location'] as const)
      stage.phone.setPermission(permission, { isGranted: false, answer });
    await mount(context, stage);
    checkNoCamera(stage);
    for (const button of stage.listButtons()) {
      if (!isDisabled(button)) await stage.press(button);
      await stage.wait();
    }
    if (answer === 'denied') {
      checkNoCamera(stage);
      if (stage.readText() === '')
        stage.faults.push('The permission is denied and the screen is blank. Say why it needs the camera.');
    } else if (stage.phone.isGranted('camera') && !stage.phone.cameras.some(({ isRunning }) => isRunning)) {
      stage.faults.push("The user allows the camera, but it doesn't start.");
    }
    context.report(
      answer === 'granted'
        ? 'asked for permission, the user allows'
        : 'asked for permission, the user refuses',
      await stage.end(),
    );
  }
  const stage = context.createStage();
  stage.phone.setPermission('camera', { isGranted: false, refusals: 2, answer: 'denied' });
  await mount(context, stage);
  checkNoCamera(stage);
  for (const button of stage.listButtons()) {
    if (!isDisabled(button)) await stage.press(button);
    await stage.wait();
  }
  checkNoCamera(stage);
  context.report('the permission was refused before', await stage.end());
}

function checkNoCamera(stage: SampleStage): void {
  if (stage.phone.isGranted('camera') || stage.phone.cameras.length === 0) return;
  // The session's errors follow from that.
  stage.ignoreLogs(/not authorized|permission was denied|not ready/);
  stage.faults.push(
    '<Camera> is mounted without the permission, so its session never starts. Mount it only with useCameraPermission().hasPermission.',
  );
}

/** A phone without flash, torch and low-light boost: a camera that asks for one at mount fails, and may never start. */
async function runWithoutLight(context: ScenarioContext, { buttons }: Profile): Promise<void> {
  const devices = context.devices.map((device) => ({
    ...device,
    hasFlash: false,
    hasTorch: false,
    supportsLowLightBoost: false,
  }));
  const stage = context.createStage(devices);
  await mount(context, stage);
  for (const index of buttons.keys()) {
    const button = stage.listButtons()[index];
    if (button != null && !isDisabled(button)) await stage.press(button);
    await stage.wait();
  }
  const codes = stage.phone.failures.filter((code) => /flash|low-light/.test(code));
  if (codes.length > 0)
    stage.faults.push(
      `The phone has no light and the camera fails with ${codes[0]}. Check hasTorch, hasFlash and supportsLowLightBoost of the device first.`,
    );
  context.report('a phone without flash, torch and low-light boost', await stage.end());
}

/** A phone whose device list is empty, arrives late, or lacks the camera that the screen asks for. */
async function runDeviceLists(context: ScenarioContext, { position }: Profile): Promise<void> {
  const empty = context.createStage([]);
  await mount(context, empty);
  const textWithoutList = empty.readText();
  if (empty.faults.length === 0 && textWithoutList === '')
    empty.faults.push('The device list is empty and the screen is blank. Show a message.');
  context.report('a phone with an empty device list', await empty.end());

  const late = context.createStage([]);
  late.phone.devices = context.devices;
  await mount(context, late);
  await late.run(() => late.phone.listDevices(context.devices));
  await late.wait();
  if (late.faults.length === 0 && !late.phone.cameras.some(({ isRunning }) => isRunning))
    late.faults.push('The device list arrives late and the camera does not start.');
  context.report('a phone whose device list arrives late', await late.end());

  const missing = context.createStage(context.devices.filter((device) => device.position !== position));
  await mount(context, missing);
  const hasCamera = missing.phone.cameras.length > 0;
  const isMessage = /<CameraLayout/.test(context.sample.source) && missing.phone.platform === 'android';
  if (!hasCamera && isMessage && missing.readText() === textWithoutList)
    missing.faults.push(
      'An empty device list and a missing camera show the same message. On Android, the list can be empty even if the phone has cameras: say so when useCameraDevices() is empty.',
    );
  context.report(`a phone without a ${position} camera`, await missing.end());
}

const CORNERS = [
  { x: 100, y: 200 },
  { x: 400, y: 200 },
  { x: 400, y: 280 },
  { x: 100, y: 280 },
];

function createCode(value: string, type: Code['type'] = 'ean-13'): Code {
  return { type, value, frame: { x: 100, y: 200, width: 300, height: 80 }, corners: CORNERS };
}
