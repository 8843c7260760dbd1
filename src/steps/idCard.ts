import {
  call,
  event,
  onBoth,
  press,
  prop,
  result,
  trigger,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';
import { acceptPhotoStep } from './sharedSteps';

/** What to try on the phone of the ID card scanner. */
export const steps: PageSteps = {
  'id-card-id-card-screen': [
    acceptPhotoStep(
      'Photograph a card and use the photo.',
      'The camera is off while you check the photo, and comes back for the other side of the card.',
    ),
    {
      text: 'Photograph both sides of a card with quick taps.',
      actions: [
        press('Take photo'),
        waitFor(result('takePhoto')),
        press('Use photo', 1),
        press('Take photo', 1),
        waitFor(result('takePhoto', { call: 2 })),
      ],
      ...onBoth({
        text: 'The second photo is taken once the camera runs again.',
        trace: [prop('isActive', false), prop('isActive', true), event('onStarted'), call('takePhoto')],
      }),
    },
    {
      text: 'Turn on the light in a dark room.',
      actions: [
        trigger('dark'),
        wait(500),
        press('Too dark? Turn on the light'),
        waitFor(prop('torch', 'on')),
        wait(800),
      ],
      ...onBoth({
        text: 'torch is on, and the card is readable.',
        trace: [prop('torch', 'on')],
        never: [{ kind: 'error' }],
      }),
    },
  ],
};
