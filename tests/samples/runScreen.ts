import { createElement, type ComponentType, type ReactElement } from 'react';
import { NavigationContext } from '@react-navigation/native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { CameraDevice } from 'react-native-vision-camera';
import { createCode, createValue } from './createValue';
import { getAccessibleName, isDisabled, SampleStage, SETTLED_MS } from './SampleStage';
import type { SampleMember, SampleUnit } from './SampleUnit';

/** What a scenario needs to put a member of a sample on a phone. */
export interface ScenarioContext {
  unit: SampleUnit;
  member: SampleMember;
  devices: readonly CameraDevice[];
  createStage(devices?: readonly CameraDevice[]): SampleStage;
  report(scenario: string, faults: string[]): void;
}

/** What a mounted component turned out to be. */
interface Profile {
  /** Whether it needs nothing from outside and shows a camera, so that it has to cope with everything itself. */
  isScreen: boolean;
  hasCamera: boolean;
  scansCodes: boolean;
  processesFrames: boolean;
  buttons: string[];
}

/** Runs a component through everything that can happen to a camera screen. */
export async function runComponent(context: ScenarioContext): Promise<void> {
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
  await runWithoutDevice(context);
}

/** Mounts the component, alone and with time to start. */
async function mount(context: ScenarioContext, stage: SampleStage, shouldWait = true): Promise<Navigation> {
  const navigation = createNavigation();
  await stage.mount(await createScreen(context, stage, navigation));
  if (shouldWait) await stage.wait();
  return navigation;
}

async function createScreen(
  { unit, member, devices }: ScenarioContext,
  stage: SampleStage,
  navigation: Navigation,
): Promise<ReactElement> {
  let component: ComponentType<object> = () => null;
  await stage.run(() => {
    component = stage.loader.load(unit.id)[member.name] as ComponentType<object>;
  });
  const [props] = member.parameters;
  const device = stage.phone.devices[0] ?? devices[0]!;
  const values =
    props == null ? {} : (createValue(props.type, props.name, { device, camera: null }) as object);
  return createElement(
    GestureHandlerRootView,
    null,
    createElement(
      NavigationContext.Provider,
      { value: navigation as never },
      createElement(component, values),
    ),
  );
}

interface Navigation {
  isFocused(): boolean;
  setFocused(isFocused: boolean): void;
}

/** A navigation of one screen, as far as `useIsFocused` and `useFocusEffect` look at it. */
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
      stage.faults.push('A touch target has no accessible name. Give it a text or an accessibilityLabel.');
  }
  const [props] = context.member.parameters;
  const needsProps =
    props?.type.kind === 'object' && props.type.properties.some(({ isOptional }) => !isOptional);
  const profile: Profile = {
    hasCamera: camera != null,
    isScreen: camera != null && !needsProps,
    scansCodes: camera?.props.codeScannerOptions != null,
    processesFrames: camera?.frameProcessor != null,
    buttons: buttons.map(getAccessibleName),
  };
  const shouldRun = camera?.props.isActive === true && !camera.isRunning;
  if (shouldRun && stage.faults.length === 0)
    stage.faults.push('The camera does not start, although isActive is true.');
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
    const label = name === '' ? `button ${index + 1}` : `"${name}"`;
    const start = async () => {
      const stage = context.createStage();
      await mount(context, stage);
      const button = stage.listButtons()[index];
      return { stage, button: button == null || isDisabled(button) ? undefined : button };
    };
    const pressAgain = async (stage: SampleStage) => {
      const button = stage.listButtons()[index];
      if (button != null && !isDisabled(button)) await stage.press(button);
    };

    const once = await start();
    if (once.button != null) {
      await once.stage.press(once.button);
      await once.stage.wait();
      if (isScreen) checkDeadEnd(once.stage);
      await pressAgain(once.stage);
      await once.stage.wait();
    }
    context.report(`${label} pressed, and again later`, await once.stage.end());
    if (once.button == null) continue;

    const twice = await start();
    await twice.stage.press(twice.button!);
    await pressAgain(twice.stage);
    await twice.stage.wait();
    await pressAgain(twice.stage);
    await pressAgain(twice.stage);
    await twice.stage.wait();
    context.report(`${label} pressed twice at once`, await twice.stage.end());

    const background = await start();
    await background.stage.press(background.button!);
    await background.stage.wait(100);
    await sendToBackground(background.stage, context.unit);
    await background.stage.setAppState('active');
    await background.stage.wait();
    context.report(`${label} pressed, then the app goes to the background`, await background.stage.end());

    const gone = await start();
    await gone.stage.press(gone.button!);
    await gone.stage.wait(100);
    await gone.stage.unmount();
    context.report(`unmounted after ${label}`, await gone.stage.end());

    if (isScreen) await runWithOneCamera(context, index, label);
  }
}

