/**
 * Paint first: a reader sees a page before its scripts get to work. `pageTemplate.ts`, which the configuration hands to
 * Docusaurus, has the scripts loaded, and what lies below the screen laid out, after the first paint. A page then starts
 * in short tasks, so that a phone answers a touch in between: `client/entry.ts` has the scripts evaluated, and
 * `client/preload.ts` goes on.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { CLIENT_ENTRY, replaceImport } from '../slim-bundle/replaceImport';

/** The part of Rspack that is used here. */
interface Bundler {
  BannerPlugin: new (options: object) => object;
  Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: number };
}

/** Has Chromium compile a file while it is on its way, apart from what keeps the page busy; others read a comment. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export default function paintFirstPlugin(): Plugin {
  return {
    name: 'paint-first',
    getClientModules: () => [path.join(__dirname, 'waiting.css')],
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { BannerPlugin, Compilation } = currentBundler.instance as unknown as Bundler;
      const hint = {
        banner: COMPILE_HINT,
        raw: true,
        entryOnly: true,
        test: /\.js$/,
        // After the minimizer, which drops comments.
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      };
      const rule = replaceImport(CLIENT_ENTRY, './preload', path.join(__dirname, 'client/preload.ts'));
      return {
        entry: path.join(__dirname, 'client/entry.ts'),
        module: { rules: [rule] },
        plugins: [new BannerPlugin(hint)],
      } as never;
    },
  };
}
