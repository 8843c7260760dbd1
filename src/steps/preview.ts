import { event, onBoth, press, prop, wait, waitFor, type PageSteps } from 'vision-camera-phone/steps';
import { homeStep, otherAppStep } from './sharedSteps';

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
        text: 'resizeMode changes only the preview, so the camera keeps running.',
        trace: [prop('resizeMode', 'contain'), prop('resizeMode', 'cover')],
        never: [event('onInitialized'), event('onStopped')],
      }),
    },
    homeStep(),
  ],
  'preview-exact-preview': [
    homeStep({
      text: 'The format stays the same, so preview and photo have the same aspect ratio afterward.',
      never: [prop('format')],
    }),
    otherAppStep(),
  ],
};
