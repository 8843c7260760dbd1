import { listPages } from '../listPages';
import { formatProblem } from '../problem';
import { readSamples } from '../readSamples';
import { readSourcePage } from '../readSourcePage';
import { explainSkip, nativeChecks } from './nativeChecks';

// Checks the native samples of all pages with the tools that this machine has, and prints the result.
const pages = listPages().map((file) => readSamples(readSourcePage(file)));
for (const check of nativeChecks) {
  const skip = explainSkip(check);
  if (skip != null) {
    console.log(skip);
    continue;
  }
  const problems = pages.flatMap(check.check);
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(`${check.name}: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
