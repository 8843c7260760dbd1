import {
  appState,
  call,
  event,
  onBoth,
  press,
  prop,
  result,
  trigger,
  wait,
  waitFor,
  type ExpectedEntry,
  type PageSteps,
} from 'vision-camera-phone/steps';
import { fullDiskStep } from './sharedSteps';

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
        text: 'onShutter fires while takePhoto() is still busy. The orientation is portrait, because you’re holding the phone upright.',
        trace: photo('portrait'),
      },
      ios: {
        text: 'onShutter fires while takePhoto() is still busy. The pixels lie on their side: landscape-right.',
        trace: photo('landscape-right'),
      },
    },
    fullDiskStep({
      android:
        "takePhoto() rejects with unknown/unknown, because the library doesn't pass on CameraX's code.",
      ios: "takePhoto() rejects with capture/file-io-error, because the file can't be written.",
    }),
    {
      text: 'Leave the app right after you press the button.',
      actions: [press('Take photo'), wait(60), trigger('home'), waitFor(prop('isActive', false))],
      ...onBoth({
        text: 'The camera stays active until the photo is there, and stops after that.',
        trace: [appState('background'), result('takePhoto'), prop('isActive', false)],
      }),
    },
  ],
  'taking-photos-snapshot-screen': [
    {
      text: 'Take a snapshot.',
      actions: [press('Take snapshot'), waitFor(event('onShutter')), waitFor(result('takeSnapshot'))],
      android: {
        text: 'The snapshot has the size of the preview on the screen. onShutter fires after the result.',
        trace: [
          call('takeSnapshot'),
          result('takeSnapshot', { value: { orientation: 'portrait' } }),
          event('onShutter', { type: 'snapshot' }),
        ],
      },
      ios: {
        text: 'onShutter fires before the result. The snapshot has the size of the video, upright.',
        trace: [
          call('takeSnapshot'),
          event('onShutter', { type: 'snapshot' }),
          result('takeSnapshot', { value: { width: 1080, height: 1920 } }),
        ],
      },
    },
    {
      text: 'Rotate the phone to the left and take a snapshot.',
      actions: [trigger('rotate'), wait(500), press('Take snapshot'), waitFor(result('takeSnapshot'))],
      android: {
        text: 'The orientation is landscape-right. The pixels are the same as without rotating.',
        trace: [result('takeSnapshot', { value: { orientation: 'landscape-right' } })],
      },
      ios: {
        text: 'The result is the same as without rotating.',
        trace: [result('takeSnapshot', { value: { orientation: 'landscape-left' } })],
      },
    },
  ],
};
