/**
 * Samples: every file that a page prints is at `/samples/<page>/<path>`, as printed (`src/page-source/samples/printedFiles.ts`).
 * Code blocks, the Markdown export and the playground read them. `/playground-samples.json` lists the samples that
 * readers can edit, and `/challenges/<id>.json` is a challenge of the course. A build writes the files, and `npm start` reads them on request.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addMiddleware, generatedFilesMiddleware } from '../../node-utils/generatedFilesMiddleware';
import { outputFile } from '../../node-utils/outputFile';
import { challengeFile } from '../../page-source/challenges/PlaygroundChallenge';
import { readChallenges } from '../../page-source/challenges/readChallenges';
import { toPlaygroundChallenge } from '../../page-source/challenges/toPlaygroundChallenge';
import { readSite } from '../../page-source/readSite';
import { SAMPLES_FILE } from '../../page-source/samples/EditableSample';
import { readEditableSamples } from '../../page-source/samples/readEditableSamples';

export default function samplesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const createJson = () => JSON.stringify(readEditableSamples(readSite(siteDir)));

  /** Returns the challenges as JSON, by the URL of their file without the base path. */
  const createChallenges = () => {
    const site = readSite(siteDir);
    return new Map(
      readChallenges(site).map((challenge) => [
        challengeFile(challenge.id),
        JSON.stringify(toPlaygroundChallenge(challenge, site, baseUrl)),
      ]),
    );
  };

  async function find(pathname: string): Promise<string | undefined> {
    const url = decodeURI(pathname);
    if (url === baseUrl + SAMPLES_FILE) return createJson();
    if (url.startsWith(`${baseUrl}challenges/`)) return createChallenges().get(url.slice(baseUrl.length));
    return readSite(siteDir).printedFiles.find(({ fileUrl }) => baseUrl + fileUrl.slice(1) === url)?.code;
  }

  return {
    name: 'samples',
    configureWebpack: () => addMiddleware(() => generatedFilesMiddleware(find)),
    async postBuild({ outDir }) {
      await outputFile(path.join(outDir, SAMPLES_FILE), createJson());
      for (const [file, json] of createChallenges()) await outputFile(path.join(outDir, file), json);
      for (const { fileUrl, code } of readSite(siteDir).printedFiles)
        await outputFile(path.join(outDir, fileUrl), code);
    },
  };
}
