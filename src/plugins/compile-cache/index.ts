/**
 * Compile cache: the bundler keeps compiled pages between builds and knows only the page's own file. What else
 * decides how a page is compiled, such as data blocks, the API model, our transforms and the base path that
 * these write into links, is declared here, so that a change of it compiles the pages anew.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../../files/listFiles';

const INPUTS = [
  'docs/api/model.json',
  'src/data',
  'src/markdown',
  'src/plugins/api/links',
  'src/plugins/api/pages',
  'src/plugins/static-content',
  'src/plugins/static-highlighting',
  'src/plugins/wide-tables',
];

export default function compileCachePlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const isOn = siteConfig.future.faster.rspackPersistentCache && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  return {
    name: 'compile-cache',
    configureWebpack: ({ experiments }) => {
      if (!isOn) return {};
      const { cache } = experiments as unknown as { cache: { version: string } };
      const buildDependencies = INPUTS.flatMap((input) => listFiles(path.join(siteDir, input)));
      return {
        experiments: { cache: { version: `${cache.version}-${baseUrl}`, buildDependencies } },
      } as never;
    },
  };
}
