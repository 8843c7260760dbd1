import {
  appState,
  call,
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

/** The entries of a recording that ends when the app leaves. Platforms differ in the state that stops it. */
const leavesIn = (state: 'inactive' | 'background'): ExpectedEntry[] => [
  appState(state),
  call('stopRecording'),
  event('onRecordingFinished'),
  prop('isActive', false),
];

/** What to try on the phone of the chapter about videos. */
export const steps: PageSteps = {
  'video-app': [
    {
      text: 'Record for a second, then stop.',
      actions: [
        press('Handover'),
        press('Record'),
        wait(1000),
        press('Stop'),
        waitFor(event('onRecordingFinished')),
      ],
      ...onBoth({
        text: 'stopRecording() resolves, and a moment later, onRecordingFinished brings the file.',
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
      actions: [
        press('Handover'),
        press('Record'),
        wait(1000),
        trigger('home'),
        waitFor(prop('isActive', false)),
      ],
      android: {
        text: 'The app is in the background and stops the recording. isActive turns false once the file is there.',
        trace: leavesIn('background'),
      },
      ios: {
        text: 'The app is inactive and stops the recording, before it reaches the background. isActive turns false once the file is there.',
        trace: leavesIn('inactive'),
      },
    },
    {
      text: 'Press Record and Stop as fast as you can.',
      actions: [
        press('Handover'),
        press('Record', 10),
        press('Stop', 10),
        waitFor(event('onRecordingFinished')),
      ],
      android: {
        text: 'stopRecording() rejects, because nothing is being recorded yet. The second try stops the recording.',
        trace: [
          call('startRecording'),
          rejection('stopRecording', 'capture/no-recording-in-progress'),
          result('stopRecording'),
          event('onRecordingFinished'),
        ],
      },
      ios: {
        text: 'The calls arrive in order, so the first try stops the recording.',
        trace: [call('startRecording'), result('stopRecording'), event('onRecordingFinished')],
        never: [rejection('stopRecording')],
      },
    },
  ],
};
