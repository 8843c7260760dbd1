/**
 * The part of `path-to-regexp` 1 that React Router needs on this site, whose routes are plain addresses and `*`;
 * `index.ts` of this plugin stops the build at any other.
 */
export default function pathToRegexp(
  path: string,
  _keys: unknown[],
  { end = true, strict = false, sensitive = false },
): RegExp {
  if (path === '*') return /^(.*)$/;
  const literal = path.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const base = strict ? literal : literal.replace(/\/$/, '');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const rest = end ? '$' : strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${base}${slash}${rest}`, sensitive ? '' : 'i');
}
