import type { ExtraPage } from '../page-text/extraPages';

/** The home page. `src/components/Home` shows the same files. */
export const homePage: ExtraPage = {
  path: '/',
  file: 'src/pages/_index.mdx',
  title: 'VisionCamera',
  description:
    'VisionCamera 4 is a camera for React Native on Android and iOS. It takes photos, records videos, scans codes and passes its frames to JavaScript.',
};

/** Code beside the simulated phone that runs it. */
export const playgroundPage: ExtraPage = {
  path: '/playground',
  file: 'src/pages/_playground.mdx',
  title: 'Playground',
  description:
    'Edit camera code and run it on a simulated Android phone or iPhone in your browser. Share it with a link.',
};

/** The format explorer on a separate page. */
export const formatsPage: ExtraPage = {
  path: '/tools/formats',
  file: 'src/pages/tools/_formats.mdx',
  title: 'Format explorer',
  description: 'See the formats of a camera, and which one getCameraFormat picks for your filters and why.',
};
