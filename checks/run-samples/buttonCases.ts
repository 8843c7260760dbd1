import { jest } from '@jest/globals';
import { unlink } from '@dr.pogodin/react-native-fs';
import { AccessibilityInfo } from 'react-native';
import type { CameraDevice } from 'react-native-vision-camera';
import { canHold, ERROR_MS, getAccessibleName, isDisabled, TOUCH_MS, type SampleStage } from './SampleStage';
import { runCase } from './runCase';
import type { CaseContext } from './CaseContext';
import { chapters } from '../../src/config/readingOrder';
import { sendToBackground } from './sendToBackground';

/** A button of a sample. Each test case finds it again on a new phone. */
interface ButtonUnderTest {
  context: CaseContext;
  index: number;
  label: string;
  /** Whether the button is on a screen that has to handle everything itself. */
  isScreen: boolean;
}

const STILL_RECORDING = 'The recording goes on after the button is released.';

/** Presses every button of a component in all ways. */
export async function runButtons(
  context: CaseContext,
  names: readonly string[],
  isScreen: boolean,
): Promise<void> {
  if (names.length === 0) return;
  await runCase(
    context,
    'every button pressed before the camera is ready',
    async (stage) => {
      for (const button of stage.listButtons().filter(isDisabled))
        stage.check(
          !(await stage.actionsHaveEffect(button)),
          'A disabled button reacts to an accessibility action. Screen readers offer its actions even then.',
        );
      // A press can remove other buttons.
      for (const button of stage.listButtons())
        if (stage.listButtons().includes(button) && !isDisabled(button)) await stage.press(button);
      await stage.wait();
    },
    { isEarly: true },
  );
  for (const [index, name] of names.entries()) {
    const label = name === '' ? `button ${index + 1}` : `"${name}"`;
    await runButton({ context, index, label, isScreen });
    if (isScreen) await pressNewButtons(context, [name], names);
  }
}

/** Milliseconds until a press has brought up other buttons. What it started can still be going on, such as an upload. */
const REACTION_MS = 500;

/** Presses buttons one after the other, and then does it again with each button that appears. */
async function pressNewButtons(
  context: CaseContext,
  path: readonly string[],
  known: readonly string[],
): Promise<void> {
  const appeared = new Set<string>();
  const name = path.map((label) => `"${label}"`).join(', then ');
  await runCase(context, `${name} pressed`, async (stage) => {
    for (const label of path) {
      const element = stage.findButtons(label).find((button) => !isDisabled(button));
      if (element == null) return;
      const hasEffect = await stage.pressHasEffect(element);
      stage.check(
        hasEffect || label === path[0],
        `Nothing happens when "${label}" is pressed. If it takes the place of another button, give it a key: React reuses that button, and ControlButton waits for the promise of its last press.`,
      );
      await stage.wait(REACTION_MS);
    }
    for (const button of stage.listButtons())
      if (!isDisabled(button)) appeared.add(getAccessibleName(button));
  });
  const labels = [...appeared].filter((label) => !known.includes(label));
  for (const label of labels) await pressNewButtons(context, [...path, label], [...known, ...labels]);
}

async function runButton(button: ButtonUnderTest): Promise<void> {
  const { isEnabled, isHoldable, hasRecorded } = await pressTwice(button);
  if (isEnabled) await pressInDifficultMoments(button);
  const isHoldToRecord = isHoldable && (await hold(button));
  if (hasRecorded) await listenWhileRecording(button);
  if (/LiveRegion/.test(button.context.sample.source)) await listenOnIos(button);
  if (hasRecorded || isHoldToRecord)
    await recordOnFullDisk(button, isHoldToRecord ? TOUCH_MS.hold : TOUCH_MS.tap);
  if (!button.isScreen) return;
  if (deletesFiles(button)) await retake(button);
  await pressWithoutFrontCamera(button);
  if (isEnabled) await failDuringPhoto(button);
  // Skips the course's finished app, where the error stays until the preview starts again.
  if (isEnabled && button.context.sample.file !== chapters.at(-1)) await finishPhotoAfterRestart(button);
  for (const method of LATE_METHODS)
    if (isEnabled && button.context.sample.source.includes(`${method}(`)) await delayResult(button, method);
}

/** Finds the button if it's there and enabled. */
function find({ index }: ButtonUnderTest, stage: SampleStage) {
  const element = stage.listButtons()[index];
  return element == null || isDisabled(element) ? undefined : element;
}

