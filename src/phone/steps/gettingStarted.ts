import {
  answer,
  appState,
  call,
  event,
  otherAppStep,
  permission,
  press,
  result,
  wait,
  waitFor,
} from './sharedSteps';
import type { ExpectedEntry, PageSteps } from './Step';

const request = 'requestCameraPermission';

/** The entries of a request that the user grants, with the app's state while the dialog is open. */
const grantedWhile = (state: 'inactive' | 'background'): ExpectedEntry[] => [
  call(request),
  appState(state),
  permission('camera', 'granted'),
  result(request, { value: 'granted' }),
  event('onStarted'),
];

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-camera-screen': [
    {
      text: 'Allow the camera.',
      asksForPermission: true,
      actions: [press('Allow camera'), wait(300), answer('granted'), waitFor(event('onPreviewStarted'))],
      android: {
        text: "While the dialog is open, the app is in the state 'background'.",
        trace: grantedWhile('background'),
      },
      ios: {
        text: "While the dialog is open, the app is in the state 'inactive'.",
        trace: grantedWhile('inactive'),
        never: [appState('background')],
      },
    },
    {
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
        text: 'iOS asks only once. The second call resolves immediately, so the screen offers Settings.',
        trace: [
          result(request, { value: 'denied' }),
          call(request, { call: 2 }),
          result(request, { value: 'denied', call: 2 }),
        ],
      },
    },
    otherAppStep(
      { text: 'The camera stops with device/camera-already-in-use, and starts again by itself.' },
      { text: 'Only the preview reports it. You get no error, no onStopped and no onStarted.' },
    ),
  ],
};
