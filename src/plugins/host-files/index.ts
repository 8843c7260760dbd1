/**
 * Host files: a build carries the headers and redirects for Netlify and Cloudflare Pages (`_headers`, `_redirects`) and
 * for Vercel (`vercel.json`), made from the lists in `src/config`. Hosts that read none of them, such as GitHub Pages,
 * serve the same pages: redirects are pages too, and the policy stands in every page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { HeaderRule } from '../../config/headers';
import type { Redirect } from '../../config/redirects';
import { findHtmlFiles } from '../content-security-policy/findHtmlFiles';
import { inlineScriptHashes } from '../content-security-policy/inlineScripts';
import { createPolicy, formatPolicy, type Services } from '../content-security-policy/policy';
import { headersFile, redirectsFile, vercelFile, type HostRules } from './formats';

async function readHashes(outDir: string): Promise<string[]> {
  const pages = await Promise.all((await findHtmlFiles(outDir)).map((file) => readFile(file, 'utf8')));
  return [...new Set(pages.flatMap(inlineScriptHashes))].sort();
}

/** What the hosts are told, made from the lists of `src/config`. */
export interface HostFilesOptions {
  headerRules: (policy: string) => readonly HeaderRule[];
  redirects: readonly Redirect[];
  services: Services;
}

export default function hostFilesPlugin(
  { baseUrl }: LoadContext,
  { headerRules, redirects, services }: HostFilesOptions,
): Plugin {
  const address = (pathname: string) => normalizeUrl([baseUrl, pathname]);
  return {
    name: 'host-files',
    async postBuild({ outDir }) {
      const policy = formatPolicy(createPolicy(services, await readHashes(outDir)));
      const rules: HostRules = {
        headers: headerRules(policy).map((rule) => ({ ...rule, path: address(rule.path) })),
        redirects: redirects.map(({ from, to }) => ({ from: address(from), to: address(to) })),
      };
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(rules));
      await writeFile(path.join(outDir, 'vercel.json'), vercelFile(rules));
    },
  };
}
