import type { PageSteps } from 'vision-camera-phone/steps';
import { allowStep, askAgainStep, otherAppStep } from './sharedSteps';

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-camera-screen': [allowStep, askAgainStep, otherAppStep()],
  'getting-started-app': [allowStep, askAgainStep],
};
