/** Headers that a static host sends with the files whose address begins with `path`. */
export interface HeaderRule {
  /** Address without the base path, ending in a slash. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Headers beside the content security policy; the files for Netlify, Cloudflare Pages and Vercel are made from this list. */
export const headers: readonly HeaderRule[] = [
  {
    path: '/',
    headers: {
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // Names of files below /assets/ hold a hash of their content.
  { path: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** Directives that count in a header only; they are added to the policy of the pages. */
export const headerOnlyPolicy = { 'frame-ancestors': ["'self'"] };
