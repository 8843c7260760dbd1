/** Headers that a static host sends with all files below `path`. */
export interface HeaderRule {
  /** URL without the base path, ending in a slash. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Returns all headers, given the content security policy that holds for all documents. */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        // Browsers ignore `frame-ancestors` in a meta element.
        'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // File names below /assets/ contain a hash.
    { path: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Hosts know `.ts` as video.
    { path: '/samples/', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ];
}
