import { allowStep, denyTwiceStep, otherAppStep } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-camera-screen': [
    allowStep,
    denyTwiceStep,
    otherAppStep(
      { text: 'The camera stops with device/camera-already-in-use, and starts again by itself.' },
      { text: 'Only the preview reports it. You get no error, no onStopped and no onStarted.' },
    ),
  ],
  'getting-started-app': [allowStep, denyTwiceStep],
};
