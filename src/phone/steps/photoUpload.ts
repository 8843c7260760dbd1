import { event, onBoth, press, prop, rejection, result, trigger, waitFor } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the photo upload. */
export const steps: PageSteps = {
  'photo-upload-photo-upload-screen': [
    {
      text: 'Take a photo and upload it.',
      actions: [
        press('Take photo'),
        waitFor(result('takePhoto')),
        press('Use photo'),
        waitFor(event('onStarted')),
      ],
      ...onBoth({
        text: 'The camera is off while you look at the photo, and comes back after the upload.',
        trace: [result('takePhoto'), prop('isActive', false), prop('isActive', true), event('onStarted')],
      }),
    },
    {
      text: 'Take a photo while the storage is full.',
      actions: [trigger('full-disk'), press('Take photo'), waitFor(rejection('takePhoto'))],
      android: {
        text: 'takePhoto() rejects with unknown/unknown. The camera goes on, so you can try again.',
        trace: [rejection('takePhoto', 'unknown/unknown')],
        never: [prop('isActive', false)],
      },
      ios: {
        text: 'takePhoto() rejects with capture/file-io-error. The camera goes on, so you can try again.',
        trace: [rejection('takePhoto', 'capture/file-io-error')],
        never: [prop('isActive', false)],
      },
    },
  ],
};
