import { expect, test } from 'vitest';
import { checkData } from './checkData';
import { checkFence } from './checkFence';
import { createFixture } from './createFixture';
import { readSamples } from './readSamples';

function read(info: string, code = 'const zoom = 1;') {
  return readSamples(createFixture(`\`\`\`${info}\n${code}\n\`\`\`\n`))[0]!;
}

test('an attribute in single quotes can contain double quotes', () => {
  expect(read(`json title="app.json" add='inside "expo"'`)).toMatchObject({
    title: 'app.json',
    add: 'inside "expo"',
  });
});

test('a diff is read without marks, and removed lines become empty', () => {
  const sample = read('ts diff', '- const a = 1;\n+ const b = 1;\n\n-\n  if (b) {\n+   run();\n  }');
  expect(sample.code).toBe('\nconst b = 1;\n\n\nif (b) {\n  run();\n}');
});

test("the word diff in a title doesn't make a block a diff", () => {
  expect(read('ts title="my diff view.ts"').isDiff).toBe(false);
});

test.each([
  ['ts title="a.ts" add="after import" replace="x"', undefined, 1, /either/],
  ['xml add="inside <manifest>"', undefined, 1, /Name it with title/],
  ['xml title="a.xml" add="into <manifest>"', undefined, 1, /isn't a position/],
  ['tsx title="a.tsx" inside="screen"', undefined, 1, /is not a whole file/],
  ['ts diff', '+ const a = 1;\nconst b = 2;', 3, /starts with "\+ "/],
  ['ts diff', '  const a = 1;', 1, /changes no line/],
] as const)('%s is reported', (info, code, line, message) => {
  expect(checkFence(read(info, code))).toContainEqual({
    file: 'docs/guides/fixture.mdx',
    line,
    message: expect.stringMatching(message),
  });
});

test.each([
  'xml title="AndroidManifest.xml" add="inside <manifest>"',
  `json title="app.json" add='inside "expo"'`,
  'groovy title="build.gradle" add="inside android {"',
  'ruby title="Podfile" add="at the top"',
  'groovy title="build.gradle" replace="minSdkVersion"',
  'tsx title="a.tsx" add="after const device" inside="screen"',
])('%s is allowed', (info) => {
  expect(checkFence(read(info))).toEqual([]);
});

test('lines that go into a JSON object parse without its braces', () => {
  expect(checkData(read('json title="package.json" replace="main"', '"main": "index.js",'))).toEqual([]);
  expect(checkData(read('json title="package.json"', '"main": "index.js",'))).toHaveLength(1);
});

test.each([
  ['<uses-feature android:name="a" android:name="b" />', 'duplicate attribute: {android}name.'],
  ['<application>\n  <activity>\n</application>', 'unexpected close tag.'],
  ['<uses-feature android:name=a />', 'unquoted attribute value.'],
])('reports XML that is not well-formed: %s', (code, message) => {
  const [problem, ...others] = checkData(
    read('xml title="AndroidManifest.xml" add="inside <manifest>"', code),
  );
  expect(problem).toMatchObject({
    line: code.split('\n').length + 1,
    message: `xml syntax error: ${message}`,
  });
  expect(others).toEqual([]);
});

test('accepts an XML fragment of several elements', () => {
  const code = '<uses-permission android:name="a" />\n<uses-feature tools:replace="b" />';
  expect(checkData(read('xml title="AndroidManifest.xml" add="inside <manifest>"', code))).toEqual([]);
});
