import { Comment, type CommentDisplayPart, type InlineTagDisplayPart, Reflection } from 'typedoc';
import { declaredLinks } from '../data/apiCorrections';

/** Returns the URL of what a comment links to, by its reflection or its name; `undefined` for what has no page. */
export type AddressOf = (target: Reflection | string) => string | undefined;

const OWN_SITE = /https:\/\/react-native-vision-camera\.com(?=(\/\w)?)\/?/g;

/** A sentence ends before a space and a capital letter or bracket, so that "i.e." and "e.g. `1`" stay whole. */
const SENTENCE =
  /^(?:`[^`]*`|\b(?:e\.g|i\.e|etc)\.|[^`])*?(?:[.!?](?=\s+[A-Z("“[]|\s*$)|(?=\n\s*(?:\n|[-*] ))|$)/;

/** Returns text as inline code that holds any character. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function renderLink({ text, tag, target }: InlineTagDisplayPart, urlOf: AddressOf): string {
  const [name = '', label = name] = text.split('|').map((half) => half.trim());
  const declared = declaredLinks.find((link) => link.target === name);
  const shown = declared ? label.replace(name, declared.instead) : label;
  const markdown = tag === '@linkcode' ? code(shown) : shown;
  const url =
    typeof target === 'string'
      ? target
      : urlOf(target instanceof Reflection ? target : (declared?.instead ?? name));
  return url ? `[${markdown}](${url})` : markdown;
}

/** Returns a comment as Markdown for the middle of an MDX page: no headings, HTML or expressions, links inside the site. */
function toMarkdown(parts: readonly CommentDisplayPart[], urlOf: AddressOf): string {
  const texts = parts.map((part) => {
    if (part.kind === 'inline-tag') return renderLink(part, urlOf);
    if (part.kind === 'code') return part.text;
    return part.text
      .replaceAll(OWN_SITE, '/')
      .replaceAll(/^#+ /gm, '')
      .replaceAll(/^( *)\* /gm, '$1- ')
      .replaceAll(/<\/?[A-Za-z][^>\n]*>|[{<]/g, (match) => (match.length > 1 ? code(match) : `\\${match}`));
  });
  return texts.join('').trim();
}

/** Returns the first sentence of Markdown, without its links, and what follows it. */
export function splitSentence(markdown: string): [sentence: string, rest: string] {
  const [sentence] = SENTENCE.exec(markdown)!;
  const plain = sentence.replaceAll(/\[([^\]]*)\]\([^)]*\)|\*\*/g, '$1').replaceAll(/\s+/g, ' ');
  return [plain, markdown.slice(sentence.length)];
}

/** Returns what reads the parts of a comment as Markdown. */
export function readComment(comment = new Comment(), urlOf: AddressOf) {
  const tags = (...names: `@${string}`[]) =>
    names.flatMap((name) => comment.getTags(name).map(({ content }) => toMarkdown(content, urlOf)));
  const text = toMarkdown(comment.summary, urlOf);
  const [sentence, rest] = splitSentence(text);
  const [own] = tags('@summary');
  return { tags, text: own ? own + rest : text, summary: own ?? sentence };
}
