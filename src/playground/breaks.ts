import {
  appState,
  error,
  event,
  onBoth,
  press,
  prop,
  rejection,
  result,
  visitHomeScreen,
  wait,
  waitFor,
} from '../phone/steps/sharedSteps';
import type { Step } from '../phone/steps/Step';

/** A mistake that guides warn about: a change of a printed sample, and a step that shows what goes wrong. */
export interface Break extends Step {
  /** What the change does to the code, in a few words. */
  change: string;
  /** Texts of the sample's first file, each with the one that replaces it. */
  edits: readonly (readonly [from: string, to: string])[];
}

/** The mistakes by sample. The links are `/playground#sample=<id>&break=<index>`. */
export const breaks: Readonly<Record<string, readonly Break[]>> = {
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
        text: '2× is chosen from the start, but the image isn’t zoomed: Android drops the zoom of a camera that isn’t running yet. It works once you press 1× and 2×.',
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
};

/** Returns a sample's files with a mistake. Throws if a text isn't in the first file. */
export function applyBreak(
  files: Readonly<Record<string, string>>,
  { edits }: Break,
): Record<string, string> {
  const [name, code] = Object.entries(files)[0]!;
  const broken = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} doesn't have "${from}".`);
    return text.replace(from, to);
  }, code);
  return { ...files, [name]: broken };
}