/** A phone with a back camera alone: no button may lead where nothing can be pressed and no camera runs. */
async function runWithOneCamera(context: ScenarioContext, index: number, label: string): Promise<void> {
  const stage = context.createStage(context.devices.filter(({ position }) => position === 'back'));
  await mount(context, stage);
  const button = stage.listButtons()[index];
  if (button != null && !isDisabled(button)) {
    await stage.press(button);
    await stage.wait();
    checkDeadEnd(stage);
  }
  context.report(`${label} pressed on a phone without a front camera`, await stage.end());
}

function checkDeadEnd(stage: SampleStage): void {
  const canPress = stage.listButtons().some((button) => !isDisabled(button));
  if (!canPress && stage.phone.cameras.length === 0)
    stage.faults.push('A dead end: no camera is left, and nothing can be pressed. Offer a way back.');
}

function promises(unit: SampleUnit, pattern: RegExp): boolean {
  return pattern.test(unit.source) || pattern.test(unit.text);
}

async function sendToBackground(stage: SampleStage, unit: SampleUnit): Promise<void> {
  if (stage.phone.platform === 'ios') await stage.setAppState('inactive');
  await stage.setAppState('background');
  await stage.wait(SETTLED_MS);
  for (const camera of stage.phone.cameras) {
    if (camera.isRecording)
      stage.faults.push(
        'The recording goes on in the background. Stop it when the app leaves the foreground, before isActive turns false.',
      );
    if (camera.props.isActive && promises(unit, /useIsForeground|\bAppState\b/))
      stage.faults.push(
        'isActive stays true in the background, although sample or text name useIsForeground. Pass it to isActive.',
      );
  }
}

async function runBackground(context: ScenarioContext): Promise<void> {
  const stage = context.createStage();
  await mount(context, stage);
  const wasRunning = stage.phone.cameras.some(({ isRunning }) => isRunning);
  await sendToBackground(stage, context.unit);
  await stage.setAppState('active');
  await stage.wait();
  if (wasRunning && !stage.phone.cameras.some(({ isRunning }) => isRunning))
    stage.faults.push('The camera does not start again when the app comes back from the background.');
  context.report('the app goes to the background and comes back', await stage.end());
}

async function runUnfocused(context: ScenarioContext): Promise<void> {
  if (!promises(context.unit, /useIsFocused|useFocusEffect/)) return;
  const stage = context.createStage();
  const navigation = await mount(context, stage);
  await stage.run(() => navigation.setFocused(false));
  await stage.wait();
  if (stage.phone.cameras.some(({ props }) => props.isActive))
    stage.faults.push(
      'isActive stays true while another screen covers this one, although sample or text name useIsFocused. Pass it to isActive.',
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
  await stage.run(() => stage.phone.cameras.forEach((camera) => camera.interrupt()));
  await stage.wait();
  const isSilent = stage.readText() === before;
  if (isScreen && isSilent)
    stage.faults.push(
      'The session fails and the screen shows nothing of it. Show the message that onError gets.',
    );
  // A part of a screen may leave errors to the app; the library logs what nobody handles.
  if (!isScreen || isSilent) stage.ignoreLogs(/already in use|AVError/);
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
  context.report('codes scanned, one after the other and two at once', await stage.end());
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
        stage.faults.push('The permission is refused and the screen is blank. Say why it needs the camera.');
    } else if (stage.phone.isGranted('camera') && !stage.phone.cameras.some(({ isRunning }) => isRunning)) {
      stage.faults.push('The user allows the camera and it does not start.');
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
  // What the session reports follows from that.
  stage.ignoreLogs(/not authorized|permission was denied|not ready/);
  stage.faults.push(
    '<Camera> is mounted without the permission, which leaves a session that never starts. Mount it only with useCameraPermission().hasPermission.',
  );
}

async function runWithoutDevice(context: ScenarioContext): Promise<void> {
  const stage = context.createStage([]);
  await mount(context, stage);
  if (stage.faults.length === 0 && stage.readText() === '')
    stage.faults.push('The phone has no such camera and the screen is blank. Say so.');
  context.report('a phone without a camera', await stage.end());
}
