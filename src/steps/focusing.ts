import { call, press, rejection, result, wait, waitFor, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the guide about focusing. */
export const steps: PageSteps = {
  'focusing-focus-screen': [
    {
      text: 'Focus on a point.',
      actions: [press('Focus'), waitFor(result('focus'))],
      android: {
        text: 'focus() gets the point in the view, and resolves when the attempt to focus is over.',
        trace: [call('focus'), result('focus')],
      },
      ios: {
        text: 'focus() gets the point in the view, and resolves before the lens moves.',
        trace: [call('focus'), result('focus')],
      },
    },
    {
      text: 'Focus twice in a row.',
      actions: [press('Focus'), press('Focus'), waitFor(call('focus', { call: 2 })), wait(800)],
      android: {
        text: 'The second call cancels the first one, and that rejects with capture/focus-canceled. Don’t show it as an error.',
        trace: [rejection('focus', 'capture/focus-canceled'), result('focus', { call: 2 })],
      },
      ios: {
        text: 'Both calls resolve.',
        trace: [result('focus', { call: 1 }), result('focus', { call: 2 })],
        never: [{ kind: 'rejection' }],
      },
    },
  ],
};
