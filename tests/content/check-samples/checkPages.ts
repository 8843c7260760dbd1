import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkApiNames } from './api/checkApiNames';
import { checkData } from './checkData';
import { checkFacts } from './checkFacts';
import { checkFence } from './checkFence';
import { checkFileNames } from './checkFileNames';
import { checkGuide, isGuide } from './checkGuide';
import { checkPackages } from './checkPackages';
import { checkVersions } from './checkVersions';
import { checkGrammar } from './native/checkGrammar';
import { checkNativeNames } from './native/checkNativeNames';
import type { GrammarLanguage } from './native/grammars';
import { readSourcePage, type SourcePage } from './readSourcePage';
import type { Problem } from './problem';
import { readSamples, type Sample } from './readSamples';
import { rootFolder } from '../../../src/node-utils/rootFolder';
import { sampleLanguages } from './sampleLanguages';
import { checkTypeScript } from './typescript/checkTypeScript';

/**
 * Checks that TypeScript compiles, other languages parse, native names and API names exist, defaults and units match
 * the library, and guides are accessible and complete.
 */
export async function checkPages(pages: readonly SourcePage[]): Promise<Problem[]> {
  const samples = pages.map(readSamples);
  const all = samples.flat();
  const problems = [
    ...all.flatMap(checkLanguage),
    ...all.flatMap(checkFence),
    ...checkFileNames(all),
    ...checkTypeScript(all.filter(({ language }) => sampleLanguages.typeScript.includes(language))),
    ...all.filter(({ language }) => sampleLanguages.data.includes(language)).flatMap(checkData),
    ...(await parseAll(all.filter(({ language }) => sampleLanguages.grammar.includes(language)))),
    ...samples.flatMap((page) =>
      checkNativeNames(page.filter(({ language }) => !sampleLanguages.typeScript.includes(language))),
    ),
    ...pages.flatMap(checkApiNames),
    ...pages.flatMap(checkFacts),
    ...pages.flatMap((page) => checkPackages(page, findPage)),
    ...pages.filter(isGuide).flatMap(checkVersions),
    ...pages.filter(({ file }) => !file.startsWith('src/')).flatMap(checkGuide),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function findPage(file: string): SourcePage | undefined {
  return file.endsWith('.mdx') && existsSync(join(rootFolder, file)) ? readSourcePage(file) : undefined;
}

/** Parses one page at a time, because grammars that load at the same time corrupt each other's memory. */
async function parseAll(samples: readonly Sample[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const sample of samples) {
    problems.push(...(await checkGrammar(sample, sample.language as GrammarLanguage)));
  }
  return problems;
}

function checkLanguage({ file, line, language }: Sample): Problem[] {
  const languages = Object.values(sampleLanguages).flat();
  if (languages.includes(language)) return [];
  const name =
    language === '' ? 'This code block names no language' : `No check knows the language "${language}"`;
  return [{ file, line: line - 1, message: `${name}. Use one of: ${languages.sort().join(', ')}.` }];
}
