import type { Problem } from '../problem';
import { readSourcePage } from '../readSourcePage';
import { readSamples, type Sample } from '../readSamples';
import { checkDirectives } from './checkDirectives';
import { checkImports } from './checkImports';
import { checkUnits } from './checkUnits';
import { createUnits } from './createUnits';
import { sharedPage } from './findImportedUnit';
import type { Environment, Unit } from './Unit';

/** Languages of the samples that the TypeScript compiler checks. */
export const typeScriptLanguages = ['ts', 'tsx', 'js', 'jsx'] as const;

/** Compiles all TypeScript and JavaScript samples in strict mode against the installed packages. */
export function checkTypeScript(samples: readonly Sample[]): Problem[] {
  const files = [...new Set(samples.map(({ file }) => file))];
  const created = files.map((file) => createUnits(samples.filter((sample) => sample.file === file)));
  const units = created.flatMap((page) => page.units);
  const environments: Environment[] = ['app', 'config'];
  return [
    ...created.flatMap((page) => page.problems),
    ...samples.flatMap((sample) => [...checkDirectives(sample), ...checkImports(sample)]),
    ...environments.flatMap((environment) =>
      checkUnits(
        units.filter((unit) => unit.environment === environment),
        environment,
        files.includes(sharedPage) ? [] : readSharedUnits(),
      ),
    ),
  ];
}

function readSharedUnits(): Unit[] {
  const samples = readSamples(readSourcePage(sharedPage)).filter(({ language }) =>
    typeScriptLanguages.some((name) => name === language),
  );
  return createUnits(samples).units;
}
