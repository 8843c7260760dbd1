/**
 * Diagrams: Mermaid draws some thirty kinds, and what draws one can be larger than the rest of the site. A build carries
 * what the pages' diagrams need and nothing for the other kinds; the server build, which leaves diagrams to the browser,
 * does without Mermaid. `src/components/Diagram` shows a diagram and loads Mermaid for it.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findKinds } from './findKinds';

/** The part of Rspack that is used here. */
interface Bundler {
  IgnorePlugin: new (options: { resourceRegExp: RegExp; contextRegExp: RegExp }) => object;
}

/** Matches the modules that Mermaid loads for kinds of diagrams other than `kinds`, and for layouts that only those use. */
function otherModules(kinds: readonly string[]): RegExp {
  const kept = ['chunk', 'dagre', 'sizeCapture', ...kinds].join('|');
  return new RegExp(`^\\./(chunks/mermaid\\.core/)?(?!(${kept})-)[\\w-]+\\.mjs$`);
}

export default function diagramsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'diagrams',
    configureWebpack({ experiments }, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) return { resolve: { alias: { mermaid$: false } } };
      const kinds = [...findKinds(siteDir, ['docs/guides', 'blog', 'src/pages'])].sort();
      const { IgnorePlugin } = currentBundler.instance as unknown as Bundler;
      const ignored = {
        resourceRegExp: otherModules(kinds),
        contextRegExp: /[\\/]mermaid[\\/]dist([\\/]|$)/,
      };
      const { cache } = experiments as unknown as { cache?: { version: string } };
      return {
        plugins: [new IgnorePlugin(ignored)],
        // The bundler's cache does not know that what is ignored has changed.
        ...(cache && { experiments: { cache: { version: `${cache.version}-${kinds.join('-')}` } } }),
      } as never;
    },
  };
}
