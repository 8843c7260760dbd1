import { frameProcessorSteps } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the guide about pixel formats. */
export const steps: PageSteps = {
  'pixel-formats-mean-color-screen': frameProcessorSteps,
};
