import type { CameraPosition, Code } from 'react-native-vision-camera';
import { chapters } from '../../src/config/readingOrder';
import { PERMISSIONS, type Permission } from 'vision-camera-phone/protocol';
import { runButtons } from './buttonCases';
import { ERROR_MS, getAccessibleName, type SampleStage } from './SampleStage';
import type { CaseContext } from './CaseContext';
import { sendToBackground } from './sendToBackground';
import { runSteps } from './stepCases';
import { runCase } from './runCase';

/** What a mounted component turned out to be. */
interface Profile {
  /** Whether it shows a camera and needs only callbacks, so it runs by itself. */
  runsAlone: boolean;
  /** Whether it has to handle everything itself. The course's app does at the end, so only its last chapter has to. */
  isScreen: boolean;
  hasCamera: boolean;
  scansCodes: boolean;
  tagsLocation: boolean;
  records: boolean;
  position: CameraPosition | undefined;
  buttons: string[];
}

/** Runs a component, or a camera that uses a hook, through everything that can happen to a camera screen. */
export async function runMember(context: CaseContext): Promise<void> {
  const profile = await profileComponent(context);
  if (context.sample.isCheckpoint) return;
  await runButtons(context, profile.buttons, profile.isScreen);
  if (profile.hasCamera) {
    await goToBackground(context);
    if (/useIsFocused|useFocusEffect/.test(context.sample.source)) await loseFocus(context);
    await failSession(context, profile);
    // In the course, "Try again" starts the whole screen over, and that clears the error.
    if (profile.isScreen && !isCourse(context)) await retryInVain(context);
    if (/FrameProcessor\(/.test(context.sample.source)) await failPlugins(context);
    if (/useTensorflowModel/.test(context.sample.source)) await detectAtEdges(context);
    if (profile.scansCodes) await scanCodes(context);
    if (profile.scansCodes) await waitForModel(context, profile);
    if (profile.tagsLocation) await tagWithoutGps(context);
    if (profile.records && profile.isScreen)
      for (const failed of ['file', 'sound'] as const) await reportHarmlessError(context, failed);
    if (profile.isScreen) await failFocus(context);
    if (/takeSnapshot\(/.test(context.sample.source)) await snapWhileInterrupted(context);
  }
  if (profile.runsAlone) await runSteps(context);
  if (!profile.isScreen) return;
  await askForPermissions(context);
  await runWithoutLight(context);
  await changeDeviceList(context, profile);
}

function isCourse({ sample }: CaseContext): boolean {
  return chapters.includes(sample.file);
}

function profileComponent(context: CaseContext): Promise<Profile> {
  return runCase(context, 'mounted, with every permission', async (stage) => {
    const { kind, needs } = context.member;
    const [camera] = stage.phone.cameras;
    const buttons = stage.listButtons().map(getAccessibleName);
    stage.check(
      !buttons.includes(''),
      'A touch target has no accessible name. Give it text or an accessibilityLabel.',
    );
    const shouldRun = camera?.props.isActive === true && stage.faults.length === 0;
    stage.check(!shouldRun || camera.isRunning, "The camera doesn't start even though isActive is true.");
    const runsAlone = camera != null && kind === 'component' && needs.every((name) => /^on[A-Z]/.test(name));
    return {
      hasCamera: camera != null,
      runsAlone,
      isScreen: runsAlone && !chapters.slice(0, -1).includes(context.sample.file),
      scansCodes: camera?.props.codeScannerOptions != null,
      tagsLocation: camera?.props.enableLocation === true,
      records: camera?.props.video === true && /Recording/.test(context.sample.source),
      position: stage.phone.devices.find(({ id }) => id === camera?.props.cameraId)?.position,
      buttons,
    };
  });
}

async function goToBackground(context: CaseContext): Promise<void> {
  await runCase(context, 'the app goes to the background and comes back', async (stage) => {
    const wasRunning = stage.isRunning;
    await sendToBackground(stage, context);
    await stage.setAppState('active');
    await stage.wait();
    stage.check(
      !wasRunning || stage.isRunning,
      'The camera does not start again when the app comes back from the background.',
    );
  });
}

async function loseFocus(context: CaseContext): Promise<void> {
  await runCase(context, 'another screen covers it', async (stage, navigation) => {
    await stage.run(() => navigation.setFocused(false));
    await stage.wait();
    stage.check(
      !stage.phone.cameras.some(({ props }) => props.isActive),
      'isActive stays true while another screen covers this one, even though the sample uses useIsFocused. Pass it to isActive.',
    );
    await stage.run(() => navigation.setFocused(true));
    await stage.wait();
    stage.check(stage.isRunning, 'The camera does not start again when the screen has the focus again.');
  });
}

async function failSession(context: CaseContext, { isScreen }: Profile): Promise<void> {
  await runCase(context, 'the session fails', async (stage) => {
    const before = stage.readText();
    await stage.run(() => stage.phone.cameras.forEach((camera) => camera.failSession()));
    // iOS starts the session again a moment later, so a screen may hide the message.
    await stage.wait(ERROR_MS);
    const isSilent = stage.readText() === before;
    stage.check(
      !isScreen || !isSilent,
      'The session fails and the screen shows nothing about it. Show the message from onError.',
    );
    if (isScreen && !isSilent) await tryAgain(stage);
    // A part of a screen may leave errors to the app. The library logs unhandled ones.
    if (!isScreen || isSilent) stage.ignoreLogs(/fatal error|AVFoundationErrorDomain/);
    await stage.wait();
  });
}

/** Presses the button that /rules.md asks for: it has to mount a new camera, whatever the error was. */
async function tryAgain(stage: SampleStage): Promise<void> {
  const failed = stage.phone.cameras[0];
  const [button] = stage.findButtons('Try again');
  if (button == null) {
    stage.faults.push(
      'The session fails and the screen has no "Try again" button. Pass the message from onError to CameraLayout as error.',
    );
    return;
  }
  await stage.press(button);
  await stage.wait();
  const [camera] = stage.phone.cameras;
  stage.check(
    camera !== failed && stage.isRunning,
    '"Try again" doesn\'t mount a new camera. Change the key of <Camera>.',
  );
}

/** While another app has the camera, a new one on iOS fires nothing: neither an error nor onPreviewStarted. */
async function retryInVain(context: CaseContext): Promise<void> {
  await runCase(
    context,
    'the session fails, and "Try again" mounts a camera that says nothing',
    async (stage) => {
      // A Skia camera has no preview events, so it removes the error in onStarted.
      if (stage.phone.platform !== 'ios' || !stage.phone.cameras[0]?.isPreviewing) return;
      await stage.run(() => {
        stage.phone.cameras.forEach((camera) => camera.failSession());
        stage.phone.setCameraTaken(true);
      });
      await stage.wait(ERROR_MS);
      const [button] = stage.findButtons('Try again');
      if (button == null) return;
      await stage.press(button);
      await stage.wait();
      stage.check(
        stage.findButtons('Try again').length > 0,
        'The new camera says nothing, and "Try again" is gone. Remove the error only in onPreviewStarted.',
      );
    },
  );
}

/** A plugin that fails once usually fails in every frame. */
async function failPlugins(context: CaseContext): Promise<void> {
  const fail = () => {
    throw new Error('The plugin failed.');
  };
  const prepare = ({ phone }: SampleStage) => {
    for (const name of Object.keys(phone.plugins)) phone.plugins[name] = fail;
    phone.failures.push('The plugin failed.');
  };
  const play = async (stage: SampleStage) => {
    await stage.wait();
    stage.check(
      new Set(stage.sampleLogs).size === stage.sampleLogs.length,
      'A frame processor logs the same error again and again. Stop it after the first one.',
    );
  };
  await runCase(context, 'the plugins fail in every frame', play, { prepare });
}

/** A color that the simulated model knows. */
const BLUE = [30, 40, 200] as const;
const GRAY = [128, 128, 128] as const;

/** Shows an object at each edge of the frame. A preview that covers a tall screen cuts off two of them. */
async function detectAtEdges(context: CaseContext): Promise<void> {
  const isAtEdge: Record<string, (x: number, y: number) => boolean> = {
    left: (x) => x < 6,
    right: (x) => x > 57,
    top: (_, y) => y < 5,
    bottom: (_, y) => y > 42,
  };
  for (const [edge, contains] of Object.entries(isAtEdge))
    await runCase(context, `an object at the ${edge} edge of the frame`, async (stage) => {
      await stage.layOut();
      stage.phone.getColor = (x, y) => (contains(x, y) ? BLUE : GRAY);
      for (let times = 0; times < 5; times++) {
        await stage.wait(300);
        stage.check(
          !stage.hasNegativeSize,
          'A box that lies outside of the view has a negative size, and its label shows. Leave it out.',
        );
      }
    });
}

const BARCODE = createCode('4006381333931', 'ean-13');
const LINK = createCode('https://example.com', 'qr');

async function scanCodes(context: CaseContext): Promise<void> {
  await runCase(context, 'codes scanned, one after the other and two together', async (stage) => {
    for (const codes of [[BARCODE], [BARCODE], [LINK, BARCODE], [BARCODE, LINK]]) {
      await stage.run(() => stage.phone.scanCodes(codes, { width: 1920, height: 1080 }));
      await stage.wait(100);
    }
    await stage.wait();
  });
}

/** Neither a new camera nor the user can speed up the download. Once codes arrive, the model is there. */
async function waitForModel(context: CaseContext, { isScreen }: Profile): Promise<void> {
  await runCase(context, 'the scanning model arrives late', async (stage) => {
    const before = stage.readText();
    await stage.reportError(
      'unknown/unknown',
      'Waiting for the barcode module to be downloaded. Please wait.',
    );
    await stage.wait(ERROR_MS);
    const hint = stage
      .readText()
      .split('\n')
      .find((line) => !before.includes(line));
    stage.check(
      !isScreen || hint != null,
      'The scanning model is missing and the screen says nothing about it.',
    );
    stage.check(
      !isScreen || stage.findButtons('Try again').length === 0,
      'The screen offers "Try again" while Android downloads the scanning model.',
    );
    await stage.run(() => stage.phone.scanCodes([BARCODE, LINK], { width: 1920, height: 1080 }));
    await stage.wait(ERROR_MS);
    stage.check(
      hint == null || !stage.readText().includes(hint),
      'The screen still waits for the scanning model after a scan. Clear the message in onCodeScanned.',
    );
    // A part of a screen may leave errors to the app. The library logs unhandled ones.
    if (!isScreen) stage.ignoreLogs(/barcode module/);
  });
}

/** core/MetadataProvider.kt:39 `LocationManager.GPS_PROVIDER`: Android throws if there's none, and the camera runs on. */
async function tagWithoutGps(context: CaseContext): Promise<void> {
  await runCase(context, 'a tablet without a GPS receiver', async (stage) => {
    if (stage.phone.platform !== 'android') return;
    const before = stage.readText();
    await stage.reportError('unknown/unknown', 'provider "gps" does not exist');
    await stage.wait();
    stage.check(stage.readText() !== before, 'The location failed and the screen says nothing about it.');
    checkNoRetry(stage, 'location');
    stage.check(
      !stage.phone.cameras.some(({ props }) => props.enableLocation),
      'enableLocation stays on although the location failed, so the error comes back. Turn it off.',
    );
  });
}

/** A new camera knows nothing about what the old one couldn't do. */
async function failFocus(context: CaseContext): Promise<void> {
  await runCase(context, 'a focus fails, and then the session', async (stage) => {
    const before = stage.readText();
    for (const camera of stage.phone.cameras)
      camera.focus = () => Promise.reject(Object.assign(new Error('No focus.'), { code: 'unknown/unknown' }));
    if (!(await stage.focus())) return;
    await stage.wait(ERROR_MS);
    const hint = stage.readText();
    // A screen may ignore it.
    if (hint === before) return;
    await stage.run(() => stage.phone.cameras.forEach((camera) => camera.failSession()));
    await stage.wait(ERROR_MS);
    await tryAgain(stage);
    stage.check(
      stage.readText() !== hint,
      'The message of a failed focus stays after "Try again". Remove it in onRetry.',
    );
  });
}

/** Errors on iOS after which the camera keeps running, so `onPreviewStarted` doesn't fire either. */
const HARMLESS_ERRORS = {
  /** core/CameraSession+Video.swift:59 `self.delegate?.onError(.capture(.fileError(cause: error)))` */
  file: { code: 'capture/file-io-error', message: 'The file couldn’t be removed.' },
  /** Core/CameraSession.swift:61 `object: audioCaptureSession` */
  sound: {
    code: 'unknown/unknown',
    message: 'Error Domain=AVFoundationErrorDomain Code=-11800 UserInfo={NSUnderlyingError={Code=561145187}}',
  },
};

async function reportHarmlessError(
  context: CaseContext,
  failed: keyof typeof HARMLESS_ERRORS,
): Promise<void> {
  await runCase(context, `an iPhone whose ${failed} fails`, async (stage) => {
    if (stage.phone.platform !== 'ios') return;
    const before = stage.readText();
    const { code, message } = HARMLESS_ERRORS[failed];
    await stage.reportError(code, message);
    await stage.wait();
    stage.check(stage.readText() !== before, `The ${failed} failed and the screen says nothing about it.`);
    checkNoRetry(stage, failed);
  });
}

/** A new camera can't help if this one runs. */
function checkNoRetry(stage: SampleStage, failed: string): void {
  stage.check(
    stage.findButtons('Try again').length === 0,
    `Only the ${failed} failed, and the screen offers "Try again". Show a message instead.`,
  );
}

/** While iOS has taken the camera away, a snapshot is the last frame from before. Only onPreviewStopped says so. */
async function snapWhileInterrupted(context: CaseContext): Promise<void> {
  await runCase(context, 'snapshots while another app uses the camera', async (stage) => {
    if (stage.phone.platform !== 'ios') return;
    await stage.run(() => stage.phone.setCameraTaken(true));
    await stage.wait();
    let snapshots = 0;
    stage.phone.onTrace = ({ kind, name }) => {
      if (kind === 'call' && name === 'takeSnapshot') snapshots++;
    };
    await stage.pressAll();
    stage.check(
      snapshots === 0,
      'A snapshot is taken while another app uses the camera. Disable the button in onPreviewStopped.',
    );
  });
}

function createCode(value: string, type: Code['type']): Code {
  const [left, top, right, bottom] = [100, 200, 400, 280];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return { type, value, frame: { x: left, y: top, width: right - left, height: bottom - top }, corners };
}

async function askForPermissions(context: CaseContext): Promise<void> {
  const play = async (stage: SampleStage) => {
    checkNoCamera(stage);
    await stage.pressAll();
    checkNoCamera(stage);
    if (!stage.phone.isGranted('camera'))
      stage.check(
        stage.readText() !== '',
        'The permission is denied and the screen is blank. Say why it needs the camera.',
      );
    else stage.check(stage.isRunning, "The user allows the camera, but it doesn't start.");
  };
  for (const answer of ['granted', 'denied'] as const) {
    const prepare = ({ phone }: SampleStage) => {
      for (const permission of PERMISSIONS) phone.setPermission(permission, { isGranted: false, answer });
    };
    await runCase(context, `asked for permission, ${answer}`, play, { prepare });
  }
  for (const permission of PERMISSIONS) await askInVain(context, permission);
  // The course only links to the guide, and a first try doesn't handle the background either.
  if (!isCourse(context) && /useIsForeground|\bAppState\b/.test(context.sample.source))
    await askRestricted(context);
}

/** Calls `onRequest` each time the sample asks for `permission`. */
function watchRequests(phone: SampleStage['phone'], permission: Permission, onRequest: () => void): void {
  const request = phone.requestPermission.bind(phone);
  phone.requestPermission = (name) => {
    if (name === permission) onRequest();
    return request(name);
  };
}

/** Asks for a permission when the system doesn't ask users anymore. Only Settings helps then. */
async function askInVain(context: CaseContext, permission: Permission): Promise<void> {
  let isAsked = false;
  let opensSettings = false;
  const prepare = ({ phone }: SampleStage) => {
    phone.setPermission(permission, { isGranted: false, refusals: 2 });
    watchRequests(phone, permission, () => (isAsked = true));
    phone.onTrace = ({ name }) => (opensSettings ||= name === 'openSettings');
  };
  const play = async (stage: SampleStage) => {
    checkNoCamera(stage);
    await stage.pressAll();
    checkNoCamera(stage);
    stage.check(
      !isAsked || opensSettings,
      `The ${permission} is denied and no button leads to Settings. When requestPermission() resolves to false, show one that calls Linking.openSettings().`,
    );
  };
  await runCase(context, `the ${permission} was denied before`, play, { prepare });
}

/** Parental controls block the camera on iOS. No answer of the user can change that. */
async function askRestricted(context: CaseContext): Promise<void> {
  let isAsked = false;
  const prepare = ({ phone }: SampleStage) => {
    if (phone.platform !== 'ios') return;
    phone.setPermission('camera', { isGranted: false, refusals: 1 });
    const getStatus = phone.getPermissionStatus.bind(phone);
    phone.getPermissionStatus = (name) => (name === 'camera' ? 'restricted' : getStatus(name));
    watchRequests(phone, 'camera', () => (isAsked = true));
  };
  const play = async (stage: SampleStage) => {
    if (stage.phone.platform !== 'ios') return;
    checkNoCamera(stage);
    stage.check(stage.readText() !== '', 'Parental controls block the camera and the screen is blank.');
    await stage.pressAll();
    stage.check(
      !isAsked,
      "Parental controls block the camera and the screen asks for the permission. If Camera.getCameraPermissionStatus() is 'restricted', show a message without buttons.",
    );
  };
  await runCase(context, 'parental controls block the camera', play, { prepare });
}

function checkNoCamera(stage: SampleStage): void {
  if (stage.phone.isGranted('camera') || stage.phone.cameras.length === 0) return;
  // The session's errors follow from that.
  stage.ignoreLogs(/not authorized|permission was denied|not ready/);
  stage.faults.push(
    '<Camera> is mounted without the permission, so its session never starts. Mount it only with useCameraPermission().hasPermission.',
  );
}

/** On a phone without any light, a camera that asks for one when it mounts fails, and may never start. */
async function runWithoutLight(context: CaseContext): Promise<void> {
  const none = { hasFlash: false, hasTorch: false, supportsLowLightBoost: false };
  const devices = context.devices.map((device) => ({ ...device, ...none }));
  const play = async (stage: SampleStage) => {
    await stage.pressAll();
    const code = stage.phone.failures.find((failure) => /flash|low-light/.test(failure));
    stage.check(
      code == null,
      `The phone has no light and the camera fails with ${code}. Check hasTorch, hasFlash and supportsLowLightBoost of the device first.`,
    );
  };
  await runCase(context, 'a phone without flash, torch and low-light boost', play, { devices });
}

/** A phone whose device list is empty, arrives late, or lacks the camera that the screen asks for. */
async function changeDeviceList(context: CaseContext, { position }: Profile): Promise<void> {
  const { devices } = context;
  await runCase(
    context,
    'a phone with an empty device list',
    async (stage) => {
      stage.check(
        stage.faults.length > 0 || stage.readText() !== '',
        'The device list is empty and the screen is blank. Show a message.',
      );
    },
    { devices: [] },
  );
  await runCase(
    context,
    'a phone whose device list arrives late',
    async (stage) => {
      await stage.run(() => stage.phone.listDevices(devices));
      await stage.wait();
      stage.check(
        stage.faults.length > 0 || stage.isRunning,
        'The device list arrives late and the camera does not start.',
      );
    },
    { devices: [], prepare: ({ phone }) => void (phone.devices = devices) },
  );
  await runCase(context, `a phone without a ${position} camera`, async () => undefined, {
    devices: devices.filter((device) => device.position !== position),
  });
}
