import type { Footer } from '@docusaurus/theme-common';
import { COMMUNITY_CHAT, EXAMPLE_APP, REPOSITORY } from './links';

/** The three link groups at the end of every page. */
export const footer: Partial<Footer> = {
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting started', to: '/docs/guides' },
        { label: 'API reference', to: '/docs/api' },
        { label: 'Playground', to: '/playground' },
        { label: 'Error codes', to: '/docs/guides/errors' },
        { label: 'Troubleshooting', to: '/docs/guides/troubleshooting' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discord', href: COMMUNITY_CHAT },
        { label: 'Discussions', href: `${REPOSITORY}/discussions` },
        { label: 'Issues', href: `${REPOSITORY}/issues` },
        { label: 'Community plugins', to: '/docs/guides/frame-processor-plugins-community' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Example App', href: EXAMPLE_APP },
        { label: 'ShadowLens', to: '/docs/guides/shadowlens' },
        { label: 'Sponsor the author', href: 'https://github.com/sponsors/mrousavy' },
        { label: 'GitHub', href: REPOSITORY },
      ],
    },
  ],
  copyright: 'VisionCamera is MIT licensed, by Marc Rousavy and Margelo.',
};
