import type { PageSteps } from 'vision-camera-phone/steps';
import { frameProcessorSteps } from './sharedSteps';

/** What to try on the phone of the guide about frame processors. */
export const steps: PageSteps = {
  'frame-processors-face-counter': frameProcessorSteps,
};
