/** A URL of the old v4 site and the page that replaces it, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Old URLs that must keep working. Pages, host files and tests use this list. */
export const redirects: readonly Redirect[] = [
  { from: '/docs', to: '/docs/guides' },
  { from: '/docs/guides/getting-started', to: '/docs/guides' },
  { from: '/docs/guides/frame-processor-plugin-list', to: '/docs/guides/frame-processor-plugins-community' },
  { from: '/docs/guides/capturing', to: '/docs/guides/taking-photos' },
  { from: '/blog/archive', to: '/blog' },
];
