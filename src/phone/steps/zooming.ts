import type { PageSteps } from './Step';

/** What to try on the phones of the zoom guide. */
export const steps: PageSteps = {
  'zooming-zoom-buttons-screen': [
    {
      text: 'Zoom to 2×.',
      actions: [{ press: '2×' }, { waitFor: { kind: 'prop', name: 'zoom' } }],
      android: {
        text: 'zoom is 2, because neutralZoom is always 1.',
        trace: [{ kind: 'prop', name: 'zoom', value: 2 }],
      },
      ios: {
        text: 'zoom is 4, because the camera starts at its ultra-wide lens and neutralZoom is 2.',
        trace: [{ kind: 'prop', name: 'zoom', value: 4 }],
      },
    },
    {
      text: 'Zoom to 2×, go to the home screen and come back.',
      actions: [
        { press: '2×' },
        { wait: 300 },
        { situation: 'home' },
        { wait: 1000 },
        { comeBack: true },
        { waitFor: { name: 'onStarted' } },
        { wait: 300 },
      ],
      android: {
        text: 'A stopped camera forgets its zoom, so the screen sends it again after onStarted.',
        trace: [
          { kind: 'prop', name: 'zoom', value: 2 },
          { kind: 'event', name: 'onStopped' },
          { kind: 'prop', name: 'zoom', value: 1 },
          { kind: 'prop', name: 'zoom', value: 2 },
        ],
      },
      ios: {
        text: 'onStopped fires in the background, and onStarted brings the zoom back.',
        trace: [
          { kind: 'prop', name: 'zoom', value: 4 },
          { kind: 'event', name: 'onStopped' },
          { kind: 'prop', name: 'zoom', value: 2 },
          { kind: 'event', name: 'onStarted' },
          { kind: 'prop', name: 'zoom', value: 4 },
        ],
      },
    },
  ],
};
