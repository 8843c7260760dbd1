import { frameProcessorSteps, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the overview of plugins. */
export const steps: PageSteps = {
  'frame-processors-plugins-overview-brightness-screen': frameProcessorSteps,
};
