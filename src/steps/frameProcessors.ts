import { frameProcessorSteps, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the guide about frame processors. */
export const steps: PageSteps = {
  'frame-processors-face-counter': frameProcessorSteps,
};
