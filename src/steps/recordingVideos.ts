import {
  appState,
  call,
  error,
  event,
  onBoth,
  press,
  prop,
  rejection,
  result,
  trigger,
  wait,
  waitFor,
  type ExpectedEntry,
  type PageSteps,
} from 'vision-camera-phone/steps';

const storageError = error('onRecordingError', 'capture/insufficient-storage');

/** The entries of a recording that ends when the app leaves. Platforms differ in the state that stops it. */
const leavesIn = (state: 'inactive' | 'background'): ExpectedEntry[] => [
  appState(state),
  call('stopRecording'),
  event('onRecordingFinished'),
  prop('isActive', false),
];

/** What to try on the phones of the video guide. */
export const steps: PageSteps = {
  'recording-videos-record-screen': [
    {
      text: 'Record for a second, then stop.',
      actions: [press('Record'), wait(1000), press('Stop'), waitFor(event('onRecordingFinished'))],
      ...onBoth({
        text: 'stopRecording() resolves before onRecordingFinished gets the file.',
        trace: [
          call('startRecording'),
          call('stopRecording'),
          result('stopRecording'),
          event('onRecordingFinished'),
        ],
      }),
    },
    {
      text: 'Go to the home screen while you record.',
      actions: [press('Record'), wait(1000), trigger('home'), waitFor(prop('isActive', false))],
      android: {
        text: 'The app goes to the background, stops the recording, and turns off the camera when it has the file.',
        trace: leavesIn('background'),
      },
      ios: {
        text: "The app stops the recording when it's inactive, which is before the background.",
        trace: leavesIn('inactive'),
      },
    },
    {
      text: 'Record until the storage is full.',
      actions: [trigger('full-disk'), press('Record'), waitFor(error('onRecordingError')), wait(300)],
      android: {
        text: 'onRecordingError fires, but the library keeps the recording until stopRecording() is called.',
        trace: [storageError, result('stopRecording')],
      },
      ios: {
        text: 'onRecordingError fires, and the recording is gone: stopRecording() rejects.',
        trace: [storageError, rejection('stopRecording', 'capture/no-recording-in-progress')],
      },
    },
  ],
};
