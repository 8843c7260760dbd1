import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Heading, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { rootFolder } from '../../config/rootFolder';
import { mdastToString } from '../markdownTools';
import { challengeKinds, type ChallengeKind } from '../mdx/challengeKinds';
import { hasJsxAttribute, isJsx, readJsxAttribute, type JsxElement } from '../mdx/jsx';
import { readGuess, type GuessAnswer } from '../mdx/readGuess';
import { splitCode } from '../mdx/splitCode';
import { parseMdx } from '../parseMdx';
import { setHeadingIds } from './setHeadingIds';

type Handler = (element: JsxElement) => RootContent[];

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

/** Returns a label with what's between backticks as code. */
const markCode = (label: string): PhrasingContent[] =>
  splitCode(label).map(({ value, isCode }) => ({ type: isCode ? 'inlineCode' : 'text', value }));

const children: Handler = (element) => element.children as RootContent[];

/** Turns each component that guides can use into plain Markdown. */
const HANDLERS: Record<string, Handler> = {
  Tabs: children,
  TabItem: (element) => [
    paragraph(strong(`${readJsxAttribute(element, 'label') ?? readJsxAttribute(element, 'value')}:`)),
    ...children(element),
  ],
  Filterable: children,
  FilterItem: children,
  Figure: (element) => [
    paragraph(
      { type: 'emphasis', children: [text(`Figure: ${readJsxAttribute(element, 'caption')}`)] },
      text(` ${readJsxAttribute(element, 'alt')?.replace(/\.?$/, '.')}`),
    ),
  ],
  Platform: (element) => {
    const names = [
      hasJsxAttribute(element, 'android') && 'Android',
      hasJsxAttribute(element, 'ios') && 'iOS',
    ].filter(Boolean);
    const isFlow = element.type === 'mdxJsxFlowElement';
    if (element.children.length === 0) {
      const badge = text(`(${names.join(', ')})`);
      return isFlow ? [paragraph(badge)] : [badge];
    }
    const label = strong(`${names.join(', ')}:`);
    const [first, ...others] = element.children as RootContent[];
    if (!isFlow) return [label, text(' '), first!, ...others];
    return first!.type === 'paragraph'
      ? [paragraph(label, text(' '), ...first.children), ...others]
      : [paragraph(label), first!, ...others];
  },
  // Texts on one line each are part of a paragraph.
  PlatformPair: (element) =>
    (element.children as RootContent[])
      .flatMap((node) => (node.type === 'paragraph' ? node.children : node))
      .filter(isJsx)
      .map((note) => (note.type === 'mdxJsxTextElement' ? paragraph(note) : note)),
  AddToAgents: () => [
    paragraph(
      text('Do you work with a coding agent? Give it '),
      { type: 'link', url: 'pathname:///rules.md', children: [text('the rules of version 4')] },
      text('.'),
    ),
  ],
  Guess: (element) => {
    const { question, answers } = readGuess(element);
    const item = ({ label }: GuessAnswer): ListItem => ({
      type: 'listItem',
      children: [paragraph(...markCode(label))],
    });
    const explain = (verdict: string, { label, content }: GuessAnswer) => [
      paragraph({ type: 'strong', children: [text(`${verdict}: `), ...markCode(label)] }),
      ...content,
    ];
    return [
      paragraph(strong('Guess')),
      ...question,
      { type: 'list', spread: false, children: answers.map(item) },
      ...answers.filter(({ isRight }) => isRight).flatMap((answer) => explain('Right', answer)),
      ...answers.filter(({ isRight }) => !isRight).flatMap((answer) => explain('Wrong', answer)),
    ];
  },
  Challenge: (element) => {
    const kind = challengeKinds[readJsxAttribute(element, 'kind') as ChallengeKind];
    const title = text(`${kind}: ${readJsxAttribute(element, 'title')}`);
    return [
      {
        type: 'heading',
        depth: 3,
        children: [title],
        data: { id: readJsxAttribute(element, 'id') } as Heading['data'],
      },
      ...children(element),
    ];
  },
  Hint: (element) => [paragraph(strong('Hint:')), ...children(element)],
  Solution: (element) => [paragraph(strong('Solution:')), ...children(element)],
  // Its links lead to the playground, and to the end of the page.
  StartFrom: () => [],
  // The blocks above it have its code.
  Checkpoint: () => [],
  // The page lists the chapters, too.
  CourseProgress: () => [],
  // The sample that the phone runs is on the same page.
  Phone: () => [],
  div: children,
  // The sections that it links to come later on the page.
  nav: () => [],
  details: children,
  summary: (element) => [paragraph(strong(mdastToString(element)))],
  br: () => [{ type: 'break' }],
  code: (element) => [{ type: 'inlineCode', value: mdastToString(element) }],
  kbd: (element) => [{ type: 'inlineCode', value: mdastToString(element) }],
  sub: children,
  sup: children,
};

/** The exports of a tool's `summary.ts`. */
interface ToolSummary {
  title: string;
  summary: string;
}

/** Imports of a page by local name, for example `{ FormatExplorer: '@site/src/reader-tools/FormatExplorer' }`. */
export type Imports = Record<string, string>;

/** Returns the text of a file. */
export type ReadText = (file: string) => string;

/**
 * Returns an element as Markdown: from its handler, from an imported Markdown file, or from the `summary.ts` and
 * `markdown.ts` of an imported tool. Returns `undefined` if there is none of these.
 */
export async function resolveElement(
  element: JsxElement,
  imports: Imports,
  pageFile: string,
  read: ReadText,
): Promise<RootContent[] | undefined> {
  const name = element.name ?? '';
  if (name === '') return children(element);
  const handler = HANDLERS[name];
  if (handler) return handler(element);
  const source = imports[name];
  if (source?.endsWith('.mdx')) {
    const file = path.resolve(path.dirname(pageFile), source);
    const tree = parseMdx(read(file), file);
    setHeadingIds(tree);
    return tree.children;
  }
  const folder = source?.replace('@site', rootFolder);
  if (folder == null || !existsSync(path.join(folder, 'summary.ts'))) return undefined;
  const summaryFile = path.join(folder, 'summary.ts');
  const { title, summary } = (await import(summaryFile)) as ToolSummary;
  const details = path.join(folder, 'markdown.ts');
  const more = existsSync(details) ? ((await import(details)) as { default: () => string }).default() : '';
  const [first, ...others] = parseMdx(`**${title}.** ${summary}\n\n${more}`, summaryFile).children;
  // Search finds a tool by its summary. The Markdown export only has the facts, because it can't show the tool.
  return [{ ...first!, data: { isToolSummary: true } as RootContent['data'] } as RootContent, ...others];
}
