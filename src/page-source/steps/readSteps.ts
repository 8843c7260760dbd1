import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../config/rootFolder';
import { findLine, readFacts } from '../../facts/readFacts';
import { stepsSchema } from '../../facts/steps';
import { failAt } from '../failAt';
import { applyChange } from '../samples/applyChange';
import { canEdit } from '../samples/canEdit';
import { listNeededFiles } from '../samples/imports';
import { sampleId } from '../samples/sampleId';
import type { SitePage } from '../SitePage';
import type { SampleSteps } from './SampleSteps';

/** Returns what readers can try with each sample of a page that runs, by the sample's id. `<page>.steps.yml` has it. */
export function readSteps({ file: page, printedFiles }: SitePage): ReadonlyMap<string, SampleSteps> {
  const samples = new Map(
    printedFiles
      .filter(({ isRunnable }) => isRunnable)
      .map((sample) => [sampleId(page, sample.title), sample]),
  );
  const file = page.replace(/\.mdx$/, '.steps.yml');
  const written = existsSync(path.resolve(rootFolder, file)) ? readFacts(file, stepsSchema) : {};
  const unknown = Object.keys(written).find((id) => !samples.has(id));
  if (unknown != null) {
    const ids = [...samples.keys()].join(', ') || 'no samples that run';
    failAt(file, findLine(file, [unknown]), `${page} has no sample "${unknown}" that runs. It has ${ids}.`);
  }
  return new Map(
    [...samples].map(([id, sample]) => {
      const { steps, mistakes } = written[id] ?? { steps: [], mistakes: [] };
      if (mistakes.length > 0 && !canEdit(listNeededFiles(sample, printedFiles)))
        failAt(
          file,
          findLine(file, [id, 'mistakes']),
          `The playground can't run "${id}", because it uses Reanimated. Remove its mistakes.`,
        );
      const broken = mistakes.map(({ diff, ...mistake }, index) => {
        const changed = Object.entries(diff).map(([name, change]) => {
          const line = findLine(file, [id, 'mistakes', index, 'diff', name]);
          const printed = printedFiles.find((candidate) => candidate.title === name);
          if (printed == null) failAt(file, line, `${page} doesn't print a file "${name}".`);
          const text = change.trimEnd();
          return [name, applyChange(printed.code, { page: file, line: line + 1, title: name, text })];
        });
        return { ...mistake, files: Object.fromEntries(changed) as Record<string, string> };
      });
      return [id, { steps, mistakes: broken }];
    }),
  );
}
