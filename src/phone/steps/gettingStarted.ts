import { allowStep, askAgainStep, otherAppStep } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-camera-screen': [allowStep, askAgainStep, otherAppStep()],
  'getting-started-app': [allowStep, askAgainStep],
};
