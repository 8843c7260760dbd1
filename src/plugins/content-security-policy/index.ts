/**
 * Content security policy: after a build every HTML file is read as it was written, and gets a policy as a meta element
 * that allows its own inline scripts by hash and nothing else inline. Development has no policy, because hot reloading
 * evaluates strings. `host-files` sends the same policy as a header.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from '@docusaurus/types';
import { writeFileAtomic } from '../../files/writeFileAtomic';
import { addPolicy } from './addPolicy';
import { findHtmlFiles } from './findHtmlFiles';
import { inlineScriptHashes } from './inlineScripts';
import { createPolicy, formatPolicy, type Services } from './policy';

async function secure(file: string, services: Services): Promise<void> {
  const html = await readFile(file, 'utf8');
  const policy = formatPolicy(createPolicy(services, inlineScriptHashes(html)));
  let secured: string;
  try {
    secured = addPolicy(html, policy);
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}.`, { cause });
  }
  // Other plugins read the same files at the same time, so none may ever see one half written.
  await writeFileAtomic(file, secured);
}

export default function contentSecurityPolicyPlugin(services: Services): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({ outDir }) {
      await Promise.all((await findHtmlFiles(outDir)).map((file) => secure(file, services)));
    },
  };
}
