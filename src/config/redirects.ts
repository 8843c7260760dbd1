/** An URL of the earlier v4 site and the page that answers it now, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Old URLs that must go on working; pages, host files and tests are made from this list. */
export const redirects: readonly Redirect[] = [
  { from: '/docs', to: '/docs/guides' },
  { from: '/docs/guides/getting-started', to: '/docs/guides' },
  { from: '/docs/guides/frame-processor-plugin-list', to: '/docs/guides/frame-processor-plugins-community' },
  { from: '/docs/guides/capturing', to: '/docs/guides/taking-photos' },
  { from: '/blog/archive', to: '/blog' },
];
