/**
 * Compile cache: the bundler keeps compiled pages between builds and knows only the page's own file. What else
 * decides how a page is compiled, such as data blocks, the API model and our transforms, is declared here,
 * so that a change of it compiles the pages anew.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const INPUTS = [
  'docs/api/model.json',
  'src/data',
  'src/plugins/api/links',
  'src/plugins/api/pages',
  'src/plugins/static-content',
  'src/plugins/static-highlighting',
  'src/plugins/wide-tables',
  'src/remark',
];

function listFiles(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file).flatMap((name) => listFiles(path.join(file, name)));
}

export default function compileCachePlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const isOn = siteConfig.future.faster.rspackPersistentCache && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  return {
    name: 'compile-cache',
    configureWebpack: () => {
      if (!isOn) return {};
      const buildDependencies = INPUTS.flatMap((input) => listFiles(path.join(siteDir, input)));
      return { experiments: { cache: { buildDependencies } } } as never;
    },
  };
}
