import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const loader = createRequire(import.meta.url)('./staticContentLoader.cjs') as (
  this: unknown,
  source: string,
) => string;

const DOC = `export const toc = [];
export {default as metadata} from '@site/.docusaurus/a.json'
function _createMdxContent(props) { return _jsx("img", {src: require("!file.png").default}); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }`;

const load = (source: string, isServer: boolean) =>
  loader.call({ getOptions: () => ({ isServer }), resourcePath: 'docs/a.mdx' }, source);

test('the server marks the content with its address', () => {
  expect(load(DOC, true)).toContain('createElement(MarkedContent, { permalink: metadata.permalink }');
  expect(load(DOC, true)).toContain('_createMdxContent(props)');
});

test('the browser gets no content, but still the files of its images', () => {
  const code = load(DOC, false);
  expect(code).not.toContain('_createMdxContent');
  expect(code).toContain('require("!file.png");');
  expect(code).toContain('await readContent(metadata.permalink)');
  expect(code).toContain('export const toc = [];');
});

test('output of MDX that does not look as expected stops the build and names the doc', () => {
  expect(() => load('export default 1', false)).toThrow(
    'docs/a.mdx: the compiled doc does not look as expected',
  );
});
