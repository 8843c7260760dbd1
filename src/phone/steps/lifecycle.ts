import type { PageSteps } from './Step';

/** What to try on the phones of the lifecycle guide. */
export const steps: PageSteps = {
  'lifecycle-focused-camera': [
    {
      text: 'Go to the home screen and come back.',
      actions: [
        { situation: 'home' },
        { wait: 1000 },
        { comeBack: true },
        { waitFor: { name: 'onPreviewStarted' } },
      ],
      android: {
        text: 'onStopped fires only when the camera starts again.',
        trace: [
          { kind: 'appState', name: 'background' },
          { kind: 'prop', name: 'isActive', value: false },
          { kind: 'appState', name: 'active' },
          { kind: 'prop', name: 'isActive', value: true },
          { kind: 'event', name: 'onStopped' },
          { kind: 'event', name: 'onStarted' },
        ],
      },
      ios: {
        text: 'onStopped fires as soon as the app is in the background.',
        trace: [
          { kind: 'appState', name: 'inactive' },
          { kind: 'appState', name: 'background' },
          { kind: 'prop', name: 'isActive', value: false },
          { kind: 'event', name: 'onStopped' },
          { kind: 'appState', name: 'active' },
          { kind: 'event', name: 'onStarted' },
        ],
      },
    },
    {
      text: 'Let another app use the camera, and close it again.',
      actions: [
        { situation: 'other-app' },
        { wait: 800 },
        { situation: 'other-app' },
        { waitFor: { name: 'onPreviewStarted' } },
      ],
      android: {
        text: 'You get onStopped and an error, and onStarted when the camera is free.',
        trace: [
          { kind: 'event', name: 'onStopped' },
          { kind: 'error', name: 'onError', code: 'device/camera-already-in-use' },
          { kind: 'event', name: 'onStarted' },
        ],
        never: [{ kind: 'prop', name: 'isActive' }],
      },
      ios: {
        text: 'The preview freezes and continues. You get no error, no onStopped and no onStarted.',
        trace: [
          { kind: 'event', name: 'onPreviewStopped' },
          { kind: 'event', name: 'onPreviewStarted' },
        ],
        never: [{ name: 'onStopped' }, { name: 'onStarted' }, { kind: 'error' }],
      },
    },
  ],
};
