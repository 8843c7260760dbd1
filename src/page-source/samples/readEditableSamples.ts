import { sampleId } from './sampleId';
import type { EditableSample } from './EditableSample';
import { canEdit, hasPinch } from './canEdit';
import { listNeededFiles } from './imports';
import type { PrintedFile } from './printedFiles';
import type { CheckpointFile } from './readCheckpoints';
import type { Site } from '../readSite';
import type { SitePage } from '../SitePage';

/** Returns the samples of a site that readers can edit. */
export function readEditableSamples(site: Site): EditableSample[] {
  return site.pages.flatMap((page) => [...readCheckpointSamples(page), ...readPrintedSamples(page, site)]);
}

function readCheckpointSamples({ title, url, checkpoints }: SitePage): EditableSample[] {
  return checkpoints.map(({ id, finished, files }, index) => ({
    id,
    finished: sampleId(finished.page, finished.title),
    label: `${title}: so far, step ${index + 1}`,
    url: `${url}#${id}`,
    ...describe(finished, files),
  }));
}

function readPrintedSamples({ title = 'Home page', printedFiles }: SitePage, site: Site): EditableSample[] {
  return printedFiles
    .filter(({ isRunnable }) => isRunnable)
    .flatMap((file): EditableSample[] => {
      const needed = listNeededFiles(file, site.printedFiles);
      if (!canEdit(needed)) return [];
      return [
        {
          id: sampleId(file.page, file.title),
          label: `${title}: ${file.title}`,
          url: file.blockUrl,
          ...describe(file, needed),
        },
      ];
    });
}

/** Returns what the phone of a sample is like, and the sample's files. */
function describe({ situations, models, scene }: PrintedFile, files: readonly CheckpointFile[]) {
  return {
    situations: situations.join(' '),
    models: models.join(' '),
    scene,
    pinch: hasPinch(files),
    files: Object.fromEntries(files.map(({ title, fileUrl }) => [title, fileUrl])),
  };
}
