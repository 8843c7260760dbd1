import {
  appState,
  call,
  error,
  event,
  onBoth,
  press,
  prop,
  rejection,
  result,
  trigger,
  visitHomeScreen,
  wait,
  waitFor,
  type Step,
} from 'vision-camera-phone/steps';
import { allowCamera } from './sharedSteps';

/** A mistake that guides warn about: a change of a printed sample, and a step that shows what goes wrong. */
export interface Mistake extends Step {
  /** What the change does to the code, in a few words. */
  change: string;
  /** Texts of the sample's files, each with the one that replaces it. Each text is in one file. */
  edits: readonly (readonly [from: string, to: string])[];
}

const scan = event('onCodeScanned');
const log = { kind: 'log', name: 'log' } as const;

/** The mistakes by sample. The links are `/playground#sample=<id>&mistake=<index>`. */
export const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'taking-photos-photo-screen': [
    {
      change: 'Leave out photo={true}',
      edits: [['          photo={true}\n', '']],
      text: 'Take a photo.',
      actions: [press('Take photo'), waitFor(rejection('takePhoto'))],
      ...onBoth({
        text: 'takePhoto() rejects with capture/photo-not-enabled, because the camera has no photo output.',
        trace: [rejection('takePhoto', 'capture/photo-not-enabled')],
      }),
    },
    {
      change: 'Ignore whether the app is in the foreground',
      edits: [['isActive={isForeground || isBusy}', 'isActive={true}']],
      text: 'Go to the home screen for a second.',
      actions: [...visitHomeScreen, wait(500)],
      ...onBoth({
        text: 'The app is in the background, but nothing tells the camera: isActive stays true, and onStopped doesn’t fire. A real phone takes the camera away from your app sooner or later.',
        trace: [appState('background'), appState('active')],
        never: [prop('isActive', false), event('onStopped')],
      }),
    },
  ],
  'photo-files-review-screen': [
    {
      change: 'Show the photo without file://',
      edits: [['toFileUri(photo.path)', 'photo.path']],
      text: 'Take a photo.',
      actions: [press('Take photo'), waitFor(result('takePhoto'))],
      android: {
        text: 'The photo is there, but its path starts with a slash. To React Native that isn’t a file, so the image stays empty.',
        trace: [result('takePhoto')],
      },
      ios: {
        text: 'The photo shows up, because the path starts with file:// on iOS. So this mistake is found late.',
        trace: [result('takePhoto')],
      },
    },
  ],
  'zooming-zoom-buttons-screen': [
    {
      change: 'Zoom before the camera has started',
      edits: [
        ['useState(1)', 'useState(2)'],
        ['zoom={isStarted ? factor * neutralZoom : neutralZoom}', 'zoom={factor * neutralZoom}'],
      ],
      text: 'Press 1×, then 2×.',
      actions: [wait(1500), press('1×'), wait(800), press('2×'), wait(500)],
      android: {
        text: '2× is selected from the start, but the image isn’t zoomed, because Android drops a zoom that arrives before the camera runs. Press 1×, then 2×, and it works.',
        trace: [prop('zoom', 1), prop('zoom', 2)],
      },
      ios: {
        text: 'iOS applies the zoom when the camera starts, so the image is zoomed from the start.',
        trace: [prop('zoom', 2), prop('zoom', 4)],
      },
    },
  ],
  'devices-flip-camera': [
    {
      change: 'Turn the torch on without checking hasTorch',
      edits: [['isActive={isForeground}', 'isActive={isForeground}\n          torch="on"']],
      text: 'Flip to the front camera.',
      actions: [press('Flip'), waitFor(error('onError'))],
      android: {
        text: 'onError gets device/flash-not-available. The front camera runs, but without a light.',
        trace: [error('onError', 'device/flash-not-available')],
      },
      ios: {
        text: 'onError gets device/flash-unavailable. The front camera runs, but without a light.',
        trace: [error('onError', 'device/flash-unavailable')],
      },
    },
  ],
  'lifecycle-focused-camera': [
    {
      change: 'Leave out isActive',
      edits: [['          isActive={isActive}\n', '']],
      text: 'Allow the camera.',
      asksForPermission: true,
      actions: [...allowCamera, waitFor(event('onInitialized')), wait(1500)],
      ...onBoth({
        text: 'The camera is configured, but it never starts: the preview stays black, and no error says why.',
        trace: [{ kind: 'camera', name: 'mounted' }, event('onInitialized')],
        never: [event('onStarted'), { kind: 'error' }],
      }),
    },
  ],
  'recording-videos-record-screen': [
    {
      change: 'Record sound without the microphone permission',
      edits: [['          video={true}\n', '          video={true}\n          audio={true}\n']],
      text: 'Allow the camera and record.',
      asksForPermission: true,
      actions: [...allowCamera, waitFor(event('onStarted')), press('Record'), wait(1200)],
      android: {
        text: 'The camera starts, but the recording doesn’t: onRecordingError gets permission/microphone-permission-denied.',
        trace: [event('onStarted'), error('onRecordingError', 'permission/microphone-permission-denied')],
      },
      ios: {
        text: 'onError gets permission/microphone-permission-denied as soon as the camera is configured.',
        trace: [error('onError', 'permission/microphone-permission-denied')],
      },
    },
  ],
  'qr-scanner-qr-scanner-screen': [
    {
      change: 'Open the link without waiting for a tap',
      edits: [
        [
          'if (code != null && value == null) {',
          'if (code != null) {\n        console.log(`Opens ${code.value}`);',
        ],
        ['setValue((current) => current ?? code.value);', 'void openLink(code.value!);'],
      ],
      text: 'Keep the QR code in view for two seconds.',
      actions: [waitFor(scan), wait(2000)],
      ...onBoth({
        text: 'onCodeScanned fires for every frame that shows the code, so the link opens again and again, before anybody has seen where it leads.',
        trace: [scan, log, scan, log, scan, log],
      }),
    },
  ],
  'frame-processors-interacting-frame-size-label': [
    {
      change: 'Throw a string in the frame processor',
      edits: [['showSize(`${frame.width} x ${frame.height}`);', 'throw `${frame.width} x ${frame.height}`;']],
      text: 'Wait for the next frame.',
      actions: [waitFor({ kind: 'fault' })],
      ...onBoth({
        text: 'The app crashes: the library handles only Error objects, so nothing catches the string.',
        trace: [{ kind: 'fault' }],
      }),
    },
  ],
  'first-preview-app': [
    {
      change: 'Use the camera without asking',
      edits: [
        ['      {!hasPermission && <Button title="Allow camera" onPress={requestPermission} />}\n', ''],
        ['{hasPermission && device != null && (', '{device != null && ('],
      ],
      text: 'Open the app for the first time.',
      asksForPermission: true,
      actions: [wait(1500)],
      ...onBoth({
        text: 'The camera doesn’t start, and nobody is asked.',
        trace: [],
        never: [call('requestCameraPermission'), event('onStarted')],
      }),
    },
    {
      change: 'Leave the camera on',
      edits: [['isActive={isForeground}', 'isActive={true}']],
      text: 'Go to the home screen for a second.',
      actions: [...visitHomeScreen, wait(500)],
      ...onBoth({
        text: 'The app is in the background, and isActive stays true.',
        trace: [appState('background'), appState('active')],
        never: [prop('isActive', false), event('onStopped')],
      }),
    },
  ],
  'permission-app': [
    {
      change: 'Say nothing about errors',
      edits: [['setCameraError("The camera doesn\'t work. Close other camera apps, then try again.");', '']],
      text: 'Let another app use the camera.',
      actions: [trigger('other-app'), wait(1500)],
      ...onBoth({
        text: 'The preview stands still, and the screen says nothing.',
        trace: [{ kind: 'situation', name: 'other-app', value: 'on' }],
      }),
    },
  ],
  'zoom-and-focus-app': [
    {
      change: 'Send the zoom only once',
      edits: [
        [
          'zoom={isReady ? factor * device.neutralZoom : device.neutralZoom}',
          'zoom={factor * device.neutralZoom}',
        ],
      ],
      text: 'Zoom to 2×, go to the home screen and come back.',
      actions: [press('2×'), wait(500), ...visitHomeScreen, waitFor(event('onStarted')), wait(500)],
      android: {
        text: 'The camera starts without zoom, and zoom isn’t sent again. The button still says 2×.',
        trace: [prop('zoom', 2), event('onStarted')],
      },
      ios: {
        text: 'The camera keeps its zoom.',
        trace: [prop('zoom', 4), event('onStarted')],
      },
    },
  ],
  'photo-app': [
    {
      change: 'Show the path that takePhoto() returns',
      edits: [["setPhoto(path.startsWith('file://') ? path : `file://${path}`);", 'setPhoto(path);']],
      text: 'Take a photo.',
      actions: [press('Take photo'), waitFor(result('takePhoto')), wait(500)],
      android: {
        text: 'The path starts with a slash. To React Native that isn’t a file, so the screen stays black.',
        trace: [result('takePhoto')],
      },
      ios: {
        text: 'The path starts with file://, so the photo shows up.',
        trace: [result('takePhoto')],
      },
    },
    {
      change: 'Turn the camera off with the app',
      edits: [
        ['isActive={(isForeground && photo == null) || isBusy}', 'isActive={isForeground && photo == null}'],
      ],
      text: 'Leave the app right after you tap, and come back.',
      actions: [press('Take photo'), wait(60), ...visitHomeScreen, wait(500)],
      ...onBoth({
        text: 'The camera stops before the photo is there, and takePhoto() rejects.',
        trace: [call('takePhoto'), prop('isActive', false), { kind: 'rejection', name: 'takePhoto' }],
        never: [result('takePhoto')],
      }),
    },
    {
      change: 'Expect that every photo arrives',
      edits: [
        [
          `      console.warn(error);
      setMessage("The photo wasn't saved. Check your storage, then take it again.");
    } finally {
      isTaking.current = false;
      setIsBusy(false);
    }`,
          '      console.warn(error);\n      return;\n    }\n    isTaking.current = false;\n    setIsBusy(false);',
        ],
      ],
      text: 'Take a photo while the storage is full, and make space.',
      actions: [
        trigger('full-disk'),
        press('Take photo'),
        waitFor({ kind: 'rejection', name: 'takePhoto' }),
        trigger('full-disk'),
        wait(500),
      ],
      ...onBoth({
        text: 'takePhoto() rejects, and the button stays disabled.',
        trace: [{ kind: 'rejection', name: 'takePhoto' }],
        never: [result('takePhoto')],
      }),
    },
  ],
  'video-app': [
    {
      change: 'Forget the recording when the app leaves',
      edits: [
        ["      if (state !== 'active') void stop();\n", ''],
        ['isActive={isForeground || isRecording}', 'isActive={isForeground}'],
      ],
      text: 'Leave the app while you record, and come back.',
      actions: [press('Handover'), press('Record'), wait(1000), ...visitHomeScreen, wait(1000)],
      ...onBoth({
        text: 'The camera stops and starts again, and nobody has told the recording: the button still says Stop.',
        trace: [prop('isActive', false), prop('isActive', true)],
        never: [call('stopRecording'), event('onRecordingFinished'), error('onRecordingError')],
      }),
    },
    {
      change: 'Stop only once',
      edits: [
        [
          '        // On Android, a quick stop can overtake the start.\n        await new Promise<void>((resolve) => setTimeout(resolve, 100));',
          '        return undefined;',
        ],
      ],
      text: 'Press Record and Stop as fast as you can.',
      actions: [press('Handover'), press('Record', 10), press('Stop', 10), wait(1500)],
      android: {
        text: 'stopRecording() rejects, because nothing is being recorded yet. Then the recording starts, and goes on.',
        trace: [
          call('startRecording'),
          call('stopRecording'),
          rejection('stopRecording', 'capture/no-recording-in-progress'),
        ],
        never: [event('onRecordingFinished')],
      },
      ios: {
        text: 'The calls arrive in order, so the first stop ends the recording.',
        trace: [call('startRecording'), result('stopRecording'), event('onRecordingFinished')],
      },
    },
    {
      change: 'Leave a failed recording as it is',
      edits: [
        [
          "      if (status.current === 'recording')\n        await camera.current?.stopRecording().catch(() => undefined);\n",
          '',
        ],
      ],
      text: 'Record while the storage is full, make space, and record again.',
      actions: [
        press('Handover'),
        trigger('full-disk'),
        press('Record'),
        waitFor(error('onRecordingError')),
        trigger('full-disk'),
        press('Record'),
        wait(1500),
      ],
      android: {
        text: 'The next recording fails with capture/recording-in-progress.',
        trace: [
          error('onRecordingError', 'capture/insufficient-storage'),
          error('onRecordingError', 'capture/recording-in-progress'),
        ],
      },
      ios: {
        text: 'The next recording runs.',
        trace: [error('onRecordingError', 'capture/insufficient-storage'), call('startRecording')],
        never: [error('onRecordingError', 'capture/recording-in-progress')],
      },
    },
  ],
};

/** Returns a sample's files with a mistake. Throws if a text isn't in exactly one file. */
export function applyMistake(
  files: Readonly<Record<string, string>>,
  { edits }: Mistake,
): Record<string, string> {
  const broken = { ...files };
  for (const [from, to] of edits) {
    const names = Object.keys(broken).filter((name) => broken[name]!.includes(from));
    if (names.length !== 1) throw new Error(`${names.length} files have "${from}". Use a text of one file.`);
    broken[names[0]!] = broken[names[0]!]!.replace(from, () => to);
  }
  return broken;
}
