import { readSite } from '../../../src/page-source/readSite';
import { formatProblem } from '../../pages/problem';
import { explainSkip, nativeChecks } from './nativeChecks';
import { runScript } from '../../../tools/runScript';

/**
 * Checks the native samples of all pages with the tools that this machine has, or only with those whose names start
 * with one of the given words: `npm run check:native -- swift`. Returns true if there are no problems.
 */
async function checkNative(names: readonly string[]): Promise<boolean> {
  const words = names.map((name) => name.toLowerCase());
  const chosen = nativeChecks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().startsWith(word)),
  );
  if (chosen.length === 0)
    throw new Error(
      `No check is named ${words.join(', ')}: ${nativeChecks.map(({ name }) => name).join(', ')}.`,
    );
  let isPassed = true;
  const pages = readSite().pages.map(({ samples }) => samples);
  for (const check of chosen) {
    const skip = explainSkip(check);
    if (skip != null) {
      console.log(skip);
      continue;
    }
    const problems = await check.check(pages);
    for (const problem of problems) console.error(formatProblem(problem));
    console.log(`${check.name}: ${problems.length} problems`);
    isPassed &&= problems.length === 0;
  }
  return isPassed;
}

void runScript(checkNative);
