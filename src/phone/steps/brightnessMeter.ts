import { frameProcessorSteps } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the brightness meter. */
export const steps: PageSteps = {
  'brightness-meter-brightness-meter-screen': frameProcessorSteps,
};
