import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// Written by docusaurus-plugin-typedoc when the plugins load, which is before Docusaurus asks for the sidebar.
const apiItems = require('./docs/api/typedoc-sidebar.cjs') as [];

function category(label: string, guides: string[]) {
  return {
    type: 'category' as const,
    label,
    collapsed: false,
    items: guides.map((guide) => `guides/${guide}`),
  };
}

/** Guides in reading order, then the generated API reference. */
const sidebars = {
  visionSidebar: [
    category('Start', ['getting-started', 'devices', 'lifecycle', 'formats', 'preview']),
    category('Capture', ['taking-photos', 'recording-videos', 'code-scanning']),
    category('Control the camera', [
      'zooming',
      'focusing',
      'exposure',
      'orientation',
      'hdr',
      'stabilization',
      'location',
    ]),
    category('Frame processors', [
      'frame-processors',
      'frame-processors-interacting',
      'pixel-formats',
      'frame-processors-tips',
      'skia-frame-processors',
      'frame-processor-plugins-community',
    ]),
    category('Write a native plugin', [
      'frame-processors-plugins-overview',
      'frame-processors-plugins-ios',
      'frame-processors-plugins-android',
      'frame-processors-plugins-cpp',
      'frame-processors-plugins-final',
    ]),
    category('Production', ['performance', 'errors', 'troubleshooting', 'mocking', 'shadowlens']),
    {
      type: 'category',
      label: 'API',
      items: [{ type: 'doc', id: 'api/index', label: 'Overview' }, ...apiItems],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
