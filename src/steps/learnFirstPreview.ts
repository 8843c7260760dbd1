import type { PageSteps } from 'vision-camera-phone/steps';
import { allowStep, homeStep } from './sharedSteps';

/** What to try on the phone of the first chapter. */
export const steps: PageSteps = {
  'first-preview-app': [
    allowStep,
    homeStep({ text: 'isActive turns false in the background, and true when you’re back.' }),
  ],
};
