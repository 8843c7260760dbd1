import {
  appState,
  call,
  comeBack,
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

/** What to try on the phone of the selfie recipe. */
export const steps: PageSteps = {
  'selfie-countdown-selfie-countdown-screen': [
    {
      text: 'Take a selfie.',
      actions: [press('Selfie'), wait(3500), waitFor(result('takePhoto'))],
      ...onBoth({
        text: 'The photo is taken three seconds after you press the button.',
        trace: [call('takePhoto'), event('onShutter', { type: 'photo' }), result('takePhoto')],
      }),
    },
    {
      text: 'Take a selfie, then retake it with two quick taps.',
      actions: [
        press('Selfie'),
        wait(3500),
        waitFor(result('takePhoto')),
        press('Retake', 1),
        press('Selfie', 1),
        wait(3500),
        waitFor(result('takePhoto', { call: 2 })),
      ],
      ...onBoth({
        text: 'The second countdown starts once the camera runs again.',
        trace: [prop('isActive', false), prop('isActive', true), event('onStarted'), call('takePhoto')],
      }),
    },
    {
      text: 'Leave the app during the countdown.',
      actions: [
        press('Selfie'),
        wait(500),
        trigger('home'),
        wait(3500),
        comeBack,
        waitFor(event('onStarted')),
      ],
      ...onBoth({
        text: 'The countdown ends, and no photo is taken when you come back.',
        trace: [appState('background'), appState('active'), event('onStarted')],
        never: [call('takePhoto')],
      }),
    },
  ],
};
