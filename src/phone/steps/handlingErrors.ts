import type { PageSteps } from './Step';

/** What to try on the phones of the guide about errors. */
export const steps: PageSteps = {
  'handling-errors-recovering-camera': [
    {
      text: 'Let the camera fail.',
      actions: [{ situation: 'session-error' }, { waitFor: { kind: 'error' } }, { wait: 1000 }],
      android: {
        text: "device/fatal-error: the camera doesn't come back by itself. Press Try again.",
        trace: [
          { kind: 'event', name: 'onStopped' },
          { kind: 'error', name: 'onError', code: 'device/fatal-error' },
        ],
        never: [{ name: 'onStarted' }],
      },
      ios: {
        text: 'unknown/unknown with a cause: the library starts the session again, and the message disappears.',
        trace: [
          { kind: 'error', name: 'onError', code: 'unknown/unknown' },
          { kind: 'event', name: 'onPreviewStarted' },
        ],
        never: [{ name: 'onStarted' }],
      },
    },
    {
      text: 'Get a phone call and decline it.',
      actions: [
        { situation: 'interrupt' },
        { wait: 1000 },
        { comeBack: true },
        { waitFor: { name: 'onStarted' } },
      ],
      android: {
        text: 'The call covers the app, so the app turns the camera off and on. No error.',
        trace: [
          { kind: 'prop', name: 'isActive', value: false },
          { kind: 'prop', name: 'isActive', value: true },
          { kind: 'event', name: 'onStarted' },
        ],
        never: [{ kind: 'error' }],
      },
      ios: {
        text: 'The call covers the app, so the app turns the camera off and on. No error.',
        trace: [
          { kind: 'prop', name: 'isActive', value: false },
          { kind: 'event', name: 'onStopped' },
          { kind: 'prop', name: 'isActive', value: true },
          { kind: 'event', name: 'onStarted' },
        ],
        never: [{ kind: 'error' }],
      },
    },
  ],
};
