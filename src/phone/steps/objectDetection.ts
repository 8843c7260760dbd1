import { homeStep, otherAppStep, prop } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phone of the object detector. */
export const steps: PageSteps = {
  'object-detection-object-detection-screen': [
    homeStep(
      'The frame processor stays set, but gets no frames in the background. onStopped fires only when the camera starts again.',
      'The frame processor stays set, but gets no frames in the background. onStopped fires as soon as the app is in the background.',
      [prop('enableFrameProcessor')],
    ),
    otherAppStep(
      { text: 'No frames arrive until the camera is free again. onError gets device/camera-already-in-use.' },
      { text: 'No frames arrive until the camera is free again, and you get no error.' },
    ),
  ],
};
