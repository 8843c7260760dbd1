import {
  event,
  onBoth,
  press,
  prop,
  trigger,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';

const scan = event('onCodeScanned');
const torchOn = prop('torch', 'on');

/** What to try on the phone of the QR scanner. */
export const steps: PageSteps = {
  'qr-scanner-qr-scanner-screen': [
    {
      text: 'Scan the code again.',
      actions: [waitFor(scan), press('Scan again'), waitFor(scan)],
      android: {
        text: 'The box of the code is in pixels of the upright image.',
        trace: [scan, event('onCodeScanned', { frame: { width: 640, height: 480 } })],
      },
      ios: {
        text: 'The code’s box is measured in pixels of the scanned image, and that image lies on its side.',
        trace: [scan, event('onCodeScanned', { frame: { width: 1920, height: 1080 } })],
      },
    },
    {
      text: "Darken the room, and turn on the phone's light.",
      actions: [
        waitFor(scan),
        trigger('dark'),
        press('Scan again'),
        press('Light on'),
        waitFor(torchOn),
        wait(800),
      ],
      ...onBoth({ text: 'With the torch on, the scanner finds the code.', trace: [torchOn, scan] }),
    },
  ],
};
