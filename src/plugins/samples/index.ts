/**
 * Samples: every file that a page prints is at `/samples/<page>/<path>`, as printed (`src/page-source/samples/printedFiles.ts`).
 * Code blocks, the Markdown export and the playground read them. Files that only a checkpoint of the course has
 * are there, too (`src/page-source/samples/readCheckpoints.ts`). `/playground-samples.json` lists the samples that readers can edit.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateFiles } from '../../build-output';
import { readSite } from '../../page-source/readSite';
import { SAMPLES_FILE } from '../../page-source/samples/EditableSample';
import { readEditableSamples } from '../../page-source/samples/readEditableSamples';

export default function samplesPlugin(context: LoadContext): Plugin {
  const { baseUrl } = context;
  const list = () => {
    const site = readSite();
    return new Map([
      ...Array.from(site.servedFiles, ([url, code]) => [baseUrl + url.slice(1), () => code] as const),
      [baseUrl + SAMPLES_FILE, () => JSON.stringify(readEditableSamples(site))],
    ]);
  };
  return { name: 'samples', ...generateFiles(context, /\/samples\/|\/playground-samples\.json$/, list) };
}
