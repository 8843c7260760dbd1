import path from 'node:path';
import type { Checkpoint } from '../../src/page-source/samples/readCheckpoints';
import type { Sample } from '../../src/page-source/samples/readSamples';
import type { SitePage } from '../../src/page-source/SitePage';

/** Returns the checkpoints of some pages by their ids. */
export function indexCheckpoints(pages: readonly SitePage[]): ReadonlyMap<string, Checkpoint> {
  return new Map(
    pages.flatMap(({ checkpoints }) => checkpoints.map((checkpoint) => [checkpoint.id, checkpoint])),
  );
}

/** Returns the files of a checkpoint as blocks of a separate page, so they only import each other. Its path is the checkpoint's id. */
export function createCheckpointSamples({ id, files }: Checkpoint): Sample[] {
  return files.map(({ title, code }, index) => ({
    page: id,
    line: index + 1,
    language: path.extname(title).slice(1),
    meta: '',
    code,
    text: '',
    isDiff: false,
    appRole: 'app',
    title,
  }));
}
