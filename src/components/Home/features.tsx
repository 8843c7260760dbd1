import { LIBRARY_PACKAGE } from '../../config/libraryVersion';
import { packageManagers } from '../../data/packageManagers';
import type { ReactNode } from 'react';

/** A feature of the library and its guide. */
export interface Feature {
  title: string;
  text: string;
  to: string;
  linkText: string;
  /** SVG paths in a 48 × 48 view box. */
  drawing: ReactNode;
}

/** The features on the home page. `src/pages/_index.mdx` has the same list in Markdown. */
export const features: readonly Feature[] = [
  {
    title: 'Photos',
    text: 'Full resolution, flash and, on Android, HDR. When speed matters, take a snapshot instead.',
    to: '/docs/guides/taking-photos',
    linkText: 'Taking photos',
    drawing: <path d="M14 10H6v8M34 10h8v8M42 30v8h-8M14 38H6v-8M24 32a8 8 0 100-16 8 8 0 000 16z" />,
  },
  {
    title: 'Videos',
    text: 'With or without sound. Pause, resume, and choose the bit rate and, on iOS, the codec.',
    to: '/docs/guides/recording-videos',
    linkText: 'Recording videos',
    drawing: <path d="M6 13h24v22H6zM30 21l12-7v20l-12-7M12 19h4" />,
  },
  {
    title: 'Codes',
    text: 'QR codes and barcodes, with corners that you can draw on the preview.',
    to: '/docs/guides/code-scanning',
    linkText: 'Code scanning',
    drawing: (
      <path d="M13 7H6v7M35 7h7v7M42 34v7h-7M13 41H6v-7M14 15v18M19 15v18M22 15v18M28 15v18M34 15v18" />
    ),
  },
  {
    title: 'Frame processors',
    text: 'Your JavaScript runs on each frame, on a separate thread.',
    to: '/docs/guides/frame-processors',
    linkText: 'Frame processors',
    drawing: <path d="M6 16h22v18H6zM13 16v-6h22v18h-7M20 10V5h22v18h-7M12 22l4 3-4 3M19 29h4" />,
  },
  {
    title: 'Skia',
    text: 'Draw boxes, text and shaders on the preview.',
    to: '/docs/guides/skia-frame-processors',
    linkText: 'Skia frame processors',
    drawing: <path d="M6 9h36v30H6zM13 30c5-14 9-14 11-6s6 6 11-7M13 15h7v7h-7z" />,
  },
  {
    title: 'Formats',
    text: 'Choose resolution, frame rate, video HDR and, on iOS, stabilization.',
    to: '/docs/guides/formats',
    linkText: 'Formats',
    drawing: <path d="M6 40V8M6 40h36M12 34h6v-6h-6zM21 34V18h9v16M33 34V10h9v24" />,
  },
];

/** Guides about the props that control the camera, in sidebar order. */
export const controlGuides = [
  ['zoom', '/docs/guides/zooming'],
  ['focus', '/docs/guides/focusing'],
  ['exposure', '/docs/guides/exposure'],
  ['orientation', '/docs/guides/orientation'],
  ['HDR', '/docs/guides/hdr'],
  ['stabilization', '/docs/guides/stabilization'],
  ['location', '/docs/guides/location'],
] as const;

/** Each package manager with its install command. */
export const installCommands = packageManagers.map((manager) => ({
  ...manager,
  command: `${manager.name} ${manager.name === 'npm' ? 'install' : 'add'} ${LIBRARY_PACKAGE}`,
}));
