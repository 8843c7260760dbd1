import { posix } from 'node:path';
import type { Unit } from './Unit';

/**
 * Finds the sample of the same page that a relative import means, by the title of that sample.
 * When several samples have the title, the last one above the importing sample counts, else the first one below.
 */
export function findImportedUnit(
  specifier: string,
  importer: Unit,
  units: readonly Unit[],
): Unit | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const isTarget = (unit: Unit) => {
    const { file, title, inside } = unit.sample;
    if (unit === importer || file !== importer.sample.file || title == null || inside != null) return false;
    return isTitleOf(title, specifier, importer.owner.title);
  };
  const targets = units.filter(isTarget);
  return targets.filter(({ sample }) => sample.line < importer.sample.line).at(-1) ?? targets[0];
}

function isTitleOf(title: string, specifier: string, importerTitle: string | undefined): boolean {
  const name = title.replace(/(\.native)?\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
  if (importerTitle == null) return `/${name}`.endsWith(`/${specifier.replace(/^(\.{1,2}\/)+/, '')}`);
  return posix.join(posix.dirname(importerTitle), specifier).replace(/\/index$/, '') === name;
}
