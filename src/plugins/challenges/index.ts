/** Challenges of the course: `/challenges/<id>.json` has what the playground shows and checks. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateFiles } from '../../build-output';
import { challengePath } from '../../challenges/PlaygroundChallenge';
import { readChallenges } from '../../challenges/source/readChallenges';
import { toPlaygroundChallenge } from '../../challenges/source/toPlaygroundChallenge';
import { readSite } from '../../page-source/readSite';

export default function challengesPlugin(context: LoadContext): Plugin {
  const { baseUrl } = context;
  const list = () => {
    const site = readSite();
    return new Map(
      readChallenges(site).map((challenge) => [
        baseUrl + challengePath(challenge.id),
        () => JSON.stringify(toPlaygroundChallenge(challenge, site, baseUrl)),
      ]),
    );
  };
  return { name: 'challenges', ...generateFiles(context, /\/challenges\/[\w-]+\.json$/, list) };
}
