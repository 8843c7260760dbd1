import {
  answer,
  event,
  onBoth,
  permission,
  press,
  prop,
  result,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';
import { allowCamera } from './sharedSteps';

/** What to try on the phone of the guide about locations. */
export const steps: PageSteps = {
  'location-geotagging-camera': [
    {
      text: 'Allow the camera, then the location.',
      asksForPermission: true,
      actions: [
        ...allowCamera,
        waitFor(event('onStarted')),
        press('Add location'),
        wait(300),
        answer('granted'),
        waitFor(prop('enableLocation', true)),
      ],
      ...onBoth({
        text: 'The screen turns on enableLocation only when it has the permission.',
        trace: [event('onStarted'), permission('location', 'granted'), prop('enableLocation', true)],
        never: [{ kind: 'error' }],
      }),
    },
    {
      text: 'Take a photo with the location.',
      actions: [press('Take photo'), waitFor(result('takePhoto'))],
      ...onBoth({
        text: 'takePhoto() resolves as usual. The location is in the file’s metadata.',
        trace: [result('takePhoto')],
      }),
    },
  ],
};
