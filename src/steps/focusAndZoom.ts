import type { PageSteps } from 'vision-camera-phone/steps';
import { homeStep, otherAppStep } from './sharedSteps';

/** What to try on the phone of the focus and zoom recipe. */
export const steps: PageSteps = {
  'focus-and-zoom-focus-zoom-screen': [
    homeStep({
      text: 'Zoom and exposure start again, because Android resets both.',
      ios: 'Zoom and exposure start again, because the screen resets both.',
    }),
    otherAppStep(),
  ],
};
