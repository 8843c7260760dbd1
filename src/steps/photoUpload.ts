import {
  call,
  event,
  onBoth,
  press,
  prop,
  result,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';
import { acceptPhotoStep, fullDiskStep } from './sharedSteps';

/** What to try on the phone of the photo upload. */
export const steps: PageSteps = {
  'photo-upload-photo-upload-screen': [
    acceptPhotoStep(
      'Take a photo and upload it.',
      'The camera is off while you look at the photo, and comes back after the upload.',
    ),
    {
      text: 'Cancel the upload and take another photo.',
      actions: [
        press('Take photo'),
        waitFor(result('takePhoto')),
        press('Use photo'),
        wait(500),
        press('Cancel'),
        press('Retake', 1),
        press('Take photo', 1),
        waitFor(result('takePhoto', { call: 2 })),
      ],
      ...onBoth({
        text: 'After you cancel, the photo is still there. The camera comes back when you retake it.',
        trace: [prop('isActive', false), prop('isActive', true), event('onStarted'), call('takePhoto')],
      }),
    },
    fullDiskStep(
      {
        android: 'takePhoto() rejects with unknown/unknown. The camera keeps running, so you can try again.',
        ios: 'takePhoto() rejects with capture/file-io-error. The camera keeps running, so you can try again.',
      },
      [prop('isActive', false)],
    ),
  ],
};
