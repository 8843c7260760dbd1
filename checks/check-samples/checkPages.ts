import { blocks } from '../../src/facts/blocks';
import { readSite } from '../../src/page-source/readSite';
import { SitePage } from '../../src/page-source/SitePage';
import type { Sample } from '../../src/page-source/samples/readSamples';
import { checkApiNames } from './checkApiNames';
import { checkData, dataLanguages } from './checkData';
import { checkFacts } from './checkFacts';
import { checkFence } from './checkFence';
import { checkFileNames } from './checkFileNames';
import { checkGuide, isGuide } from './checkGuide';
import { checkPackages, checkVersions, checkZeroRanges } from './checkPackages';
import { checkGrammar, grammarLanguages } from './native/checkGrammar';
import { checkNativeNames } from './native/checkNativeNames';
import { createCheckpointSamples, indexCheckpoints } from '../pages/createCheckpointSamples';
import type { Problem } from '../pages/problem';
import { checkTypeScript } from './typescript/checkTypeScript';
import { typeScriptLanguages } from '../typescript/createModules';

/** Text without a grammar. Its native names are still checked. */
const PLAIN_LANGUAGES = ['cmake', 'diff', 'mermaid', 'properties', 'text'];

const LANGUAGES = [...typeScriptLanguages, ...grammarLanguages, ...dataLanguages, ...PLAIN_LANGUAGES].sort();

/** Renders every data block of `src/facts/blocks` as a page. Line numbers refer to the rendered text. */
export function readDataBlocks(): SitePage[] {
  return Object.entries(blocks).map(([name, render]) => new SitePage(`src/facts/blocks (${name})`, render()));
}

/**
 * Checks that TypeScript compiles, other languages parse, native names and API names exist, defaults and units match
 * the library, and guides are accessible and complete.
 */
export async function checkPages(pages: readonly SitePage[]): Promise<Problem[]> {
  const samples = pages.map(({ samples }) => samples);
  const all = samples.flat();
  const checkpoints = indexCheckpoints(pages);
  const place = (problem: Problem): Problem => {
    const checkpoint = checkpoints.get(problem.file);
    return checkpoint ? { ...problem, file: checkpoint.page, line: checkpoint.line } : problem;
  };
  const problems = [
    ...all.flatMap(checkLanguage),
    ...all.flatMap(checkFence),
    ...checkFileNames(all),
    ...checkTypeScript([...all, ...[...checkpoints.values()].flatMap(createCheckpointSamples)]).map(place),
    ...all.flatMap(checkData),
    ...(await checkGrammar(all)),
    ...samples.flatMap(checkNativeNames),
    ...pages.flatMap(checkApiNames),
    ...pages.flatMap(checkFacts),
    ...pages.flatMap((page) => checkPackages(page, readSite().pages)),
    ...pages.filter(isGuide).flatMap(checkVersions),
    ...pages.flatMap(checkZeroRanges),
    ...pages.filter(({ file }) => !file.startsWith('src/')).flatMap(checkGuide),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function checkLanguage({ page, line, language }: Sample): Problem[] {
  if (LANGUAGES.includes(language)) return [];
  const name =
    language === '' ? 'This code block names no language' : `No check knows the language "${language}"`;
  return [{ file: page, line: line - 1, message: `${name}. Use one of: ${LANGUAGES.join(', ')}.` }];
}
