import {
  call,
  error,
  event,
  onBoth,
  press,
  trigger,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';

/** What to try on the phone of the recorder with a time limit. */
export const steps: PageSteps = {
  'timed-recorder-timed-recorder-screen': [
    {
      text: 'Pause for a second, continue, and stop.',
      actions: [
        press('Record'),
        wait(1000),
        press('Pause'),
        wait(1000),
        press('Continue'),
        wait(1000),
        press('Stop'),
        waitFor(event('onRecordingFinished')),
      ],
      ...onBoth({
        text: "The timer doesn't count the pause, and the pause isn't in the file.",
        trace: [
          call('pauseRecording'),
          call('resumeRecording'),
          call('stopRecording'),
          event('onRecordingFinished'),
        ],
      }),
    },
    {
      text: 'Make the camera fail while you record.',
      actions: [
        press('Record'),
        wait(1000),
        trigger('session-error'),
        waitFor({ kind: 'error' }),
        wait(1000),
      ],
      android: {
        text: 'The screen saves what was recorded. Press Try again to remount the camera.',
        trace: [event('onStopped'), call('stopRecording'), event('onRecordingFinished')],
        never: [error('onRecordingError')],
      },
      ios: {
        text: 'The library starts the session again, and the recording continues.',
        trace: [error('onError', 'unknown/unknown'), event('onPreviewStarted')],
        never: [call('stopRecording'), error('onRecordingError')],
      },
    },
  ],
};
