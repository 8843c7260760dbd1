import type { PageSteps } from 'vision-camera-phone/steps';
import { allowStep, askAgainStep, otherAppStep } from './sharedSteps';

/** What to try on the phone of the samples' layout. */
export const steps: PageSteps = {
  'camera-layout-camera-screen': [allowStep, askAgainStep, otherAppStep()],
};
