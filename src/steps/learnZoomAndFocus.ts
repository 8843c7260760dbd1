import { call, press, result, waitFor, type PageSteps } from 'vision-camera-phone/steps';
import { steps as zooming } from './zooming';

/** What to try on the phone of the chapter about zoom and focus. */
export const steps: PageSteps = {
  'zoom-and-focus-app': [
    ...zooming['zooming-zoom-buttons-screen']!,
    {
      text: 'Focus on a point.',
      actions: [press('Focus'), waitFor(result('focus'))],
      android: {
        text: 'focus() resolves when the attempt to focus is over.',
        trace: [call('focus'), result('focus')],
      },
      ios: {
        text: 'focus() resolves before the lens moves.',
        trace: [call('focus'), result('focus')],
      },
    },
  ],
};
