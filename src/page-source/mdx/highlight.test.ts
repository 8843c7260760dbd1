import { expect, test } from 'vitest';
import { highlight } from './highlight';
import { loadPrism } from './loadPrism';
import { parseMeta } from '../samples/parseMeta';

const prism = loadPrism();
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('gives keywords, strings and comments a class, and escapes HTML', () => {
  expect(highlight(prism, "const a = 'x<y' // why\n", 'ts', undefined)).toBe(
    '<span class="token keyword">const</span> a = <span class="token string">\'x&lt;y\'</span> <span class="token comment">// why</span>',
  );
});

test('keeps the code as the text content', () => {
  const code = 'export function A(): ReactNode {\n  return <Camera style={a} isActive={true} />;\n}';
  const decode = (html: string) =>
    text(html).replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(decode(highlight(prism, code, 'tsx', undefined))).toBe(code);
});

test('highlights lines from the fence or a comment, and removes the comment', () => {
  const html = highlight(prism, 'a\n// highlight-next-line\nb\nc\nd\n', 'ts', '{3}');
  const mark = (line: string) => `<span class="theme-code-block-highlighted-line">${line}</span>`;
  expect(html).toBe(`a\n${mark('b\n')}${mark('c\n')}d`);
});

test('shows the lines of a change without signs, and tokenizes before and after separately', () => {
  const code = " const a = [\n-  `old,\n+  'new',\n ]\n";
  const seen: string[] = [];
  const html = highlight(prism, code, 'ts', 'diff', (text) => void seen.push(text));
  expect(html).toContain('<del class="theme-code-block-removed-line">  `old,\n</del>');
  expect(html).toContain(
    '<ins class="theme-code-block-added-line">  <span class="token string">\'new\'</span>,\n</ins>]',
  );
  // Links and copying use the code after the change.
  expect(seen).toEqual(["const a = [\n  'new',\n]"]);
});

test('shows a change of the app without signs, and leaves the code of a gap to CSS', () => {
  const html = highlight(prism, ' a();\n-b();\n…\n+  c();\n', 'ts', 'title="src/App.tsx" change');
  expect(text(html)).toBe('a();\nb();\n\n  c();');
  expect(html).toContain('<span class="theme-code-block-gap">\n</span>');
  expect(html).toContain('<del class="theme-code-block-removed-line"><span class="token function">b</span>');
});

test.each([
  ['title="src/A.tsx" new', { words: 'new file' }],
  ['title="src/A.tsx" change', { words: 'change' }],
  [`title="a.xml" add="inside <manifest>"`, { words: 'add inside', code: '<manifest>' }],
  [`title="app.json" add='inside "expo"'`, { words: 'add inside', code: '"expo"' }],
  ['title="build.gradle" add="after plugins {"', { words: 'add after', code: 'plugins {' }],
  ['title="Podfile" add="at the top"', { words: 'add at the top' }],
  ['title="build.gradle" replace="minSdkVersion"', { words: 'replace', code: 'minSdkVersion' }],
  ['title="src/A.tsx"', undefined],
])('says what the block of %s does to its file', (meta, change) => {
  expect(parseMeta(meta).change).toEqual(change);
});

test('ignores attributes that are only for the tests', () => {
  expect(parseMeta('id="screen" title="A.tsx" {1,3-4}')).toEqual({
    title: 'A.tsx',
    change: undefined,
    highlighted: new Set([1, 3, 4]),
    isDiff: false,
    isCollapsed: false,
    models: [],
  });
});

test('an unknown language stays plain', () => {
  expect(highlight(prism, '<a> & b', 'properties', undefined)).toBe('&lt;a> &amp; b');
});
