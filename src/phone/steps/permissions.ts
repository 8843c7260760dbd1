import { allowStep, askAgainStep } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the guide about permissions. */
export const steps: PageSteps = {
  'permissions-permission-screen': [allowStep, askAgainStep],
};