async function press(button: ButtonUnderTest, stage: SampleStage, milliseconds: number = TOUCH_MS.tap) {
  const element = find(button, stage);
  if (element != null) await stage.press(element, milliseconds);
}

const run = (
  { context, label }: ButtonUnderTest,
  name: string,
  play: (stage: SampleStage) => Promise<void>,
  devices?: readonly CameraDevice[],
) => runCase(context, name.replace('BUTTON', label), play, { devices });

async function pressTwice(button: ButtonUnderTest) {
  const result = { isEnabled: false, isHoldable: false, hasRecorded: false };
  await run(button, 'BUTTON pressed, and again later', async (stage) => {
    const element = find(button, stage);
    result.isEnabled = element != null;
    result.isHoldable = element != null && canHold(element);
    await press(button, stage);
    await stage.wait();
    checkZoom(stage, button.label);
    result.hasRecorded = result.isEnabled && stage.isRecording;
    if (result.isEnabled && button.isScreen) checkDeadEnd(stage);
    await press(button, stage);
    await stage.wait();
    checkCaptureProps(stage, button.label);
  });
  return result;
}

async function pressInDifficultMoments(button: ButtonUnderTest): Promise<void> {
  await run(button, 'BUTTON pressed twice as fast as possible', async (stage) => {
    for (let time = 0; time < 2; time++) {
      await press(button, stage, TOUCH_MS.quickTap);
      await press(button, stage, TOUCH_MS.quickTap);
      await stage.wait();
      stage.check(
        stage.canPress || !stage.isRecording,
        'A recording runs and every button is disabled: nothing can stop it.',
      );
    }
  });
  await run(button, 'BUTTON pressed twice before React renders', async (stage) => {
    let photos = 0;
    stage.phone.onTrace = ({ kind, name }) => {
      if (kind === 'call' && name === 'takePhoto') photos++;
    };
    await stage.pressTwiceBeforeRender(find(button, stage)!);
    await stage.wait();
    stage.check(
      photos < 2,
      'Two quick taps take two photos, because state changes only when React renders. Ignore the second one with a ref, as ControlButton does.',
    );
  });
  await run(button, 'BUTTON pressed, then the app goes to the background', async (stage) => {
    await press(button, stage);
    await stage.wait(100);
    await sendToBackground(stage, button.context);
    await stage.setAppState('active');
    await stage.wait();
  });
  await run(button, 'unmounted after BUTTON', async (stage) => {
    await press(button, stage);
    await stage.wait(100);
    await stage.unmount();
  });
}

/** Holds a button that reacts to it, and returns whether that starts a recording. */
async function hold(button: ButtonUnderTest): Promise<boolean> {
  let hasRecorded = false;
  await run(button, 'BUTTON held', async (stage) => {
    const element = find(button, stage)!;
    const before = stage.describeState();
    await stage.touch(element);
    await stage.wait(TOUCH_MS.hold);
    hasRecorded = stage.isRecording;
    stage.check(
      !button.isScreen || stage.describeState() !== before,
      'Holding the button changes nothing even though it has a handler for that.',
    );
    await stage.release(element);
    await stage.wait();
    stage.check(!stage.isRecording, STILL_RECORDING);
  });
  await run(button, 'BUTTON released as soon as the press is long', async (stage) => {
    await press(button, stage, TOUCH_MS.shortHold);
    await stage.wait();
    stage.check(!stage.isRecording, STILL_RECORDING);
  });
  await run(button, 'BUTTON held after a recording that was locked with a slide', async (stage) => {
    await stage.touch(find(button, stage)!);
    await stage.wait(TOUCH_MS.hold);
    await stage.slide(find(button, stage)!);
    await stage.release(find(button, stage)!);
    await stage.wait();
    if (!stage.isRecording) return;
    await press(button, stage);
    await stage.wait();
    await stage.holdBeforeRender(find(button, stage)!);
    await stage.wait();
    stage.check(!stage.isRecording, STILL_RECORDING);
  });
  await run(button, 'unmounted while BUTTON is held', async (stage) => {
    await stage.touch(find(button, stage)!);
    await stage.wait(TOUCH_MS.hold);
    await stage.unmount();
  });
  return hasRecorded;
}

