import { appState, event, prop, visitHomeScreen, waitFor, type PageSteps } from 'vision-camera-phone/steps';
import { otherAppStep } from './sharedSteps';

/** What to try on the phones of the lifecycle guide. */
export const steps: PageSteps = {
  'lifecycle-focused-camera': [
    {
      text: 'Go to the home screen and come back.',
      actions: [...visitHomeScreen, waitFor(event('onPreviewStarted'))],
      android: {
        text: 'onStopped fires only when the camera starts again.',
        trace: [
          appState('background'),
          prop('isActive', false),
          appState('active'),
          prop('isActive', true),
          event('onStopped'),
          event('onStarted'),
        ],
      },
      ios: {
        text: 'onStopped fires as soon as the app is in the background.',
        trace: [
          appState('inactive'),
          appState('background'),
          prop('isActive', false),
          event('onStopped'),
          appState('active'),
          event('onStarted'),
        ],
      },
    },
    otherAppStep({
      text: 'You get onStopped and an error, then onStarted once the camera is free.',
      never: [prop('isActive')],
    }),
  ],
};
