import { spawnSync } from 'node:child_process';
import type { Problem } from '../../pages/problem';
import type { Sample } from '../../../src/page-source/samples/readSamples';
import { checkAndroid } from './checkAndroid';
import { checkObjectiveC, checkSwift } from './checkApple';
import { checkCpp } from './checkCpp';

/** Checks native samples with a platform's own tools. */
export interface NativeCheck {
  name: string;
  tools: readonly string[];
  /** Environment variables that it reads. */
  variables?: readonly string[];
  check(pages: readonly (readonly Sample[])[]): Problem[] | Promise<Problem[]>;
}

/** The check that `npm test` runs if clang is installed. */
export const cppCheck: NativeCheck = {
  name: 'C++ samples compile',
  tools: ['clang'],
  check: eachPage(checkCpp),
};

/** The checks of `npm run check:native`. */
export const nativeChecks: NativeCheck[] = [
  cppCheck,
  {
    name: 'Kotlin and Java samples compile',
    tools: ['java', 'npm'],
    variables: ['ANDROID_HOME'],
    check: checkAndroid,
  },
  { name: 'Objective-C samples compile', tools: ['xcrun'], check: eachPage(checkObjectiveC) },
  { name: 'Swift samples compile', tools: ['swiftc', 'xcrun'], check: eachPage(checkSwift) },
];

/** Checks one page at a time. C++ and Objective-C samples can include the headers of other pages. */
function eachPage(check: (page: readonly Sample[]) => Problem[]): NativeCheck['check'] {
  return (pages) => {
    const headers = pages.flat().filter(({ title }) => title?.endsWith('.h'));
    return pages.flatMap((page) => {
      const isC = page.some(({ language }) => language === 'cpp' || language === 'objc');
      return check(isC ? [...new Set([...page, ...headers])] : page);
    });
  };
}

/** Says why a check can't run on this machine, if it can't. */
export function explainSkip({ name, tools, variables = [] }: NativeCheck): string | undefined {
  const missing = [
    ...tools.filter((tool) => spawnSync(tool, ['--version']).status !== 0),
    ...variables.filter((variable) => !process.env[variable]),
  ];
  return missing.length > 0 ? `Skipped: "${name}" needs ${missing.join(', ')}.` : undefined;
}
