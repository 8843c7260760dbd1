import type { PageSteps } from 'vision-camera-phone/steps';
import { allowStep, askAgainStep } from './sharedSteps';

/** What to try on the phone of the guide about permissions. */
export const steps: PageSteps = {
  'permissions-permission-screen': [allowStep, askAgainStep],
};
