import { prop, type PageSteps } from 'vision-camera-phone/steps';
import { homeStep, otherAppStep } from './sharedSteps';

/** What to try on the phone of the guide about formats. */
export const steps: PageSteps = {
  'formats-video-camera': [
    homeStep({
      text: 'The format stays the same, so the camera comes back with the same resolution.',
      never: [prop('format')],
    }),
    otherAppStep(),
  ],
};
