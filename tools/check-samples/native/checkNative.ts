import { listPages } from '../listPages';
import { formatProblem } from '../problem';
import { readSamples } from '../readSamples';
import { readSourcePage } from '../readSourcePage';
import { explainSkip, nativeChecks } from './nativeChecks';

// Checks the native samples of all pages with the tools that this machine has: all of them, or those whose names
// start with a word of the command line, such as `npm run check:native -- swift`.
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = nativeChecks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().startsWith(word)),
);
if (chosen.length === 0)
  throw new Error(
    `No check is named ${words.join(', ')}: ${nativeChecks.map(({ name }) => name).join(', ')}.`,
  );
const pages = listPages().map((file) => readSamples(readSourcePage(file)));
for (const check of chosen) {
  const skip = explainSkip(check);
  if (skip != null) {
    console.log(skip);
    continue;
  }
  const problems = check.check(pages);
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(`${check.name}: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
