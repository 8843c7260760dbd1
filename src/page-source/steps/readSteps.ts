import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../config/rootFolder';
import { findLine, readFacts } from '../../facts/readFacts';
import { stepsSchema } from '../../facts/steps';
import { failAt } from '../failAt';
import { applyChange } from '../samples/applyAppBlocks';
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
    [...samples].map(([id, { title, code }]) => {
      const { steps, mistakes } = written[id] ?? { steps: [], mistakes: [] };
      const broken = mistakes.map(({ diff, ...mistake }, index) => {
        const line = findLine(file, [id, 'mistakes', index, 'diff']) + 1;
        return { ...mistake, code: applyChange(code, { page: file, line, title, text: diff.trimEnd() }) };
      });
      return [id, { steps, mistakes: broken }];
    }),
  );
}
