import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Lets the explorers run the library's own `Templates` in the browser:
 * the import of `react-native` in it resolves to `src/libraryInBrowser/reactNative.ts`, which knows a screen size and nothing else.
 */
export default function reactNativeInBrowser({ siteDir }: LoadContext): Plugin {
  return {
    name: 'react-native-in-browser',
    configureWebpack: () => ({
      resolve: { alias: { 'react-native$': path.join(siteDir, 'src/libraryInBrowser/reactNative.ts') } },
    }),
  };
}
