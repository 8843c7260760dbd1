import type { PageSteps } from 'vision-camera-phone/steps';
import { allowStep, askAgainStep, otherAppStep } from './sharedSteps';

/** What to try on the phone of the chapter about permissions and errors. */
export const steps: PageSteps = {
  'permission-app': [allowStep, askAgainStep, otherAppStep()],
};
