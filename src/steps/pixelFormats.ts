import type { PageSteps } from 'vision-camera-phone/steps';
import { frameProcessorSteps } from './sharedSteps';

/** What to try on the phone of the guide about pixel formats. */
export const steps: PageSteps = {
  'pixel-formats-mean-color-screen': frameProcessorSteps,
};
