import type { HeaderRule } from '../../config/headers';
import type { Redirect } from '../../facts/redirects';

/** Headers and redirects for static hosts. All URLs include the base path. */
export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Returns the `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile({ headers }: HostRules): string {
  const rules = headers.map(({ path, headers: fields }) => {
    const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}*\n${lines.join('')}`;
  });
  return rules.join('\n');
}

/** Returns the `_redirects` file of Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
