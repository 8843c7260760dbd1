import { allowStep, denyTwiceStep, otherAppStep } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-camera-screen': [allowStep, denyTwiceStep, otherAppStep()],
  'getting-started-app': [allowStep, denyTwiceStep],
};
