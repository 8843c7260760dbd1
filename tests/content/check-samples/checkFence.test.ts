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

test('a fragment can say where it goes in a file', () => {
  expect(checkFence(read('tsx title="a.tsx" add="after const device" inside="screen"'))).toEqual([]);
});

test('lines that go into a JSON object parse without its braces', () => {
  expect(checkData(read('json title="package.json" replace="main"', '"main": "index.js",'))).toEqual([]);
  expect(checkData(read('json title="package.json"', '"main": "index.js",'))).toHaveLength(1);
});
