import { event, press, prop, waitFor, type PageSteps } from 'vision-camera-phone/steps';
import { homeStep } from './sharedSteps';

/** What to try on the phone of the guide about devices. */
export const steps: PageSteps = {
  'devices-flip-camera': [
    {
      text: 'Flip to the front camera.',
      actions: [press('Flip'), waitFor(event('onInitialized'))],
      android: {
        text: 'The same view gets another cameraId. onInitialized and onStarted fire again.',
        trace: [prop('cameraId'), prop('isMirrored', true), event('onInitialized'), event('onStarted')],
      },
      ios: {
        text: 'The same view gets another cameraId. onInitialized fires again, and onStarted doesn’t.',
        trace: [prop('cameraId'), prop('isMirrored', true), event('onInitialized')],
        never: [event('onStarted')],
      },
    },
    homeStep(),
  ],
};
