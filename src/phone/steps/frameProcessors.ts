import { frameProcessorSteps } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the guide about frame processors. */
export const steps: PageSteps = {
  'frame-processors-face-counter': frameProcessorSteps,
};
