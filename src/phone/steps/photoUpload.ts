import { fullDiskStep, prop, acceptPhotoStep } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the photo upload. */
export const steps: PageSteps = {
  'photo-upload-photo-upload-screen': [
    acceptPhotoStep(
      'Take a photo and upload it.',
      'The camera is off while you look at the photo, and comes back after the upload.',
    ),
    fullDiskStep(
      {
        android: 'takePhoto() rejects with unknown/unknown. The camera keeps running, so you can try again.',
        ios: 'takePhoto() rejects with capture/file-io-error. The camera keeps running, so you can try again.',
      },
      [prop('isActive', false)],
    ),
  ],
};
