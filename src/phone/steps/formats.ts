import { homeStep, otherAppStep, prop } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the guide about formats. */
export const steps: PageSteps = {
  'formats-video-camera': [
    homeStep(
      'The format stays the same, so the camera comes back with the same resolution. onStopped fires only when the camera starts again.',
      'The format stays the same, so the camera comes back with the same resolution. onStopped fires as soon as the app is in the background.',
      [prop('format')],
    ),
    otherAppStep(
      { text: 'The camera stops with device/camera-already-in-use, and starts again by itself.' },
      { text: 'The preview freezes and continues. You get no error, no onStopped and no onStarted.' },
    ),
  ],
};
