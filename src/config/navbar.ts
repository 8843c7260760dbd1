import type { Navbar } from '@docusaurus/theme-common';
import { EXAMPLE_APP, REPOSITORY } from './links';

/** The bar at the top of every page; it hides on scrolling down. */
export const navbar = {
  title: 'VisionCamera',
  hideOnScroll: true,
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    {
      to: '/blog/stay-on-4-or-move-to-5',
      label: 'v4',
      'aria-label': 'v4: do I need version 4 or 5?',
      className: 'navbar-version',
      position: 'left',
    },
    // The course, guides and API share a sidebar. The items compare paths, so each highlights only its own pages.
    { to: '/docs/learn', label: 'Learn', position: 'left' },
    {
      to: '/docs/guides',
      activeBaseRegex: '/docs/(recipes|guides(?!/shadowlens))',
      label: 'Guides',
      position: 'left',
    },
    { to: '/docs/api', label: 'API', position: 'left' },
    { to: '/playground', label: 'Playground', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    { href: EXAMPLE_APP, label: 'Example App', position: 'left' },
    { to: '/docs/guides/shadowlens', label: 'ShadowLens', position: 'left' },
    { type: 'localeDropdown', position: 'right' },
    { href: REPOSITORY, label: 'GitHub', position: 'right' },
    { type: 'search', position: 'right' },
  ],
} satisfies Partial<Navbar> & { items: unknown[] };
