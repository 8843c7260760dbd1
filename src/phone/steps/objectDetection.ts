import { frameProcessorSteps } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the object detector. */
export const steps: PageSteps = {
  'object-detection-object-detection-screen': frameProcessorSteps,
};
