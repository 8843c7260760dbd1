import type { PageSteps } from './Step';

/** What to try on the phones of the video guide. */
export const steps: PageSteps = {
  'recording-videos-record-screen': [
    {
      text: 'Record for a second, then stop.',
      actions: [
        { press: 'Record' },
        { wait: 1000 },
        { press: 'Stop' },
        { waitFor: { name: 'onRecordingFinished' } },
      ],
      android: {
        text: 'stopRecording() resolves before onRecordingFinished gets the file.',
        trace: [
          { kind: 'call', name: 'startRecording' },
          { kind: 'call', name: 'stopRecording' },
          { kind: 'result', name: 'stopRecording' },
          { kind: 'event', name: 'onRecordingFinished' },
        ],
      },
      ios: {
        text: 'stopRecording() resolves before onRecordingFinished gets the file.',
        trace: [
          { kind: 'call', name: 'startRecording' },
          { kind: 'call', name: 'stopRecording' },
          { kind: 'result', name: 'stopRecording' },
          { kind: 'event', name: 'onRecordingFinished' },
        ],
      },
    },
    {
      text: 'Go to the home screen while you record.',
      actions: [
        { press: 'Record' },
        { wait: 1000 },
        { situation: 'home' },
        { waitFor: { kind: 'prop', name: 'isActive', value: false } },
      ],
      android: {
        text: 'The app goes to the background, stops the recording, and turns off the camera when it has the file.',
        trace: [
          { kind: 'appState', name: 'background' },
          { kind: 'call', name: 'stopRecording' },
          { kind: 'event', name: 'onRecordingFinished' },
          { kind: 'prop', name: 'isActive', value: false },
        ],
      },
      ios: {
        text: "The app stops the recording when it's inactive, which is before the background.",
        trace: [
          { kind: 'appState', name: 'inactive' },
          { kind: 'call', name: 'stopRecording' },
          { kind: 'event', name: 'onRecordingFinished' },
          { kind: 'prop', name: 'isActive', value: false },
        ],
      },
    },
    {
      text: 'Record until the storage is full.',
      actions: [
        { situation: 'full-disk' },
        { press: 'Record' },
        { waitFor: { name: 'onRecordingError' } },
        { wait: 300 },
      ],
      android: {
        text: 'onRecordingError fires, and Android keeps the recording until stopRecording() is called.',
        trace: [
          { kind: 'error', name: 'onRecordingError', code: 'capture/insufficient-storage' },
          { kind: 'result', name: 'stopRecording' },
        ],
      },
      ios: {
        text: 'onRecordingError fires, and the recording is gone: stopRecording() rejects.',
        trace: [
          { kind: 'error', name: 'onRecordingError', code: 'capture/insufficient-storage' },
          { kind: 'rejection', name: 'stopRecording', code: 'capture/no-recording-in-progress' },
        ],
      },
    },
  ],
};
