import { expect, test } from 'vitest';
import { highlight } from './highlight';
import { loadPrism } from './loadPrism';
import { parseMeta } from './parseMeta';

const prism = loadPrism(['bash', 'json', 'kotlin', 'ruby', 'cmake', 'groovy', 'java']);
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('colors keywords, strings and comments by class, and escapes what HTML would read', () => {
  expect(highlight(prism, "const a = 'x<y' // why\n", 'ts', undefined).html).toBe(
    '<span class="tk-k">const</span> a = <span class="tk-s">\'x&lt;y\'</span> <span class="tk-c">// why</span>',
  );
});

test('the text of the result is the code', () => {
  const code = 'export function A(): ReactNode {\n  return <Camera style={a} isActive={true} />;\n}';
  const decode = (html: string) =>
    text(html).replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(decode(highlight(prism, code, 'tsx', undefined).html)).toBe(code);
});

test.each(['bash', 'json', 'kotlin', 'ruby', 'cmake', 'groovy', 'java', 'swift', 'objc', 'cpp'])(
  'knows %s',
  (language) => {
    expect(prism.languages[language]).toBeDefined();
  },
);

test('marks the lines that the fence or a comment names, and drops the comment', () => {
  const { html, title } = highlight(prism, 'a\n// highlight-next-line\nb\nc\n', 'ts', '{3} title="src/A.ts"');
  expect(html).toBe('a\n<mark>b</mark>\n<mark>c</mark>');
  expect(title).toBe('src/A.ts');
});

test('reads only the words of a fence that are for the reader', () => {
  expect(parseMeta('id="screen" title="A.tsx" {1,3-4}')).toEqual({
    title: 'A.tsx',
    highlighted: new Set([1, 3, 4]),
  });
});

test('an unknown language stays plain', () => {
  expect(highlight(prism, '<a> & b', 'properties', undefined).html).toBe('&lt;a> &amp; b');
});
