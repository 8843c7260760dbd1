import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProse } from './check-samples/prose/checkProse';
import { readCodeProse } from './prose/readCodeProse';
import { rootFolder } from '../../src/node-utils/rootFolder';

/** Files that quote others: the word table, and readers' questions. */
const quoting = [
  'tests/content/check-samples/prose/wordTable.ts',
  'tests/content/prose.test.ts',
  'tools/bench/search/',
  'tests/content/check-samples/guides/checkGuide.test.ts',
  '.questions.yml',
  'src/plugins/search/engine/parseQuery.ts',
];

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css', '*.md', '*.yml'],
  {
    cwd: rootFolder,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => !quoting.some((path) => file.includes(path)));

function readProse(file: string) {
  const code = readFileSync(join(rootFolder, file), 'utf8');
  return /\.[cm]?tsx?$|\.[cm]js$/.test(file) ? readCodeProse(file, code) : [{ line: 1, text: code }];
}

test('strings, comments and documents use the words of the style guide', () => {
  const problems = files.flatMap((file) =>
    readProse(file).flatMap(({ line, text }) =>
      checkProse(text).map((problem) => `${file}:${line + problem.line} ${problem.message}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('finds a phrase in a comment, a string, JSX and a template, with its line', () => {
  const code =
    '// It stands in the file.\nconst a = "One that counts as two";\nconst b = <p>Call it at once, please</p>;\nconst c = `The text of the ${a}`;';
  expect(
    readCodeProse('a.tsx', code).flatMap(({ line, text }) =>
      checkProse(text).map((problem) => `${line + problem.line} ${problem.message}`),
    ),
  ).toEqual([
    '1 Instead of "stands in the", write is in the.',
    '2 Instead of "counts as", write is treated as.',
    '3 Instead of "at once", write immediately.',
    '4 Instead of "The text of", write the … message.',
  ]);
  expect(checkProse('Wait; then go, which helps.', true).map(({ message }) => message)).toHaveLength(2);
});
