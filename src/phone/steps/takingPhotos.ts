import {
  appState,
  call,
  event,
  onBoth,
  press,
  prop,
  rejection,
  result,
  trigger,
  wait,
  waitFor,
} from './sharedSteps';
import type { ExpectedEntry, PageSteps } from './Step';

const photo = (orientation: string): ExpectedEntry[] => [
  call('takePhoto'),
  event('onShutter', { type: 'photo' }),
  result('takePhoto', { value: { orientation } }),
];

/** What to try on the phones of the photo guide. */
export const steps: PageSteps = {
  'taking-photos-photo-screen': [
    {
      text: 'Take a photo.',
      actions: [press('Take photo'), waitFor(result('takePhoto'))],
      android: {
        text: 'onShutter fires while takePhoto() is still busy. The photo is upright.',
        trace: photo('portrait'),
      },
      ios: {
        text: 'onShutter fires while takePhoto() is still busy. The pixels lie on their side: landscape-right.',
        trace: photo('landscape-right'),
      },
    },
    {
      text: 'Take a photo while the storage is full.',
      actions: [trigger('full-disk'), press('Take photo'), waitFor(rejection('takePhoto'))],
      android: {
        text: "takePhoto() rejects with unknown/unknown, because the library doesn't pass on CameraX's code.",
        trace: [rejection('takePhoto', 'unknown/unknown')],
      },
      ios: {
        text: "takePhoto() rejects with capture/file-io-error, because the file can't be written.",
        trace: [rejection('takePhoto', 'capture/file-io-error')],
      },
    },
    {
      text: 'Leave the app right after you press the button.',
      actions: [press('Take photo'), wait(60), trigger('home'), waitFor(prop('isActive', false))],
      ...onBoth({
        text: 'The camera stays active until the photo is there, and stops after that.',
        trace: [appState('background'), result('takePhoto'), prop('isActive', false)],
      }),
    },
  ],
};
