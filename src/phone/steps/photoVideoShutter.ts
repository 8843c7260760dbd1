import type { PageSteps } from './Step';

/** What to try on the phone of the shutter button. */
export const steps: PageSteps = {
  'photo-video-shutter-shutter-screen': [
    {
      text: 'Tap the shutter button.',
      actions: [{ press: 'Take photo' }, { waitFor: { kind: 'result', name: 'takePhoto' } }],
      android: {
        text: 'A tap takes a photo.',
        trace: [
          { kind: 'call', name: 'takePhoto' },
          { name: 'onShutter' },
          { kind: 'result', name: 'takePhoto' },
        ],
        never: [{ name: 'startRecording' }],
      },
      ios: {
        text: 'A tap takes a photo.',
        trace: [
          { kind: 'call', name: 'takePhoto' },
          { name: 'onShutter' },
          { kind: 'result', name: 'takePhoto' },
        ],
        never: [{ name: 'startRecording' }],
      },
    },
    {
      text: 'Hold the shutter button for two seconds.',
      actions: [{ press: 'Take photo', milliseconds: 2000 }, { waitFor: { name: 'onRecordingFinished' } }],
      android: {
        text: 'Holding records a video until you let go.',
        trace: [
          { kind: 'call', name: 'startRecording' },
          { kind: 'call', name: 'stopRecording' },
          { kind: 'event', name: 'onRecordingFinished' },
        ],
        never: [{ name: 'takePhoto' }],
      },
      ios: {
        text: 'Holding records a video until you let go.',
        trace: [
          { kind: 'call', name: 'startRecording' },
          { kind: 'call', name: 'stopRecording' },
          { kind: 'event', name: 'onRecordingFinished' },
        ],
        never: [{ name: 'takePhoto' }],
      },
    },
  ],
};
