/** Headers that a static host sends with the files whose URL begins with `path`. */
export interface HeaderRule {
  /** URL without the base path, ending in a slash. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Returns all headers, given the content security policy of the pages; the files for each host are made from this list. */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        // Browsers heed `frame-ancestors` in a header only, so the policy inside the pages leaves it out.
        'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // Names of files below /assets/ hold a hash of their content.
    { path: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}
