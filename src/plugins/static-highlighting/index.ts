/**
 * Static highlighting: code is tokenized when a page is compiled (`rehypeHighlight`), so that no reader
 * downloads Prism and code reads the same without JavaScript. The page gets HTML with class names that
 * `code.css` colors from the design tokens; `@theme/CodeBlock` shows it. This plugin takes Prism,
 * which the classic theme loads on every page, out of the browser's bundle.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function staticHighlightingPlugin(): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'static-highlighting',
    getClientModules: () => [path.join(__dirname, 'code.css')],
    configureWebpack: () => ({
      resolve: { alias: { [path.join(themeClassic, 'lib/prism-include-languages.js')]: false } },
    }),
  };
}
