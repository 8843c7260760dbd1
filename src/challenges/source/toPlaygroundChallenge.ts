import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { rehypeStringify, remarkRehype, unified, visit } from '../../page-source/markdownTools';
import type { Site } from '../../page-source/readSite';
import { sampleId } from '../../page-source/samples/sampleId';
import type { PlaygroundChallenge } from '../PlaygroundChallenge';
import type { ChallengeSource } from './readChallenges';

const processor = unified().use(remarkRehype).use(rehypeStringify);

/** Returns the URL of a link in a page, which can name a file. */
function resolveLink(link: string, page: string, site: Site, baseUrl: string): string {
  const [, target, rest] = /^([^#]*)(.*)$/.exec(link)!;
  if (target!.endsWith('.mdx')) {
    const { url } = site.getPage(path.posix.join(path.posix.dirname(page), target!));
    return baseUrl + url.slice(1) + rest;
  }
  return target!.startsWith('/') ? baseUrl + link.slice(1) : link;
}

/** Returns a challenge as the playground loads it. */
export function toPlaygroundChallenge(
  challenge: ChallengeSource,
  site: Site,
  baseUrl: string,
): PlaygroundChallenge {
  const { id, kind, title, url, page, start, opens, solution, scenarios } = challenge;
  const toHtml = (nodes: RootContent[]) => {
    const tree: Root = { type: 'root', children: structuredClone(nodes) };
    visit(tree, 'link', (link) => {
      link.url = resolveLink(link.url, page, site, baseUrl);
    });
    return processor.stringify(processor.runSync(tree));
  };
  return {
    id,
    kind,
    title,
    url,
    sample: sampleId(page, 'src/App.tsx'),
    goal: toHtml(challenge.goal),
    hints: challenge.hints.map(toHtml),
    explanation: toHtml(challenge.explanation),
    start,
    opens,
    solution,
    scenarios,
  };
}
