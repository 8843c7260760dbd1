/**
 * Static content: what stands in a guide or an API page is HTML and stays HTML.
 *
 * The server build renders a doc as always and marks its content with the page's address. In the browser
 * build a loader (`staticContentLoader.cjs`) cuts the content out of the doc's module and puts
 * `StaticContent` in its place, which shows the HTML that is already there, or fetches the page's HTML when
 * the reader comes by a link. So a long page costs a reader no JavaScript: neither to load nor to hydrate.
 *
 * What moves in content works without React: tabs, copy buttons and filters listen on the document
 * (`client/behaviors.ts`), in development too. Tools and diagrams are islands: elements with `data-island`
 * that become React components when they come near the reader's view (`client/islands.ts`).
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

// Without JavaScript every tab's content is shown.
const NO_SCRIPT_STYLE =
  '[role=tabpanel][hidden]{display:block!important}[role=tablist],[data-script]{display:none!important}';

const PLAIN_CONTENT = {
  test: /[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.[jt]sx?$/,
  resolve: { alias: { '@theme/MDXContent': path.join(__dirname, 'client/PlainContent.ts') } },
};

export default function staticContentPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'static-content',
    getClientModules: () => [path.join(__dirname, 'client/behaviors.ts')],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'noscript', innerHTML: `<style>${NO_SCRIPT_STYLE}</style>` }],
    }),
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      return {
        module: {
          rules: [
            // The components of MDX are in the HTML, so the browser does without them.
            ...(isServer ? [] : [PLAIN_CONTENT]),
            {
              test: /\.mdx?$/,
              include: path.join(siteDir, 'docs'),
              enforce: 'post',
              use: [{ loader: path.join(__dirname, 'staticContentLoader.cjs'), options: { isServer } }],
            },
          ],
        },
      };
    },
  };
}
