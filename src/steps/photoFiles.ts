import {
  event,
  press,
  prop,
  result,
  trigger,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';

/** What to try on the phone of the guide about photo files. */
export const steps: PageSteps = {
  'photo-files-review-screen': [
    {
      text: 'Take a photo, then retake it with two quick taps.',
      actions: [
        press('Take photo'),
        waitFor(result('takePhoto')),
        wait(600),
        press('Retake', 1),
        press('Take photo', 1),
        waitFor(result('takePhoto', { call: 2 })),
      ],
      android: {
        text: 'The camera is off while you look at the photo. The path starts with a slash, so the screen adds file://.',
        trace: [result('takePhoto'), prop('isActive', false), prop('isActive', true), event('onStarted')],
      },
      ios: {
        text: 'The camera is off while you look at the photo. The path starts with file://.',
        trace: [
          result('takePhoto'),
          prop('isActive', false),
          event('onStopped'),
          prop('isActive', true),
          event('onStarted'),
        ],
      },
    },
    {
      text: 'Rotate the phone to the left and take a photo.',
      actions: [trigger('rotate'), wait(500), press('Take photo'), waitFor(result('takePhoto'))],
      android: {
        text: 'The photo’s orientation is landscape-right.',
        trace: [result('takePhoto', { value: { orientation: 'landscape-right' } })],
      },
      ios: {
        text: 'The photo’s orientation is portrait, because its pixels aren’t rotated.',
        trace: [result('takePhoto', { value: { orientation: 'portrait' } })],
      },
    },
  ],
};
