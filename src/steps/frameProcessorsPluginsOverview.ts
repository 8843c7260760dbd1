import type { PageSteps } from 'vision-camera-phone/steps';
import { frameProcessorSteps } from './sharedSteps';

/** What to try on the phone of the overview of plugins. */
export const steps: PageSteps = {
  'frame-processors-plugins-overview-brightness-screen': frameProcessorSteps,
};
