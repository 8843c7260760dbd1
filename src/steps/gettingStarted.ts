import type { PageSteps } from 'vision-camera-phone/steps';
import { allowStep, askAgainStep } from './sharedSteps';

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-app': [allowStep, askAgainStep],
};
