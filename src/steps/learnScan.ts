import { event, onBoth, press, trigger, wait, waitFor, type PageSteps } from 'vision-camera-phone/steps';

const scan = event('onCodeScanned', { codes: [{ type: 'qr' }] });

/** What to try on the phone of the chapter about scanning. */
export const steps: PageSteps = {
  'scan-app': [
    {
      text: 'Open the scanner, and keep the label in view for two seconds.',
      actions: [press('Scan code'), waitFor(scan), wait(2000)],
      ...onBoth({
        text: 'onCodeScanned is called again and again, each time with the same code.',
        trace: [scan, scan, scan, scan],
      }),
    },
    {
      text: 'Open the scanner, then turn off the light.',
      actions: [press('Scan code'), waitFor(scan), trigger('dark'), wait(1500)],
      ...onBoth({
        text: 'onCodeScanned isn’t called anymore. Nothing else happens, so the code stays on the screen.',
        trace: [scan, { kind: 'situation', name: 'dark', value: 'on' }],
        never: [{ kind: 'error' }],
      }),
    },
    {
      text: 'Scan the code, and use it.',
      actions: [press('Scan code'), press('Use this code'), wait(1500)],
      ...onBoth({
        text: 'The scanner’s camera is gone, and the camera of the first screen starts.',
        trace: [scan, { kind: 'camera', name: 'unmounted' }, event('onStarted')],
      }),
    },
  ],
};
