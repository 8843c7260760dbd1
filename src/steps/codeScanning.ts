import {
  event,
  onBoth,
  prop,
  trigger,
  visitHomeScreen,
  wait,
  waitFor,
  type ExpectedEntry,
  type PageSteps,
} from 'vision-camera-phone/steps';

const scan = event('onCodeScanned');
const scanQrCode = (frame: { width: number; height: number }): ExpectedEntry =>
  event('onCodeScanned', { codes: [{ type: 'qr' }], frame });
const scanBarcode = event('onCodeScanned', { codes: [{ type: 'ean-13', value: '4006381333931' }] });

/** What to try on the phones of the scanning guide. */
export const steps: PageSteps = {
  'code-scanning-scanner-screen': [
    {
      text: 'Swap the QR code and the barcode.',
      actions: [waitFor(scan), trigger('code'), waitFor(scanBarcode)],
      android: {
        text: 'The scanned image has 640 × 480 pixels.',
        trace: [scanQrCode({ width: 640, height: 480 }), scanBarcode],
      },
      ios: {
        text: 'The scanned image has the size of the video format.',
        trace: [scanQrCode({ width: 1920, height: 1080 }), scanBarcode],
      },
    },
    {
      text: 'Go to the home screen and come back.',
      actions: [...visitHomeScreen, waitFor(event('onStarted')), wait(600)],
      android: {
        text: 'onStopped fires only when the camera starts again. Then the scanner goes on.',
        trace: [
          prop('isActive', false),
          prop('isActive', true),
          event('onStopped'),
          event('onStarted'),
          scan,
        ],
      },
      ios: {
        text: 'onStopped fires in the background. When the camera has started again, the scanner goes on.',
        trace: [
          prop('isActive', false),
          event('onStopped'),
          prop('isActive', true),
          event('onStarted'),
          scan,
        ],
      },
    },
  ],
  'code-scanning-highlight-screen': [
    {
      text: 'Rotate the phone to the left.',
      actions: [waitFor(scan), trigger('rotate'), wait(1000)],
      ...onBoth({
        text: 'The scanner still finds the code, and the box stays on it.',
        trace: [scan, { kind: 'situation', name: 'rotate' }, scan],
      }),
    },
    {
      text: 'Show a barcode instead of the QR code.',
      actions: [waitFor(scan), trigger('code'), wait(1000)],
      ...onBoth({
        text: 'The screen asks for QR codes only, so nothing is reported, and the box disappears after half a second.',
        trace: [scan, { kind: 'situation', name: 'code' }],
        never: [scanBarcode],
      }),
    },
  ],
};
