import { expect, test } from 'vitest';
import { checkPackages, checkVersions, checkZeroRanges } from './checkPackages';
import { createFixture } from '../pages/createFixture';

const installing = '```bash npm2yarn\nnpm install --save-dev left-pad@1 @scope/pad@^2.0.0\n```\n\n';
const importing =
  "```ts\nimport { readFileSync } from 'node:fs';\nimport pad from 'left-pad/lib';\nimport '@scope/pad';\nimport './own';\n```\n";
const check = (text: string, other = '') =>
  checkPackages(createFixture(text), [createFixture(other, 'docs/guides/other.mdx')]);

test('accepts packages that the page, or a guide linked above the sample, installs', () => {
  expect(check(installing + importing)).toEqual([]);
  expect(check(`[Other](other.mdx#install)\n\n${importing}`, installing)).toEqual([]);
});

test('reports packages without an install command, and guides that are linked too late', () => {
  const messages = (problems: { message: string }[]) => problems.map(({ message }) => message.split(':')[0]);
  const both = ['The sample imports left-pad', 'The sample imports @scope/pad'];
  expect(messages(check(importing))).toEqual(both);
  expect(messages(check(`${importing}\n[Other](other.mdx)\n`, installing))).toEqual(both);
});

test('finds versions in install commands that the data does not list', () => {
  const command = (packages: string) => `\`\`\`bash\nnpm install ${packages}\n\`\`\`\n`;
  const known = command('@shopify/react-native-skia@2.2.0 left-pad');
  const problems = checkVersions(createFixture(known + command('react-native-worklets-core@^1.5.0')));
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"react-native-worklets-core@^1.5.0" is not a version'),
  ]);
});

test('finds caret ranges below 1.0 that the facts do not confirm', () => {
  const page = createFixture(
    '`npm install react-native-fast-opencv@^0.4.8`\n\n`npm install @scope/pad@^0.11.2`\n\n```json\n{ "left-pad": "^0.3.0" }\n```\n',
  );
  expect(checkZeroRanges(page)).toEqual([
    { file: page.file, line: 3, message: expect.stringContaining('"@scope/pad@^0.11.2"') as string },
    { file: page.file, line: 6, message: expect.stringContaining('"left-pad@^0.3.0"') as string },
  ]);
});
