import { homeStep, otherAppStep } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the focus and zoom recipe. */
export const steps: PageSteps = {
  'focus-and-zoom-focus-zoom-screen': [
    homeStep(
      'Zoom and exposure start again, because Android resets both. onStopped fires only when the camera starts again.',
      'Zoom and exposure start again, because the screen resets both. onStopped fires as soon as the app is in the background.',
    ),
    otherAppStep(
      { text: 'The camera stops with device/camera-already-in-use, and starts again by itself.' },
      { text: 'The preview freezes and continues. You get no error, no onStopped and no onStarted.' },
    ),
  ],
};