/** Screen readers announce live regions whenever they change, and a recording would pick that up. */
async function listenWhileRecording(button: ButtonUnderTest): Promise<void> {
  await run(button, 'three seconds of recording after BUTTON', async (stage) => {
    await press(button, stage);
    const announced = new Set<string>();
    for (let second = 0; second < 3; second++) {
      await stage.wait(1000);
      announced.add(stage.readLiveRegions());
    }
    stage.check(
      announced.size < 3,
      'Screen readers announce the elapsed time every second. Show it outside of the message.',
    );
  });
}

/** iOS has no live regions, so a screen has to announce their texts itself. */
async function listenOnIos(button: ButtonUnderTest): Promise<void> {
  await run(button, 'three seconds with a screen reader after BUTTON', async (stage) => {
    if (stage.phone.platform !== 'ios') return;
    const read = () => stage.readLiveRegions().split('\n');
    const known = ['', ...read()];
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockClear();
    await press(button, stage);
    const shown: string[] = [];
    for (let second = 0; second < 3; second++) {
      await stage.wait(500);
      shown.push(...read());
      await stage.wait(500);
    }
    const announced = [...known, ...announce.mock.calls.flat()];
    stage.check(
      shown.every((text) => announced.includes(text)),
      'VoiceOver skips a text, because accessibilityLiveRegion works only on Android. Call AccessibilityInfo.announceForAccessibility() on iOS.',
    );
  });
}

/** Records on a full disk, and again when there's space. */
async function recordOnFullDisk(button: ButtonUnderTest, milliseconds: number): Promise<void> {
  await run(button, 'BUTTON on a phone with a full disk, and again later', async (stage) => {
    const before = stage.readText();
    stage.phone.setDiskFull(true);
    await press(button, stage, milliseconds);
    await stage.wait();
    stage.check(
      !button.isScreen || stage.readText() !== before,
      'The disk is full and the screen shows nothing about it. Show the message from onRecordingError.',
    );
    stage.phone.setDiskFull(false);
    const element = find(button, stage);
    const isTap = milliseconds === TOUCH_MS.tap;
    if (element != null) {
      await stage.touch(element);
      await stage.wait(milliseconds);
      if (isTap) await stage.release(element);
      await stage.wait();
    }
    stage.check(
      stage.isRecording,
      'After a recording that ended by itself, the next one does not start. Android keeps it until stopRecording() is called.',
    );
    if (element != null && !isTap) await stage.release(element);
  });
}

/** Milliseconds until a button has called its method, even after a countdown. */
const CALL_MS = 4000;
const LATE_METHODS = ['takePhoto', 'takeSnapshot', 'focus'] as const;
const LATE_FILE = { path: '/late.jpg', width: 4000, height: 3000, orientation: 'portrait' };

type LateMethod = (typeof LATE_METHODS)[number];

function deletesFiles({ context }: ButtonUnderTest): boolean {
  return context.sample.source.includes('unlink(');
}

/** The library keeps every photo. A screen that deletes files also has to delete retaken photos before it unmounts. */
async function retake(button: ButtonUnderTest): Promise<void> {
  await run(button, 'BUTTON pressed, then "Retake", and unmounted', async (stage) => {
    await press(button, stage);
    await stage.wait(CALL_MS);
    const [again] = stage.findButtons('Retake');
    if (again == null) return;
    const { calls } = jest.mocked(unlink).mockClear().mock;
    await stage.press(again);
    await stage.wait();
    await stage.unmount();
    stage.check(calls.length > 0, 'The file of a photo stays after "Retake". Delete it with unlink().');
  });
}

/** Ends a call to a camera that the user replaced with "Try again" while the new camera does the same. */
async function delayResult(button: ButtonUnderTest, method: LateMethod): Promise<void> {
  for (const end of ['resolves', 'rejects'] as const)
    await run(
      button,
      `"Try again" after BUTTON, and then ${method}() of the old camera ${end}`,
      async (stage) => {
        const finish = await startCall(button, stage, method);
        await stage.run(() => stage.phone.cameras[0]?.failSession());
        await stage.wait(ERROR_MS);
        const [retry] = stage.findButtons('Try again');
        if (finish == null || retry == null) return;
        await stage.press(retry);
        await stage.wait();
        if ((await startCall(button, stage, method)) == null) {
          stage.faults.push('"Try again" leaves a busy button disabled. Reset isBusy in onRetry.');
          return;
        }
        const before = stage.describeScreen();
        const { calls } = jest.mocked(unlink).mockClear().mock;
        await stage.run(() => finish[end]());
        await stage.wait(0);
        const leavesFile =
          deletesFiles(button) && method === 'takePhoto' && end === 'resolves' && calls.length === 0;
        stage.check(
          !leavesFile,
          'The photo of a camera that was replaced arrives, and its file stays. Delete it with unlink().',
        );
        stage.check(
          stage.describeScreen() === before,
          `${method}() of a camera that was replaced ${end} and changes the screen. Check that its camera is still in the ref.`,
        );
      },
    );
}

