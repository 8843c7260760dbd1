import path from 'node:path';

/** Returns what a page is given in place of packages that it does not need, or that are made for another place. */
export function moduleAliases(siteDir: string): Record<string, string | false> {
  return {
    // Code is highlighted when a page is compiled (src/mdx/rehypeHighlight.ts), so no page needs Prism: 26 KB less.
    'prism-react-renderer$': false,
    // Nor its loader of languages, which the theme asks for where it is told of none, nor what PHP needs: 12 KB less.
    [require.resolve('prismjs/components/index.js')]: false,
    [require.resolve('prismjs/components/prism-markup-templating.js')]: false,
    // The library's own JavaScript asks React Native for the size of the screen, and for nothing else.
    'react-native$': path.join(siteDir, 'src/browser-runtime/reactNative.ts'),
  };
}
