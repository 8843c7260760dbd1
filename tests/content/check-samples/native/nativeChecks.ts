import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { checkClang } from './checkClang';
import { checkCMakeBuild, CMAKE_TOOLS } from './checkCMakeBuild';
import { checkKotlin } from './checkKotlin';
import { checkPackageInstall } from './checkPackageInstall';
import { checkSwift } from './checkSwift';
import { hasTool } from './runTool';

/** Checks native samples with a platform's own tools. */
export interface NativeCheck {
  name: string;
  tools: readonly string[];
  check(pages: readonly (readonly Sample[])[]): Problem[];
}

/** The checks that `npm test` runs if their tools are installed. */
export const quickChecks: NativeCheck[] = [
  { name: 'C++ and Objective-C samples compile', tools: ['clang'], check: eachPage(checkClang) },
  { name: 'CMakeLists.txt builds what Kotlin calls', tools: CMAKE_TOOLS, check: eachPage(checkCMakeBuild) },
];

/** The checks of `npm run check:native`, including those that need the registry, a JDK or Xcode. */
export const nativeChecks: NativeCheck[] = [
  ...quickChecks,
  { name: 'package.json installs', tools: ['npm'], check: eachPage(checkPackageInstall) },
  { name: 'Kotlin samples compile', tools: ['java', 'npm'], check: checkKotlin },
  { name: 'Swift samples compile', tools: ['swiftc', 'xcrun'], check: eachPage(checkSwift) },
];

function eachPage(check: (page: readonly Sample[]) => Problem[]): NativeCheck['check'] {
  return (pages) => pages.flatMap(check);
}

/** Says why a check can't run on this machine, if it can't. */
export function explainSkip({ name, tools }: NativeCheck): string | undefined {
  const missing = tools.filter((tool) => !hasTool(tool));
  return missing.length > 0 ? `Skipped: "${name}" needs ${missing.join(', ')}.` : undefined;
}
