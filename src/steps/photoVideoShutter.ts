import { call, event, onBoth, press, result, waitFor, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the shutter button. */
export const steps: PageSteps = {
  'photo-video-shutter-shutter-screen': [
    {
      text: 'Tap the shutter button.',
      actions: [press('Take photo'), waitFor(result('takePhoto'))],
      ...onBoth({
        text: 'A tap takes a photo.',
        trace: [call('takePhoto'), event('onShutter'), result('takePhoto')],
        never: [call('startRecording')],
      }),
    },
    {
      text: 'Hold the shutter button for two seconds.',
      actions: [press('Take photo', 2000), waitFor(event('onRecordingFinished'))],
      ...onBoth({
        text: 'Holding records a video until you let go.',
        trace: [call('startRecording'), call('stopRecording'), event('onRecordingFinished')],
        never: [call('takePhoto')],
      }),
    },
  ],
};
