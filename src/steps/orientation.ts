import {
  event,
  onBoth,
  press,
  result,
  trigger,
  wait,
  waitFor,
  type ExpectedEntry,
  type PageSteps,
} from 'vision-camera-phone/steps';

const outputOrientation = (orientation: string): ExpectedEntry =>
  event('onOutputOrientationChanged', { outputOrientation: orientation });

/** What to try on the phones of the orientation guide. */
export const steps: PageSteps = {
  'orientation-orientation-screen': [
    {
      text: 'Rotate the phone to the left and take a photo.',
      actions: [
        trigger('rotate'),
        waitFor(outputOrientation('landscape-right')),
        press('Photo'),
        waitFor(result('takePhoto')),
      ],
      android: {
        text: 'The output orientation is landscape-right, and so is the photo’s.',
        trace: [
          outputOrientation('landscape-right'),
          result('takePhoto', { value: { orientation: 'landscape-right' } }),
        ],
      },
      ios: {
        text: 'The output orientation is landscape-right. The photo’s is portrait, because the sensor’s image is upright when the phone is held this way.',
        trace: [
          outputOrientation('landscape-right'),
          result('takePhoto', { value: { orientation: 'portrait' } }),
        ],
      },
    },
    {
      text: 'Rotate the phone to the right and take a photo.',
      actions: [
        trigger('rotate-right'),
        waitFor(outputOrientation('landscape-left')),
        press('Photo'),
        waitFor(result('takePhoto')),
      ],
      android: {
        text: 'The output orientation is landscape-left, and so is the photo’s.',
        trace: [
          outputOrientation('landscape-left'),
          result('takePhoto', { value: { orientation: 'landscape-left' } }),
        ],
      },
      ios: {
        text: 'The output orientation is landscape-left. The photo’s is portrait-upside-down.',
        trace: [
          outputOrientation('landscape-left'),
          result('takePhoto', { value: { orientation: 'portrait-upside-down' } }),
        ],
      },
    },
  ],
  'orientation-oriented-frames': [
    {
      text: 'Rotate the phone to the left.',
      actions: [trigger('rotate'), waitFor(outputOrientation('landscape-right')), wait(1500)],
      ...onBoth({
        text: 'onOutputOrientationChanged reports landscape-right. The buffer’s orientation stays as it was.',
        trace: [outputOrientation('landscape-right')],
      }),
    },
    {
      text: 'Turn the phone upside down.',
      actions: [
        trigger('rotate'),
        wait(500),
        trigger('rotate'),
        waitFor(outputOrientation('portrait-upside-down')),
        wait(1500),
      ],
      ...onBoth({
        text: 'onOutputOrientationChanged fires for each quarter turn. The screen stays in portrait.',
        trace: [outputOrientation('landscape-right'), outputOrientation('portrait-upside-down')],
        never: [event('onPreviewOrientationChanged')],
      }),
    },
  ],
};
