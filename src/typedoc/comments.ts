import type { Comment, CommentDisplayPart, DeclarationReflection, Reflection, TagString } from 'typedoc';
import { declaredLinks } from '../data/apiCorrections';

/** Returns the address of a symbol or member, or `undefined` for what has no page; throws for a name that nothing has. */
export type AddressOf = (target: Reflection | string) => string | undefined;

const OWN_SITE = /https:\/\/react-native-vision-camera\.com(?=(\/\w)?)\/?/g;

/** Returns text as inline code that holds any character. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns what holds the comment of a declaration: the signature of a function or callback, or the declaration itself. */
export function commentHolderOf(declaration: DeclarationReflection) {
  const { type } = declaration;
  const callback = type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
  const holders = [declaration, declaration.signatures?.[0], declaration.getSignature, callback];
  return holders.find((holder) => holder?.comment) ?? declaration.signatures?.[0] ?? declaration;
}

/** Returns the contents of all block tags of a name. */
export function tagsOf(comment: Comment | undefined, name: TagString): CommentDisplayPart[][] {
  return comment?.getTags(name).map(({ content }) => content) ?? [];
}

/** Returns the text of a comment as it stands in the source. */
export function rawText(parts: readonly CommentDisplayPart[]): string {
  return parts
    .map(({ text }) => text)
    .join('')
    .trim();
}

function renderLink(part: CommentDisplayPart & { kind: 'inline-tag' }, addressOf: AddressOf): string {
  const [name, label = name] = part.text.split('|').map((half) => half.trim());
  const { target } = part;
  const isPage = typeof target === 'object' && 'kind' in target;
  const address = typeof target === 'string' ? target : addressOf(isPage ? target : name!);
  const shown = declaredLinks.reduce((text, link) => text.replace(link.target, link.instead), label!);
  const markdown = part.tag === '@linkcode' ? code(shown) : shown;
  return address == null ? markdown : `[${markdown}](${address})`;
}

/** Returns a comment as Markdown for the middle of an MDX page: no headings, HTML or expressions, links inside the site. */
export function toMarkdown(parts: readonly CommentDisplayPart[], addressOf: AddressOf): string {
  const texts = parts.map((part) => {
    if (part.kind === 'inline-tag') return renderLink(part, addressOf);
    if (part.kind === 'code') return part.text;
    return part.text
      .replaceAll(OWN_SITE, '/')
      .replaceAll(/^#+ /gm, '')
      .replaceAll(/^( *)\* /gm, '$1- ')
      .replaceAll(/<\/?[A-Za-z][^>\n]*>|[{<]/g, (match) => (match.length > 1 ? code(match) : `\\${match}`));
  });
  return texts.join('').trim();
}

/** Returns how many parts the first sentence takes, and how much of the last of these. */
function endOfSentence(parts: readonly CommentDisplayPart[]): [part: number, length: number] {
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind !== 'text') continue;
    // A sentence ends before a space and a capital letter or bracket, so that "e.g. `1`" and "i.e." stay whole.
    const rest = parts.length - 1 === index ? '$' : '(?!)';
    const end = new RegExp(`[.!?](?=\\s+[A-Z("“[]|\\s*${rest})|(?=\\n\\s*(?:\\n|[-*] ))`).exec(text);
    if (end != null && !/\b(?:e\.g|i\.e|etc)\.$/.test(text.slice(0, end.index + end[0].length)))
      return [index, end.index + end[0].length];
  }
  return [parts.length, 0];
}

/** Returns the first sentence as Markdown without links, and the parts that follow it. */
export function splitSentence(parts: readonly CommentDisplayPart[]): [string, CommentDisplayPart[]] {
  const [index, length] = endOfSentence(parts);
  const last = parts[index];
  const sentence = [
    ...parts.slice(0, index),
    ...(last ? [{ ...last, text: last.text.slice(0, length) }] : []),
  ];
  const rest = last ? [{ ...last, text: last.text.slice(length) }, ...parts.slice(index + 1)] : [];
  const text = toMarkdown(sentence as CommentDisplayPart[], () => undefined)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ');
  return [text, rest as CommentDisplayPart[]];
}

/** Returns our own first sentence of a declaration, or that of its comment, as Markdown without links. */
export function summaryOf(declaration: DeclarationReflection): string {
  const { comment } = commentHolderOf(declaration);
  const [own] = tagsOf(comment, '@summary');
  return own ? rawText(own) : splitSentence(comment?.summary ?? [])[0].replaceAll('**', '');
}
