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

/** What to try on the phone of the barcode scanner. */
export const steps: PageSteps = {
  'barcode-box-barcode-screen': [
    {
      text: 'Show the barcode instead of the QR code.',
      actions: [wait(1000), trigger('code'), waitFor(event('onCodeScanned'))],
      ...onBoth({
        text: 'The screen asks for barcodes only, so the QR code isn’t reported. The barcode is.',
        trace: [event('onCodeScanned', { codes: [{ type: 'ean-13', value: '4006381333931' }] })],
        never: [event('onCodeScanned', { codes: [{ type: 'qr' }] })],
      }),
    },
    {
      text: 'Zoom in.',
      actions: [press('Zoom in'), waitFor(prop('zoom'))],
      ...onBoth({
        text: 'zoom is twice the neutral zoom of the device. A small barcode gets larger, so it’s easier to read.',
        trace: [prop('zoom', 2)],
      }),
    },
  ],
};
