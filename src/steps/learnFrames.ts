import { event, onBoth, press, trigger, wait, waitFor, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the chapter about frames. */
export const steps: PageSteps = {
  'frames-app': [
    {
      text: 'Turn off the light.',
      actions: [press('Handover'), waitFor(event('onPreviewStarted')), trigger('dark'), wait(1000)],
      ...onBoth({
        text: 'The next measurement shows the warning, at most a quarter of a second later.',
        trace: [event('onPreviewStarted'), { kind: 'situation', name: 'dark', value: 'on' }],
        never: [{ kind: 'log' }],
      }),
    },
  ],
};
