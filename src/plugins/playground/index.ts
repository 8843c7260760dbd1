/**
 * Playground: writes `/playground-samples.json`, the samples that readers can edit at `/playground`
 * (`src/playground/README.md`). A build writes the file, and `npm start` reads the pages on request.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addMiddleware, generatedFilesMiddleware } from '../../node-utils/generatedFilesMiddleware';
import { outputFile } from '../../node-utils/outputFile';
import { readSite } from '../../page-source/readSite';
import { SAMPLES_FILE } from '../../playground/sample';
import { readEditableSamples } from './readEditableSamples';

export default function playgroundPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const createJson = () => JSON.stringify(readEditableSamples(readSite(siteDir)));
  return {
    name: 'playground',
    configureWebpack: () =>
      addMiddleware(() =>
        generatedFilesMiddleware(async (pathname) =>
          pathname === baseUrl + SAMPLES_FILE ? createJson() : undefined,
        ),
      ),
    postBuild: ({ outDir }) => outputFile(path.join(outDir, SAMPLES_FILE), createJson()),
  };
}
