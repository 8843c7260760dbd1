import {
  event,
  press,
  prop,
  visitHomeScreen,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';

/** What to try on the phone of the lens buttons. */
export const steps: PageSteps = {
  'lens-buttons-lens-buttons-screen': [
    {
      text: 'Zoom to 2×.',
      actions: [press('2×'), waitFor(prop('zoom'))],
      android: { text: 'zoom is 2, because neutralZoom is always 1.', trace: [prop('zoom', 2)] },
      ios: {
        text: 'zoom is 4, because zoom 1 is the ultra-wide lens here, and neutralZoom is 2.',
        trace: [prop('zoom', 4)],
      },
    },
    {
      text: 'Zoom to 2×, go to the home screen and come back.',
      actions: [press('2×'), wait(300), ...visitHomeScreen, waitFor(event('onStarted')), wait(300)],
      android: {
        text: 'A stopped camera forgets its zoom, so the screen sends it again after onStarted.',
        trace: [prop('zoom', 2), event('onStopped'), prop('zoom', 1), event('onStarted'), prop('zoom', 2)],
      },
      ios: {
        text: 'The screen does the same on iOS, so both platforms match.',
        trace: [prop('zoom', 4), event('onStopped'), prop('zoom', 2), event('onStarted'), prop('zoom', 4)],
      },
    },
  ],
};
