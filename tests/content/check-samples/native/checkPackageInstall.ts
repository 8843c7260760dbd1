import { dirname } from 'node:path';
import type { Problem } from '../problem';
import { isWholeFile, type Sample } from '../readSamples';
import { runTool } from './runTool';
import { withSampleFolder } from './writeSamples';

/** Asks npm if the dependencies of each complete package.json on a page are compatible. Needs the registry. */
export function checkPackageInstall(page: readonly Sample[]): Problem[] {
  return page
    .filter((sample) => isWholeFile(sample) && sample.title === 'package.json')
    .flatMap((sample) =>
      withSampleFolder([sample], ({ paths }): Problem[] => {
        const options = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
        const { isPassed, output } = runTool('npm', options, dirname(paths[0]!));
        if (isPassed) return [];
        const lines = output.split('\n').filter((line) => line.startsWith('npm error'));
        const message = lines.map((line) => line.slice('npm error'.length).trim()).slice(0, 8);
        return [{ file: sample.file, line: sample.line, message: `npm install: ${message.join(' ')}` }];
      }),
    );
}
