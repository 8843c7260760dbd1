import { event, press, prop, wait, waitFor, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the guide about how it works. */
export const steps: PageSteps = {
  'how-it-works-session-screen': [
    {
      text: 'Pause the camera, then continue.',
      actions: [press('Pause'), wait(800), press('Continue'), waitFor(event('onStarted')), wait(300)],
      android: {
        text: 'onStopped and onStarted fire together, when the camera continues. onInitialized doesn’t fire again.',
        trace: [prop('isActive', false), prop('isActive', true), event('onStopped'), event('onStarted')],
        never: [event('onInitialized')],
      },
      ios: {
        text: 'onStopped fires when the camera pauses, and onStarted when it continues. onInitialized doesn’t fire again.',
        trace: [prop('isActive', false), event('onStopped'), prop('isActive', true), event('onStarted')],
        never: [event('onInitialized')],
      },
    },
    {
      text: 'Add a video output while the camera runs.',
      actions: [press('Add video'), waitFor(event('onInitialized')), wait(500)],
      android: {
        text: 'The session is configured again: onInitialized and onStarted fire.',
        trace: [prop('video', true), event('onInitialized'), event('onStarted')],
      },
      ios: {
        text: 'The session is configured again, so onInitialized fires. It kept running, so onStarted doesn’t.',
        trace: [prop('video', true), event('onInitialized')],
        never: [event('onStarted')],
      },
    },
  ],
};
