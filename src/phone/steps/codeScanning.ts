import type { PageSteps } from './Step';

/** What to try on the phones of the scanning guide. */
export const steps: PageSteps = {
  'code-scanning-scanner-screen': [
    {
      text: 'Swap the QR code and the barcode.',
      actions: [
        { waitFor: { name: 'onCodeScanned' } },
        { situation: 'code' },
        { waitFor: { name: 'onCodeScanned', value: { codes: [{ type: 'ean-13' }] } } },
      ],
      android: {
        text: 'The scanned image has 640 × 480 pixels.',
        trace: [
          { name: 'onCodeScanned', value: { codes: [{ type: 'qr' }], frame: { width: 640, height: 480 } } },
          { name: 'onCodeScanned', value: { codes: [{ type: 'ean-13', value: '4006381333931' }] } },
        ],
      },
      ios: {
        text: 'The scanned image has the size of the video format.',
        trace: [
          { name: 'onCodeScanned', value: { codes: [{ type: 'qr' }], frame: { width: 1920, height: 1080 } } },
          { name: 'onCodeScanned', value: { codes: [{ type: 'ean-13', value: '4006381333931' }] } },
        ],
      },
    },
    {
      text: 'Go to the home screen and come back.',
      actions: [
        { situation: 'home' },
        { wait: 1000 },
        { comeBack: true },
        { waitFor: { name: 'onStarted' } },
        { wait: 600 },
      ],
      android: {
        text: 'onStopped fires only when the camera starts again. Then the scanner goes on.',
        trace: [
          { kind: 'prop', name: 'isActive', value: false },
          { kind: 'prop', name: 'isActive', value: true },
          { kind: 'event', name: 'onStopped' },
          { kind: 'event', name: 'onStarted' },
          { kind: 'event', name: 'onCodeScanned' },
        ],
      },
      ios: {
        text: 'onStopped fires in the background. When the camera has started again, the scanner goes on.',
        trace: [
          { kind: 'prop', name: 'isActive', value: false },
          { kind: 'event', name: 'onStopped' },
          { kind: 'prop', name: 'isActive', value: true },
          { kind: 'event', name: 'onStarted' },
          { kind: 'event', name: 'onCodeScanned' },
        ],
      },
    },
  ],
};
