import path from 'node:path';
import type { Checkpoint } from '../../src/page-source/samples/readCheckpoints';
import type { Sample } from '../../src/page-source/samples/readSamples';

/** Returns the files of a checkpoint as blocks of another page, so they only import each other. The page is called like the checkpoint. */
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