/** If the session fails, a photo may never settle. iOS starts the session again, and only "Try again" frees the button. */
async function failDuringPhoto(button: ButtonUnderTest): Promise<void> {
  await run(button, 'the session fails after BUTTON, and the photo never settles', async (stage) => {
    if ((await failWhileTakingPhoto(button, stage)) == null) return;
    stage.check(
      stage.findButtons('Try again').length > 0,
      'The camera is back, and its photo never settles: the button stays disabled without a "Try again". Pass isBusy to CameraLayout, which keeps the error while a photo is in flight.',
    );
  });
}

/** iOS doesn't say whether the preview or the photo comes first. Once both are there, nothing is wrong anymore. */
async function finishPhotoAfterRestart(button: ButtonUnderTest): Promise<void> {
  for (const end of ['resolves', 'rejects'] as const)
    await run(
      button,
      `the session fails and restarts after BUTTON, and then the photo ${end}`,
      async (stage) => {
        const finish = await failWhileTakingPhoto(button, stage);
        if (finish == null || stage.phone.cameras[0]?.isPreviewing !== true) return;
        await stage.run(() => finish[end]());
        await stage.wait(0);
        stage.check(
          stage.findButtons('Try again').length === 0,
          'The camera is back and its photo has settled, but the error stays. Pass isBusy to CameraLayout, and remove the error in every onPreviewStarted.',
        );
      },
    );
}

/** Makes the session fail while the button takes a photo. Returns functions that end the photo, if the button takes one. */
async function failWhileTakingPhoto(button: ButtonUnderTest, stage: SampleStage) {
  const finish = await startCall(button, stage, 'takePhoto');
  if (finish == null) return undefined;
  await stage.run(() => stage.phone.cameras[0]?.failSession());
  await stage.wait();
  return finish;
}

/** Presses the button and returns what ends the call that it makes, if it makes one. */
async function startCall(button: ButtonUnderTest, stage: SampleStage, method: LateMethod) {
  const [camera] = stage.phone.cameras;
  if (camera == null || (method === 'takePhoto' && camera.props.photo !== true)) return undefined;
  let finish: Record<'resolves' | 'rejects', () => void> | undefined;
  camera[method] = () =>
    new Promise<never>((resolve, reject) => {
      const error = Object.assign(new Error('Camera is closed.'), { code: 'unknown/unknown' });
      finish = { resolves: () => resolve(LATE_FILE as never), rejects: () => reject(error) };
    });
  await press(button, stage);
  await stage.wait(CALL_MS);
  return finish;
}

/** On a phone with only a back camera, no button may end where nothing can be pressed and no camera runs. */
async function pressWithoutFrontCamera(button: ButtonUnderTest): Promise<void> {
  const devices = button.context.devices.filter(({ position }) => position === 'back');
  const name = 'BUTTON pressed on a phone without a front camera';
  const play = async (stage: SampleStage) => {
    if (find(button, stage) == null) return;
    await press(button, stage);
    await stage.wait();
    checkDeadEnd(stage);
  };
  await run(button, name, play, devices);
}

function checkDeadEnd(stage: SampleStage): void {
  stage.check(
    stage.canPress || stage.phone.cameras.length > 0,
    'A dead end: no camera is left, and nothing can be pressed. Offer a way back.',
  );
}

/** A button such as "2×" sets that zoom, relative to the main lens. */
function checkZoom(stage: SampleStage, label: string): void {
  const factor = Number(/^"([\d.]+)×"$/.exec(label)?.[1]);
  const [camera] = stage.phone.cameras;
  const device = stage.phone.devices.find(({ id }) => id === camera?.props.cameraId);
  const zoom = (camera?.applied.zoom ?? 1) / (device?.neutralZoom ?? 1);
  stage.check(!(Math.abs(zoom - factor) > 0.05), `The button sets the zoom to ${zoom}×.`);
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
