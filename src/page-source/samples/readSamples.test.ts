import { expect, test } from 'vitest';
import { readSamples } from './readSamples';

const read = (info: string, code = '') =>
  readSamples({ file: 'a.mdx', text: `\`\`\`${info}\n${code}\n\`\`\`\n` })[0]!;

test('an attribute in single quotes can contain double quotes', () => {
  expect(read(`json title="app.json" add='inside "expo"'`)).toMatchObject({
    title: 'app.json',
    add: 'inside "expo"',
  });
});

test('a diff is read without signs, and removed lines become empty', () => {
  const sample = read('ts diff', '-const a = 1;\n+const b = 1;\n\n-\n if (b) {\n+  run();\n }');
  expect(sample.code).toBe('\nconst b = 1;\n\n\nif (b) {\n  run();\n}');
});
