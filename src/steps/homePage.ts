import { appState, onBoth, prop, visitHomeScreen, wait, type PageSteps } from 'vision-camera-phone/steps';
import { otherAppStep } from './sharedSteps';

/** What to try on the phone of the home page. */
export const steps: PageSteps = {
  'sample-app': [
    {
      text: 'Go to the home screen and come back.',
      actions: [...visitHomeScreen, wait(500)],
      ...onBoth({
        text: 'isActive is always true here, so the app never turns off the camera in the background. The guides show how to.',
        trace: [appState('background'), appState('active')],
        never: [prop('isActive')],
      }),
    },
    otherAppStep(),
  ],
};
