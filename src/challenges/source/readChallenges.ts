import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Scenario } from 'vision-camera-phone/steps';
import { findLine } from '../../facts/readFacts';
import { failAt } from '../../page-source/failAt';
import { visit } from '../../page-source/markdownTools';
import { challengeKinds, type ChallengeKind } from '../../page-source/mdx/challengeKinds';
import { readJsxAttribute } from '../../page-source/mdx/jsx';
import { parseMdx } from '../../page-source/parseMdx';
import type { Site } from '../../page-source/readSite';
import { applyChange } from '../../page-source/samples/applyChange';
import type { Files } from '../../page-source/samples/Files';
import { readAppRole, readAttribute, type AppRole } from '../../page-source/samples/parseMeta';
import type { SitePage } from '../../page-source/SitePage';
import type { PlaygroundChallenge } from '../PlaygroundChallenge';
import { CHALLENGES_FILE, readChecks } from './readChecks';

/** A challenge as its chapter and `challenges.yml` have it. */
export interface ChallengeSource {
  id: string;
  kind: ChallengeKind;
  title: string;
  /** Path of the chapter from the root of the repository. */
  page: string;
  /** One-based line of the challenge in its chapter. */
  line: number;
  /** URL without the base path. */
  url: string;
  goal: RootContent[];
  hints: RootContent[][];
  /** What makes the solution right. */
  explanation: RootContent[];
  start: Files;
  opens: PlaygroundChallenge['opens'];
  solution: Files;
  scenarios: readonly Scenario[];
}

const isElement = (node: RootContent, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

const isFence = (node: RootContent, flag: AppRole): node is Code =>
  node.type === 'code' && readAppRole(node.meta) === flag;

/** Applies the changes of a challenge to an app. A file that it doesn't have is new. */
function applyFences(page: string, files: Files, fences: readonly Code[]): Files {
  const result: Record<string, string> = { ...files };
  for (const { meta, value, position } of fences) {
    const title = readAttribute(meta, 'title');
    const { line } = position!.start;
    if (title == null) failAt(page, line, 'Name the file that changes: add title="src/App.tsx".');
    const file = result[title];
    result[title] = file == null ? value : applyChange(file, { page, line: line + 1, title, text: value });
  }
  return result;
}

/** Returns the one-based number of the first line below the imports that differs. */
function findChangedLine(before: string, after: string): number {
  const isCode = (line: string) => !line.startsWith('import ');
  const old = before.split('\n').filter(isCode);
  const lines = after.split('\n');
  const code = lines.filter(isCode);
  return lines.length - code.length + code.findIndex((line, index) => line !== old[index]) + 1;
}

function readChallenge(
  page: SitePage,
  element: MdxJsxFlowElement,
  app: Files,
  checks: Record<string, Scenario[]>,
) {
  const { file, url } = page;
  const { line } = element.position!.start;
  const children = element.children as RootContent[];
  const [id, kind, title] = ['id', 'kind', 'title'].map((name) => readJsxAttribute(element, name));
  if (id == null || title == null) failAt(file, line, '<Challenge> needs id="…", kind="…" and title="…".');
  if (kind == null || !Object.hasOwn(challengeKinds, kind))
    failAt(file, line, `kind="${kind}" has to be one of ${Object.keys(challengeKinds).join(', ')}.`);
  const solution = children.find((node) => isElement(node, 'Solution'));
  const answer = solution?.children as RootContent[] | undefined;
  if (!answer?.some((node) => isFence(node, 'solution')))
    failAt(file, line, `The challenge "${id}" needs a <Solution> with a block that has the flag solution.`);
  const scenarios = checks[id];
  if (scenarios == null) failAt(file, line, `${CHALLENGES_FILE} has no checks for the challenge "${id}".`);
  const startFences = children.filter((node) => isFence(node, 'start'));
  const solutionFences = answer.filter((node) => isFence(node, 'solution'));
  const start = applyFences(file, app, startFences);
  // The first change names its file, or applyFences has failed.
  const opened = readAttribute([...startFences, ...solutionFences][0]!.meta, 'title')!;
  // Finding the line of a mistake is up to the reader.
  const showsLine = startFences.length > 0 && kind !== 'find';
  return {
    id,
    kind: kind as ChallengeKind,
    title,
    page: file,
    line,
    url: `${url}#${id}`,
    goal: children.filter(
      (node) => !isElement(node, 'Hint') && !isElement(node, 'Solution') && !isFence(node, 'start'),
    ),
    hints: children.filter((node) => isElement(node, 'Hint')).map((node) => node.children as RootContent[]),
    explanation: answer.filter((node) => !isFence(node, 'solution')),
    start,
    opens: {
      file: opened,
      line: showsLine ? findChangedLine(app[opened] ?? '', start[opened]!) : undefined,
    },
    solution: applyFences(file, start, solutionFences),
    scenarios,
  };
}

/** Returns the challenges of a page. They change the app as it is at the end of the page. */
export function readPageChallenges(page: SitePage, checks: Record<string, Scenario[]>): ChallengeSource[] {
  if (!page.text.includes('<Challenge')) return [];
  const challenges: ChallengeSource[] = [];
  const app = Object.fromEntries(page.app);
  visit(parseMdx(page.text, page.file), 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === 'Challenge') challenges.push(readChallenge(page, element, app, checks));
  });
  return challenges;
}

/** Returns the challenges of all chapters, in reading order. Throws an error with file and line if one isn't complete. */
export function readChallenges(site: Site): ChallengeSource[] {
  const checks = readChecks();
  const challenges = site.pages.flatMap((page) => readPageChallenges(page, checks));
  const seen = new Set<string>();
  for (const { id, page, line } of challenges) {
    if (seen.has(id)) failAt(page, line, `Another challenge has the id "${id}". Rename one.`);
    seen.add(id);
  }
  const unknown = Object.keys(checks).find((id) => !seen.has(id));
  if (unknown != null)
    failAt(CHALLENGES_FILE, findLine(CHALLENGES_FILE, [unknown]), `No chapter has a challenge "${unknown}".`);
  return challenges;
}
