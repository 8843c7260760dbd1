import {
  event,
  press,
  prop,
  visitHomeScreen,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';
import { homeStep, otherAppStep } from './sharedSteps';

/** What to try on the phones of the exposure guide. */
export const steps: PageSteps = {
  'exposure-exposure-screen': [
    {
      text: 'Make the image brighter.',
      actions: [press('Brighter'), waitFor(prop('exposure'))],
      android: {
        text: 'On Android, exposure is in steps that depend on the phone: 3 of 24.',
        trace: [prop('exposure', 3)],
      },
      ios: { text: 'On iOS, exposure is in stops: 1 of 8.', trace: [prop('exposure', 1)] },
    },
    {
      text: 'Make it brighter, go to the home screen and come back.',
      actions: [press('Brighter'), wait(300), ...visitHomeScreen, waitFor(event('onStarted')), wait(300)],
      android: {
        text: 'A stopped camera forgets its exposure, so the screen sends it again after onStarted.',
        trace: [
          prop('exposure', 3),
          event('onStopped'),
          prop('exposure', 0),
          event('onStarted'),
          prop('exposure', 3),
        ],
      },
      ios: {
        text: 'The screen does the same, although iOS would keep the exposure.',
        trace: [
          prop('exposure', 1),
          event('onStopped'),
          prop('exposure', 0),
          event('onStarted'),
          prop('exposure', 1),
        ],
      },
    },
  ],
  'exposure-drag-exposure-screen': [homeStep(), otherAppStep()],
};
