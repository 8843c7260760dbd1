/**
 * Hosting: what a static host needs besides the pages. Each redirect in `src/config/redirects.ts` is a route, so old
 * URLs work in `npm start`, on every host and without JavaScript. After a build, each HTML file gets a content security
 * policy that allows its own inline scripts by hash. Headers and redirects are written for Netlify and Cloudflare Pages
 * (`_headers`, `_redirects`) and for Vercel (`vercel.json`). Development has no policy because hot reloading needs
 * `eval`. In the browser, `client/redirectNearMiss.ts` fixes URLs that end in `.html` or differ in letter case.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import writeFileAtomic from 'write-file-atomic';
import type { HeaderRule } from '../../config/headers';
import type { Redirect } from '../../config/redirects';
import { listFiles } from '../../node-utils/listFiles';
import { injectCsp } from './injectCsp';
import { headersFile, redirectsFile, vercelFile } from './hostFiles';
import { readScripts } from './readScripts';
import { createPolicy, formatPolicy, type Services } from './csp';

/** Options of the plugin. URLs don't include the base path. */
export interface HostingOptions {
  headerRules: (policy: string) => readonly HeaderRule[];
  redirects: readonly Redirect[];
  services: Services;
}

/** Adds its policy to a page. Returns the hashes of the scripts that the policy allows. */
async function applyCsp(file: string, services: Services): Promise<string[]> {
  const html = await readFile(file, 'utf8');
  const scripts = readScripts(html);
  const policy = formatPolicy(createPolicy(services, scripts.hashes));
  try {
    // Other plugins read the same files in the meantime.
    await writeFileAtomic(file, injectCsp(html, scripts, policy));
  } catch (cause) {
    throw new Error(`${file} ${(cause as Error).message}.`, { cause });
  }
  return scripts.hashes;
}

export default function hostingPlugin(
  { baseUrl }: LoadContext,
  { headerRules, redirects, services }: HostingOptions,
): Plugin {
  const url = (pathname: string) => normalizeUrl([baseUrl, pathname]);
  return {
    name: 'hosting',
    getClientModules: () => [path.join(__dirname, 'client/redirectNearMiss.ts')],
    async contentLoaded({ actions: { addRoute, createData } }) {
      for (const { from, to } of redirects) {
        const name = `${from.slice(1).replaceAll('/', '-')}.json`;
        addRoute({
          path: url(from),
          component: '@site/src/plugins/hosting/client/RedirectPage',
          modules: { target: await createData(name, { to: url(to) }) },
          exact: true,
        });
      }
    },
    async postBuild({ outDir }) {
      const pages = listFiles(outDir).filter((file) => file.endsWith('.html'));
      const hashes = await Promise.all(pages.map((file) => applyCsp(file, services)));
      const policy = formatPolicy(createPolicy(services, [...new Set(hashes.flat())].sort()));
      const rules = {
        headers: headerRules(policy).map((rule) => ({ ...rule, path: url(rule.path) })),
        redirects: redirects.map(({ from, to }) => ({ from: url(from), to: url(to) })),
      };
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(rules));
      await writeFile(path.join(outDir, 'vercel.json'), vercelFile(rules));
    },
  };
}
