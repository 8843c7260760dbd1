import { frameProcessorSteps, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the object detector. */
export const steps: PageSteps = {
  'object-detection-object-detection-screen': frameProcessorSteps,
};
