import type { PageSteps } from 'vision-camera-phone/steps';
import { frameProcessorSteps } from './sharedSteps';

/** What to try on the phones of the guide about using frames in React. */
export const steps: PageSteps = {
  'frame-processors-interacting-frame-size-label': frameProcessorSteps,
  'frame-processors-interacting-marked-screen': frameProcessorSteps,
};
