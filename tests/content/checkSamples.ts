import { relative, resolve } from 'node:path';
import { checkPages } from './checkPages';
import { listPages } from './listPages';
import { readPage } from './parsePage';
import { formatProblem } from './problem';
import { rootFolder } from './rootFolder';

/** Checks the samples of the given pages, or of all pages, prints what it found and returns the exit code. */
export async function main(files: readonly string[]): Promise<number> {
  const paths = files.length > 0 ? files.map((file) => relative(rootFolder, resolve(file))) : listPages();
  const { problems, checked, skipped, notes } = await checkPages(paths.map(readPage));
  for (const problem of problems) console.error(formatProblem(problem));
  for (const note of notes) console.log(note);
  const languages = [...new Set([...checked.keys(), ...skipped.keys()])].sort();
  for (const language of languages) {
    console.log(
      `${language.padEnd(12)} checked: ${checked.get(language) ?? 0}, skipped: ${skipped.get(language) ?? 0}`,
    );
  }
  console.log(`${paths.length} pages, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}
