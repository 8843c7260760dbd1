import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isWholeFile, type Sample } from '../readSamples';

/** A temporary folder with the samples, and their paths in order. */
export interface SampleFolder {
  folder: string;
  paths: string[];
}

/** Writes samples to a temporary folder, each under its title, runs a task there and removes the folder. */
export function withSampleFolder<T>(
  samples: readonly Sample[],
  task: (written: SampleFolder) => T,
  extension = 'txt',
): T {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  try {
    const paths = samples.map((sample, index) => {
      const path = join(folder, isWholeFile(sample) ? sample.title! : `sample-${index}.${extension}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${sample.code}\n`);
      return path;
    });
    return task({ folder, paths });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
