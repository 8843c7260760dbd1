import { relative, resolve } from 'node:path';
import { listPages } from './listPages';
import { readPage } from './parsePage';
import { formatProblem, type Problem } from './problem';
import { readSamples, type Sample } from './readSamples';
import { rootFolder } from './rootFolder';
import { checkTypeScript, typeScriptLanguages } from './typescript/checkTypeScript';

/** Checks the samples of the given pages, or of all pages, prints what it found and returns the exit code. */
export function main(files: readonly string[]): number {
  const pages = files.length > 0 ? files.map((file) => relative(rootFolder, resolve(file))) : listPages();
  const samples = pages.flatMap((file) => readSamples(readPage(file)));
  const problems = checkTypeScript(
    samples.filter(({ language }) => (typeScriptLanguages as readonly string[]).includes(language)),
  );
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(samples.length, 'samples');
  return problems.length > 0 ? 1 : 0;
}
