import type { PageSteps } from 'vision-camera-phone/steps';
import { frameProcessorSteps } from './sharedSteps';

/** What to try on the phone of the brightness meter. */
export const steps: PageSteps = {
  'brightness-meter-brightness-meter-screen': frameProcessorSteps,
};
