import { isImportOf } from '../../../../src/samples/imports';
import { isWholeFile } from '../readSamples';
import type { SampleModule } from './SampleModule';

/** The page whose shared files the samples of every page may import. */
export const sharedPage = 'docs/guides/getting-started.mdx';

const sharedTitles = ['src/CameraLayout.tsx'];

/**
 * Finds the sample that a relative import refers to, by title: on the same page, or else a shared file of `sharedPage`.
 * If several samples of the page have the title, picks the last one above the import, or else the first one below.
 */
export function findImportedModule(
  specifier: string,
  importer: SampleModule,
  modules: readonly SampleModule[],
): SampleModule | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const targets = modules.filter(
    (module) =>
      module !== importer &&
      isWholeFile(module.sample) &&
      isImportOf(module.sample.title!, specifier, importer.owner.title),
  );
  const own = targets.filter(({ sample }) => sample.file === importer.sample.file);
  return (
    own.filter(({ sample }) => sample.line < importer.sample.line).at(-1) ??
    own[0] ??
    targets.find(({ sample }) => sample.file === sharedPage && sharedTitles.includes(sample.title!))
  );
}
