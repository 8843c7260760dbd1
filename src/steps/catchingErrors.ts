import {
  error,
  event,
  onBoth,
  press,
  rejection,
  trigger,
  wait,
  waitFor,
  type ExpectedEntry,
  type PageSteps,
} from 'vision-camera-phone/steps';

const anyRejection: ExpectedEntry = { kind: 'rejection' };

/** What to try on the phone of the guide to where errors arrive. */
export const steps: PageSteps = {
  'catching-errors-error-screen': [
    {
      text: 'Take a photo without the photo output.',
      actions: [press('capture/photo-not-enabled'), waitFor(rejection('takePhoto'))],
      ...onBoth({
        text: 'takePhoto() rejects, and onError gets nothing.',
        trace: [rejection('takePhoto', 'capture/photo-not-enabled')],
        never: [error('onError')],
      }),
    },
    {
      text: 'Record without the video output.',
      actions: [press('capture/video-not-enabled'), waitFor(error('onRecordingError'))],
      ...onBoth({
        text: 'startRecording() has no promise, so onRecordingError gets the error.',
        trace: [error('onRecordingError', 'capture/video-not-enabled')],
        never: [error('onError'), anyRejection],
      }),
    },
    {
      text: 'Make the camera fail.',
      actions: [trigger('session-error'), waitFor(error('onError')), wait(1000)],
      android: {
        text: 'onError gets device/fatal-error, and no call rejects. The camera stays off until you press Try again.',
        trace: [event('onStopped'), error('onError', 'device/fatal-error')],
        never: [anyRejection, event('onStarted')],
      },
      ios: {
        text: 'onError gets unknown/unknown, and no call rejects. The library starts the session again.',
        trace: [error('onError', 'unknown/unknown'), event('onPreviewStarted')],
        never: [anyRejection],
      },
    },
  ],
};
