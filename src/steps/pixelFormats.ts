import { frameProcessorSteps, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the guide about pixel formats. */
export const steps: PageSteps = {
  'pixel-formats-mean-color-screen': frameProcessorSteps,
};
