/**
 * Samples: every file that a page prints is at `/samples/<page>/<path>`, as printed (`src/page-source/samples/printedFiles.ts`).
 * Code blocks and the Markdown export link to it. A build writes the files, and `npm start` reads them on request.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addMiddleware, generatedFilesMiddleware } from '../../node-utils/generatedFilesMiddleware';
import { outputFile } from '../../node-utils/outputFile';
import { readSite } from '../../page-source/readSite';

export default function samplesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const find = async (pathname: string) =>
    readSite(siteDir).printedFiles.find(({ fileUrl }) => baseUrl + fileUrl.slice(1) === decodeURI(pathname))
      ?.code;
  return {
    name: 'samples',
    configureWebpack: () => addMiddleware(() => generatedFilesMiddleware(find)),
    async postBuild({ outDir }) {
      for (const { fileUrl, code } of readSite(siteDir).printedFiles)
        await outputFile(path.join(outDir, fileUrl), code);
    },
  };
}
