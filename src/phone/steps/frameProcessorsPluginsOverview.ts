import { frameProcessorSteps } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the overview of plugins. */
export const steps: PageSteps = {
  'frame-processors-plugins-overview-brightness-screen': frameProcessorSteps,
};
