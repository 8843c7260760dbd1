import type { Comment, CommentDisplayPart, Reflection } from 'typedoc';
import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { declaredLinks } from '../../../data/apiCorrections';
import type { ApiComment } from './types';

/** Returns the address of what `{@link …}` of a comment means, or `undefined` for a parameter; throws where nobody knows it. */
export type AddressOf = (target: Reflection | string) => string | undefined;

const OWN_SITE = 'https://react-native-vision-camera.com';

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true, resourceLink: true })
  .use(remarkGfm)
  .use(remarkMdx);

/** A link whose target is no page reads as plain code, or as plain text. */
function renderLink(part: CommentDisplayPart & { kind: 'inline-tag' }, addressOf: AddressOf): string {
  const [name, text = name] = part.text.split('|').map((half) => half.trim());
  const { target } = part;
  const isReflection = typeof target === 'object' && 'kind' in target;
  const address =
    typeof target === 'string' ? target : addressOf(isReflection ? (target as Reflection) : name!);
  const shown = declaredLinks.reduce((label, link) => label.replace(link.target, link.instead), text!);
  const label = part.tag === '@linkcode' ? `\`${shown}\`` : shown;
  return address == null ? label : `[${label}](${address})`;
}

function joinParts(parts: readonly CommentDisplayPart[], addressOf: AddressOf): string {
  return parts.map((part) => (part.kind === 'inline-tag' ? renderLink(part, addressOf) : part.text)).join('');
}

/** Links of the library to the production site become links inside this site. */
function localizeUrl(url: string): string {
  if (!url.startsWith(`${OWN_SITE}/`) && url !== OWN_SITE) return url;
  return url.slice(OWN_SITE.length) || '/';
}

/** Makes a tree fit for the middle of a page: no headings, no HTML, links inside the site. */
function tame(tree: Root): Root {
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type === 'link') node.url = localizeUrl(node.url);
    if (parent == null || index == null) return;
    const siblings = parent.children as Nodes[];
    if (node.type === 'heading') {
      siblings[index] = { type: 'paragraph', children: node.children };
    } else if (node.type === 'html') {
      siblings[index] =
        parent.type === 'paragraph'
          ? { type: 'inlineCode', value: node.value }
          : { type: 'paragraph', children: [{ type: 'text', value: node.value }] };
    }
  });
  return tree;
}

const stringify = (tree: Root): string => writer.stringify(tree).trim();

/** True for prose that means the same in MDX; most comments are, and parsing them all would cost a second. */
function isPlain(markdown: string): boolean {
  return (
    /^[\w\s.,;:'"()?!/’-]*$/.test(markdown) &&
    !/_|^\s*(?:[-=]|\d+[.)]|import |export )|:{2}|:\w| {2}/m.test(markdown)
  );
}

/** Returns Markdown of the library's comments as Markdown that may stand in MDX. */
export function toPageMarkdown(markdown: string): string {
  if (isPlain(markdown)) return markdown.trim();
  return stringify(tame(parser.parse(markdown)));
}

/** Returns the first sentence, as Markdown without links and as plain text; both '' for an empty comment. */
export function firstSentence(markdown: string): { summary: string; summaryText: string } {
  const [block] = markdown.split(/\n\n/);
  const tree = tame(parser.parse(block!));
  const paragraph = tree.children.find((node) => node.type === 'paragraph');
  const sentence: PhrasingContent[] = [];
  for (const node of paragraph?.children ?? []) {
    if (node.type === 'inlineCode') {
      sentence.push(node);
      continue;
    }
    const text = toString(node).replaceAll(/\s+/g, ' ');
    // A sentence ends before a space and a capital letter or bracket, so that "e.g. `1`" and "i.e." stay whole.
    const end = /[.!?](?=\s+[A-Z("“[]|$)/.exec(text);
    const isEnd = end != null && !/\b(?:e\.g|i\.e|etc)\.$/.test(text.slice(0, end.index + 1));
    sentence.push({ type: 'text', value: isEnd ? text.slice(0, end.index + 1) : text });
    if (isEnd) break;
  }
  const result: Paragraph = { type: 'paragraph', children: sentence };
  return { summary: stringify({ type: 'root', children: [result] }), summaryText: toString(result).trim() };
}

/** Lines of a default value; TypeDoc hands them over as a code block. */
function defaultLines(markdown: string): string[] {
  return markdown
    .replaceAll(/^```\w*$/gm, '')
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)
    .map((line) => line.replaceAll('"', "'"));
}

/** A comment without any text. */
export const EMPTY_COMMENT: ApiComment = {
  text: '',
  notes: [],
  platforms: [],
  defaults: [],
  returns: '',
  throws: [],
  examples: [],
  see: [],
  isWorklet: false,
  isUnreleased: false,
};

/** Returns a comment taken apart by its tags. */
export function readComment(comment: Comment | undefined, addressOf: AddressOf): ApiComment {
  if (comment == null) return EMPTY_COMMENT;
  const raw = (tag: `@${string}`) =>
    comment.blockTags
      .filter((block) => block.tag === tag)
      .map(({ content }) => joinParts(content, addressOf).trim());
  const texts = (tag: `@${string}`) => raw(tag).map(toPageMarkdown);
  return {
    text: toPageMarkdown(joinParts(comment.summary, addressOf)),
    notes: texts('@note'),
    platforms: raw('@platform'),
    defaults: [...raw('@default'), ...raw('@defaultValue')].flatMap(defaultLines),
    returns: texts('@returns').join('\n\n'),
    throws: texts('@throws'),
    examples: texts('@example'),
    see: texts('@see'),
    deprecated: raw('@deprecated').length > 0 ? texts('@deprecated').join(' ') : undefined,
    isWorklet: raw('@worklet').length > 0,
    isUnreleased: comment.modifierTags.has('@unreleased'),
  };
}
