import {
  event,
  press,
  prop,
  visitHomeScreen,
  wait,
  waitFor,
  type PageSteps,
} from 'vision-camera-phone/steps';
import { homeStep, otherAppStep } from './sharedSteps';

/** What to try on the phones of the zoom guide. */
export const steps: PageSteps = {
  'zooming-zoom-buttons-screen': [
    {
      text: 'Zoom to 2×.',
      actions: [press('2×'), waitFor(prop('zoom'))],
      android: {
        text: 'zoom is 2, because neutralZoom is always 1.',
        trace: [prop('zoom', 2)],
      },
      ios: {
        text: "zoom is 4, because this camera's zoom starts at the ultra-wide lens, and neutralZoom is 2.",
        trace: [prop('zoom', 4)],
      },
    },
    {
      text: 'Zoom to 2×, go to the home screen and come back.',
      actions: [press('2×'), wait(300), ...visitHomeScreen, waitFor(event('onStarted')), wait(300)],
      android: {
        text: 'A stopped camera loses its zoom, so the screen sends it again after onStarted.',
        trace: [prop('zoom', 2), event('onStopped'), prop('zoom', 1), prop('zoom', 2)],
      },
      ios: {
        text: 'onStopped fires in the background, and onStarted brings the zoom back.',
        trace: [prop('zoom', 4), event('onStopped'), prop('zoom', 2), event('onStarted'), prop('zoom', 4)],
      },
    },
  ],
  'zooming-pinch-camera': [
    homeStep({
      text: 'The camera starts again without zoom, and nothing tells your app.',
      ios: 'The camera starts again.',
      never: [prop('zoom')],
    }),
    otherAppStep(),
  ],
  'zooming-zoomable-screen': [
    homeStep({
      text: 'The screen starts at the neutral zoom again, because Android resets it.',
      ios: 'The screen starts at the neutral zoom again.',
    }),
    otherAppStep(),
  ],
};
