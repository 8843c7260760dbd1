import type { PageSteps } from 'vision-camera-phone/steps';
import { fullDiskStep } from './sharedSteps';

/** What to try on the phone of the chapter about shipping. */
export const steps: PageSteps = {
  'before-you-ship-app': [
    fullDiskStep({
      android: 'takePhoto() rejects with unknown/unknown, so the screen says what it was trying to do.',
      ios: 'takePhoto() rejects with capture/file-io-error, so the screen says what to do.',
    }),
  ],
};
