import {
  comeBack,
  error,
  event,
  prop,
  trigger,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';

const declinedCall = {
  text: 'Here, the call covers the app, so the app turns the camera off, then on again. You get no error.',
  never: [{ kind: 'error' }],
} as const;

/** What to try on the phones of the guide about errors. */
export const steps: PageSteps = {
  'handling-errors-recovering-camera': [
    {
      text: 'Make the camera fail.',
      actions: [trigger('session-error'), waitFor({ kind: 'error' }), wait(1000)],
      android: {
        text: "device/fatal-error: the camera doesn't come back by itself. Press Try again.",
        trace: [event('onStopped'), error('onError', 'device/fatal-error')],
        never: [event('onStarted')],
      },
      ios: {
        text: 'unknown/unknown with a cause: the library starts the session again, and the message disappears.',
        trace: [error('onError', 'unknown/unknown'), event('onPreviewStarted')],
        never: [event('onStarted')],
      },
    },
    {
      text: 'Get a phone call and decline it.',
      actions: [trigger('interrupt'), wait(1000), comeBack, waitFor(event('onStarted'))],
      android: {
        ...declinedCall,
        trace: [prop('isActive', false), prop('isActive', true), event('onStarted')],
      },
      ios: {
        ...declinedCall,
        trace: [prop('isActive', false), event('onStopped'), prop('isActive', true), event('onStarted')],
      },
    },
  ],
};
