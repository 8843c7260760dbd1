/**
 * Bundler loader over a compiled doc: on the server it marks the content with the page's address,
 * in the browser it replaces the content by `StaticContent`. CommonJS, because bundlers load it themselves.
 */
const CONTENT = 'function _createMdxContent(';
const COMPONENT = 'export default function MDXContent(';
const METADATA = /export \{default as metadata\} from ('[^']+')/;
// The browser build is the one that writes the files of images.
const FILES = /require\("(?:[^"\\]|\\.)+"\)/g;

function fail(context) {
  const problem = `${context.resourcePath}: the compiled doc does not look as expected`;
  throw new Error(
    `${problem}. MDX has changed its output: adapt src/plugins/static-content/staticContentLoader.cjs.`,
  );
}

module.exports = function staticContentLoader(source) {
  const { isServer } = this.getOptions();
  if (!source.includes(CONTENT) || !source.includes(COMPONENT) || !METADATA.test(source)) fail(this);
  const doc = source.replace(METADATA, 'import metadata from $1;\nexport { metadata }');
  if (isServer) {
    return `import { createElement } from 'react';
import MarkedContent from '@site/src/plugins/static-content/client/MarkedContent';
${doc.replace(COMPONENT, 'function MDXContent(')}
export default function Content(props) {
  return createElement(MarkedContent, { permalink: metadata.permalink }, createElement(MDXContent, props));
}`;
  }
  return `import { createElement } from 'react';
import StaticContent from '@site/src/plugins/static-content/client/StaticContent';
import { readContent } from '@site/src/plugins/static-content/client/readContent';
${doc.slice(0, doc.indexOf(CONTENT))}
${(doc.slice(doc.indexOf(CONTENT)).match(FILES) ?? []).map((file) => `${file};`).join('\n')}
const html = await readContent(metadata.permalink);
export default function Content() {
  return createElement(StaticContent, { permalink: metadata.permalink, html });
}`;
};
