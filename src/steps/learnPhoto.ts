import {
  appState,
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
import { fullDiskStep } from './sharedSteps';

/** What to try on the phone of the chapter about photos. */
export const steps: PageSteps = {
  'photo-app': [
    {
      text: 'Take a photo and keep it.',
      actions: [
        press('Take photo'),
        waitFor(result('takePhoto')),
        press('Keep'),
        waitFor(event('onStarted')),
      ],
      ...onBoth({
        text: 'The camera pauses while you look at the photo, and starts again once you keep it.',
        trace: [result('takePhoto'), prop('isActive', false), prop('isActive', true), event('onStarted')],
      }),
    },
    fullDiskStep({
      android:
        'takePhoto() rejects with unknown/unknown. The screen shows a message, and the button works again.',
      ios: 'takePhoto() rejects with capture/file-io-error. The screen shows a message, and the button works again.',
    }),
    {
      text: 'Leave the app right after you tap.',
      actions: [press('Take photo'), wait(60), trigger('home'), waitFor(prop('isActive', false))],
      ...onBoth({
        text: 'The camera stays active until the photo is there, and stops after that.',
        trace: [appState('background'), result('takePhoto'), prop('isActive', false)],
      }),
    },
  ],
};
