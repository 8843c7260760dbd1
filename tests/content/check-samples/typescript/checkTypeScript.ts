import type { Problem } from '../problem';
import { readSourcePage } from '../readSourcePage';
import { readSamples, type Sample } from '../readSamples';
import { checkDirectives } from './checkDirectives';
import { checkImports } from './checkImports';
import { checkModules } from './checkModules';
import { createModules } from './createModules';
import { sharedPage } from './findImportedModule';
import type { Environment, SampleModule } from './SampleModule';

/** Languages of the samples that the TypeScript compiler checks. */
export const typeScriptLanguages = ['ts', 'tsx', 'js', 'jsx'] as const;

/** Compiles all TypeScript and JavaScript samples in strict mode against the installed packages. */
export function checkTypeScript(samples: readonly Sample[]): Problem[] {
  const files = [...new Set(samples.map(({ file }) => file))];
  const created = files.map((file) => createModules(samples.filter((sample) => sample.file === file)));
  const modules = created.flatMap((page) => page.modules);
  const environments: Environment[] = ['app', 'config'];
  return [
    ...created.flatMap((page) => page.problems),
    ...samples.flatMap((sample) => [...checkDirectives(sample), ...checkImports(sample)]),
    ...environments.flatMap((environment) =>
      checkModules(
        modules.filter((module) => module.environment === environment),
        environment,
        files.includes(sharedPage) ? [] : readSharedModules(),
      ),
    ),
  ];
}

function readSharedModules(): SampleModule[] {
  const samples = readSamples(readSourcePage(sharedPage)).filter(({ language }) =>
    typeScriptLanguages.some((name) => name === language),
  );
  return createModules(samples).modules;
}
