import type { PageSteps } from './Step';

/** What to try on the phone of the QR scanner. */
export const steps: PageSteps = {
  'qr-scanner-qr-scanner-screen': [
    {
      text: 'Scan the code again.',
      actions: [{ press: 'Scan again' }, { waitFor: { name: 'onCodeScanned' } }],
      android: {
        text: 'The box of the code is in whole pixels, upright.',
        trace: [{ name: 'onCodeScanned', value: { frame: { width: 640, height: 480 } } }],
      },
      ios: {
        text: 'The box of the code is in pixels of the sensor, which lies on its side.',
        trace: [{ name: 'onCodeScanned', value: { frame: { width: 1920, height: 1080 } } }],
      },
    },
    {
      text: "Darken the room, and turn on the phone's light.",
      actions: [
        { waitFor: { name: 'onCodeScanned' } },
        { situation: 'dark' },
        { press: 'Scan again' },
        { press: 'Light on' },
        { waitFor: { kind: 'prop', name: 'torch', value: 'on' } },
        { wait: 800 },
      ],
      android: {
        text: 'With the torch on, the scanner finds the code.',
        trace: [
          { kind: 'prop', name: 'torch', value: 'on' },
          { kind: 'event', name: 'onCodeScanned' },
        ],
      },
      ios: {
        text: 'With the torch on, the scanner finds the code.',
        trace: [
          { kind: 'prop', name: 'torch', value: 'on' },
          { kind: 'event', name: 'onCodeScanned' },
        ],
      },
    },
  ],
};
