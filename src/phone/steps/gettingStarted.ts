import type { PageSteps } from './Step';

/** What to try on the phones of Getting started. */
export const steps: PageSteps = {
  'getting-started-camera-screen': [
    {
      text: 'Allow the camera.',
      asksForPermission: true,
      actions: [
        { press: 'Allow camera' },
        { wait: 300 },
        { answer: 'granted' },
        { waitFor: { name: 'onPreviewStarted' } },
      ],
      android: {
        text: "While the dialog is open, the app is in the state 'background'.",
        trace: [
          { kind: 'call', name: 'requestCameraPermission' },
          { kind: 'appState', name: 'background' },
          { kind: 'permission', name: 'camera', value: 'granted' },
          { kind: 'result', name: 'requestCameraPermission', value: 'granted' },
          { kind: 'event', name: 'onStarted' },
        ],
      },
      ios: {
        text: "While the dialog is open, the app is in the state 'inactive'.",
        trace: [
          { kind: 'call', name: 'requestCameraPermission' },
          { kind: 'appState', name: 'inactive' },
          { kind: 'permission', name: 'camera', value: 'granted' },
          { kind: 'result', name: 'requestCameraPermission', value: 'granted' },
          { kind: 'event', name: 'onStarted' },
        ],
        never: [{ kind: 'appState', name: 'background' }],
      },
    },
    {
      text: 'Deny the camera, then press the button again.',
      asksForPermission: true,
      actions: [
        { press: 'Allow camera' },
        { wait: 300 },
        { answer: 'denied' },
        { waitFor: { kind: 'result', name: 'requestCameraPermission', call: 1 } },
        { press: 'Allow camera' },
        { wait: 200 },
      ],
      android: {
        text: 'Android asks a second time.',
        trace: [
          { kind: 'result', name: 'requestCameraPermission', value: 'denied' },
          { kind: 'call', name: 'requestCameraPermission' },
          { kind: 'appState', name: 'background' },
        ],
      },
      ios: {
        text: 'iOS asks only once. The second call resolves immediately, so the screen offers Settings.',
        trace: [
          { kind: 'result', name: 'requestCameraPermission', value: 'denied' },
          { kind: 'call', name: 'requestCameraPermission', call: 2 },
          { kind: 'result', name: 'requestCameraPermission', value: 'denied', call: 2 },
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
        text: 'The camera stops with device/camera-already-in-use, and starts again by itself.',
        trace: [
          { kind: 'event', name: 'onStopped' },
          { kind: 'error', name: 'onError', code: 'device/camera-already-in-use' },
          { kind: 'event', name: 'onStarted' },
        ],
      },
      ios: {
        text: 'Only the preview reports it. You get no error, no onStopped and no onStarted.',
        trace: [
          { kind: 'event', name: 'onPreviewStopped' },
          { kind: 'event', name: 'onPreviewStarted' },
        ],
        never: [{ name: 'onStopped' }, { name: 'onStarted' }, { kind: 'error' }],
      },
    },
  ],
};
