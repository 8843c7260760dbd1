import path from 'node:path';

/** Returns replacements for modules that pages don't need or that don't run in a browser. */
export function moduleAliases(siteDir: string, isServer: boolean): Record<string, string | false> {
  return {
    // Diagrams are drawn in the browser. Mermaid also ships a minified bundle, so the build has half the work.
    mermaid$: isServer ? false : require.resolve('mermaid/dist/mermaid.esm.min.mjs'),
    // The build highlights code (src/mdx/rehypeHighlight.ts), so pages don't need Prism: 26 KB less.
    'prism-react-renderer$': false,
    // The theme loads extra Prism languages at startup, and `php` needs templating: 12 KB less.
    [require.resolve('prismjs/components/index.js')]: false,
    [require.resolve('prismjs/components/prism-markup-templating.js')]: false,
    // The library's JavaScript only reads the screen size from React Native.
    'react-native$': path.join(siteDir, 'src/browser-runtime/reactNative.ts'),
  };
}
