/** What the steps of several pages have in common. */
import type { Platform } from 'vision-camera-phone/protocol';
import {
  prop,
  call,
  result,
  rejection,
  event,
  error,
  appState,
  permission,
  press,
  trigger,
  wait,
  waitFor,
  answer,
  visitHomeScreen,
  onBoth,
  type ExpectedEntry,
  type Step,
  type StepAction,
  type StepOutcome,
} from 'vision-camera-phone/steps';

/** Allows the camera. */
export const allowCamera: readonly StepAction[] = [press('Allow camera'), wait(300), answer('granted')];

/** Another app takes the camera and gives it back. Android reports it as an error, and iOS only in the preview. */
export const otherAppStep = (
  android: Pick<StepOutcome, 'text' | 'never'> = {
    text: 'The camera stops with device/camera-already-in-use, and starts again by itself.',
  },
  ios = 'The preview freezes and continues. You get no error, no onStopped and no onStarted.',
): Step => ({
  text: 'Let another app use the camera, and close it again.',
  actions: [trigger('other-app'), wait(800), trigger('other-app'), waitFor(event('onPreviewStarted'))],
  android: {
    ...android,
    trace: [event('onStopped'), error('onError', 'device/camera-already-in-use'), event('onStarted')],
  },
  ios: {
    text: ios,
    trace: [event('onPreviewStopped'), event('onPreviewStarted')],
    never: [event('onStopped'), event('onStarted'), { kind: 'error' }],
  },
});

/** The app goes to the background and comes back. Each text ends with when `onStopped` fires, because platforms differ. */
export const homeStep = ({
  text = '',
  ios = text,
  never = [],
}: {
  text?: string;
  ios?: string;
  never?: readonly ExpectedEntry[];
} = {}): Step => ({
  text: 'Go to the home screen and come back.',
  actions: [...visitHomeScreen, waitFor(event('onStarted')), wait(300)],
  android: {
    text: `${text} onStopped fires only when the camera starts again.`.trim(),
    trace: [prop('isActive', false), prop('isActive', true), event('onStopped'), event('onStarted')],
    never,
  },
  ios: {
    text: `${ios} onStopped fires as soon as the app is in the background.`.trim(),
    trace: [prop('isActive', false), event('onStopped'), prop('isActive', true), event('onStarted')],
    never,
  },
});

/** A photo is taken and accepted. The camera is off in the meantime. */
export const acceptPhotoStep = (text: string, outcome: string): Step => ({
  text,
  actions: [
    press('Take photo'),
    waitFor(result('takePhoto')),
    press('Use photo'),
    waitFor(event('onStarted')),
  ],
  ...onBoth({
    text: outcome,
    trace: [result('takePhoto'), prop('isActive', false), prop('isActive', true), event('onStarted')],
  }),
});

/** A photo can't be saved. */
export const fullDiskStep = (
  { android, ios }: Record<Platform, string>,
  never?: readonly ExpectedEntry[],
): Step => ({
  text: 'Take a photo while the storage is full.',
  actions: [trigger('full-disk'), press('Take photo'), waitFor(rejection('takePhoto'))],
  android: { text: android, trace: [rejection('takePhoto', 'unknown/unknown')], never },
  ios: { text: ios, trace: [rejection('takePhoto', 'capture/file-io-error')], never },
});

/** What happens to a screen with a frame processor. */
export const frameProcessorSteps: readonly Step[] = [
  homeStep({
    text: 'The frame processor stays set, but gets no frames in the background.',
    never: [prop('enableFrameProcessor')],
  }),
  otherAppStep(
    { text: 'No frames arrive until the camera is free again. onError gets device/camera-already-in-use.' },
    'No frames arrive until the camera is free again, and you get no error.',
  ),
];

const request = 'requestCameraPermission';

/** The entries of a request that the user grants, with the app's state while the dialog is open. */
const grantedWhile = (state: 'inactive' | 'background'): ExpectedEntry[] => [
  call(request),
  appState(state),
  permission('camera', 'granted'),
  result(request, { value: 'granted' }),
  event('onStarted'),
];

/** The user allows the camera. */
export const allowStep: Step = {
  text: 'Allow the camera.',
  asksForPermission: true,
  actions: [...allowCamera, waitFor(event('onPreviewStarted'))],
  android: {
    text: "While the dialog is open, the app is in the state 'background'.",
    trace: grantedWhile('background'),
  },
  ios: {
    text: "While the dialog is open, the app is in the state 'inactive'.",
    trace: grantedWhile('inactive'),
    never: [appState('background')],
  },
};

/** The user denies the camera, and the app asks again. */
export const askAgainStep: Step = {
  text: 'Deny the camera, then press the button again.',
  asksForPermission: true,
  actions: [
    press('Allow camera'),
    wait(300),
    answer('denied'),
    waitFor(result(request, { call: 1 })),
    press('Allow camera'),
    wait(200),
  ],
  android: {
    text: 'Android asks a second time.',
    trace: [result(request, { value: 'denied' }), call(request), appState('background')],
  },
  ios: {
    text: 'iOS asks only once. The second call resolves immediately with denied.',
    trace: [
      result(request, { value: 'denied' }),
      call(request, { call: 2 }),
      result(request, { value: 'denied', call: 2 }),
    ],
  },
};
