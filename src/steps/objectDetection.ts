import type { PageSteps } from 'vision-camera-phone/steps';
import { frameProcessorSteps } from './sharedSteps';

/** What to try on the phone of the object detector. */
export const steps: PageSteps = {
  'object-detection-object-detection-screen': frameProcessorSteps,
};
