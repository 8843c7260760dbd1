import { event, homeStep, onBoth, otherAppStep, press, prop, wait, waitFor } from './sharedSteps';
import type { PageSteps } from './Step';

/** What to try on the phones of the preview guide. */
export const steps: PageSteps = {
  'preview-preview-screen': [
    {
      text: 'Show the whole image, then fill the screen again.',
      actions: [
        press('Fit'),
        waitFor(prop('resizeMode', 'contain')),
        wait(800),
        press('Fill'),
        waitFor(prop('resizeMode', 'cover')),
      ],
      ...onBoth({
        text: 'resizeMode changes only the preview, so the camera goes on.',
        trace: [prop('resizeMode', 'contain'), prop('resizeMode', 'cover')],
        never: [event('onInitialized'), event('onStopped')],
      }),
    },
    homeStep(
      'onStopped fires only when the camera starts again.',
      'onStopped fires as soon as the app is in the background.',
    ),
  ],
  'preview-exact-preview': [
    homeStep(
      'The format stays the same, so preview and photo have the same aspect ratio afterward. onStopped fires only when the camera starts again.',
      'The format stays the same, so preview and photo have the same aspect ratio afterward. onStopped fires as soon as the app is in the background.',
      [prop('format')],
    ),
    otherAppStep(
      { text: 'The camera stops with device/camera-already-in-use, and starts again by itself.' },
      { text: 'The preview freezes and continues. You get no error, no onStopped and no onStarted.' },
    ),
  ],
};
