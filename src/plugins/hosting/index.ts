/**
 * Hosting: what a static host needs besides the pages. After a build, each page gets a content security policy that
 * allows its own inline scripts by hash. The headers send the part of it that doesn't concern scripts. Headers and
 * redirects are written for Netlify and Cloudflare Pages (`_headers`, `_redirects`). Development has no policy, because hot
 * reloading needs `eval`. In the browser, `client/normalizeLocation.ts` gives each page one URL.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby, normalizeUrl } from '@docusaurus/utils';
import { replaceFile } from '../../build-output/replaceFile';
import type { HeaderRule } from '../../config/headers';
import type { Redirect } from '../../facts/redirects';
import { injectCsp } from './injectCsp';
import { headersFile, redirectsFile } from './hostFiles';
import { readScripts } from './readScripts';
import { createHeaderPolicy, createPolicy, formatPolicy, type Services } from './csp';

/** Options of the plugin. URLs don't include the base path. */
export interface HostingOptions {
  headerRules: (policy: string) => readonly HeaderRule[];
  redirects: readonly Redirect[];
  services: Services;
}

/** Adds its policy to a page, unless it writes one, as the sandbox does (`src/plugins/phone/buildPhone.ts`). */
async function applyCsp(file: string, services: Services): Promise<void> {
  const html = await readFile(file, 'utf8');
  const scripts = readScripts(html);
  if (scripts.writesPolicy) return;
  const policy = formatPolicy(createPolicy(services, scripts.hashes));
  try {
    await replaceFile(file, injectCsp(html, scripts, policy));
  } catch (cause) {
    throw new Error(`${file} ${(cause as Error).message}.`, { cause });
  }
}

export default function hostingPlugin(
  { baseUrl }: LoadContext,
  { headerRules, redirects, services }: HostingOptions,
): Plugin {
  const url = (pathname: string) => normalizeUrl([baseUrl, pathname]);
  return {
    name: 'hosting',
    getClientModules: () => [path.join(__dirname, 'client/normalizeLocation.ts')],
    async postBuild({ outDir }) {
      // The redirects are written at the same time.
      const redirectFiles = new Set(redirects.map(({ from }) => path.join(outDir, from, 'index.html')));
      const files = await Globby('**/*.html', { cwd: outDir, absolute: true });
      const pages = files.filter((file) => !redirectFiles.has(file));
      await Promise.all(pages.map((file) => applyCsp(file, services)));
      const rules = {
        headers: headerRules(formatPolicy(createHeaderPolicy(services))).map((rule) => ({
          ...rule,
          path: url(rule.path),
        })),
        redirects: redirects.map(({ from, to }) => ({ from: url(from), to: url(to) })),
      };
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(rules));
    },
  };
}
