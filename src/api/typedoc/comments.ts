import { Comment, type CommentDisplayPart, type InlineTagDisplayPart, Reflection } from 'typedoc';
import { readApiCorrections } from '../../facts/apiCorrections';

/** Returns the URL of a reflection or name that a comment links to, or `undefined` if it has no page. */
export type ResolveUrl = (target: Reflection | string) => string | undefined;

const OWN_SITE = /https:\/\/react-native-vision-camera\.com(?=(\/\w)?)\/?/g;

/** A sentence ends before a space and a capital letter or bracket, so abbreviations don't end it. */
const SENTENCE =
  /^(?:`[^`]*`|\b(?:e\.g|i\.e|etc)\.|[^`])*?(?:[.!?](?=\s+[A-Z("“[]|\s*$)|(?=\n\s*(?:\n|[-*] ))|$)/;

/** Returns text as inline code. The text can contain backticks. */
export function toInlineCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function renderLink({ text, tag, target }: InlineTagDisplayPart, urlOf: ResolveUrl): string {
  const [name = '', label = name] = text.split('|').map((half) => half.trim());
  const declared = readApiCorrections().links.find((link) => link.target === name);
  const shown = declared ? label.replace(name, declared.instead) : label;
  const markdown = tag === '@linkcode' ? toInlineCode(shown) : shown;
  const url =
    typeof target === 'string'
      ? target
      : urlOf(target instanceof Reflection ? target : (declared?.instead ?? name));
  return url ? `[${markdown}](${url})` : markdown;
}

/** Converts a comment to Markdown that is safe in MDX: no headings, HTML or expressions. */
function toMarkdown(parts: readonly CommentDisplayPart[], urlOf: ResolveUrl): string {
  const texts = parts.map((part) => {
    if (part.kind === 'inline-tag') return renderLink(part, urlOf);
    if (part.kind === 'code') return part.text;
    return part.text
      .replaceAll(OWN_SITE, '/')
      .replaceAll(/^#+ /gm, '')
      .replaceAll(/^( *)\* /gm, '$1- ')
      .replaceAll(/<\/?[A-Za-z][^>\n]*>|[{<]/g, (match) =>
        match.length > 1 ? toInlineCode(match) : `\\${match}`,
      );
  });
  return texts.join('').trim();
}

/** Removes links and code marks. */
export function toPlainText(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`|\\(?=[{<])/g, '');
}

/** Splits Markdown after its first sentence, and removes links from that sentence. */
export function splitSentence(markdown: string): [sentence: string, rest: string] {
  const [sentence] = SENTENCE.exec(markdown)!;
  const plain = sentence.replaceAll(/\[([^\]]*)\]\([^)]*\)|\*\*/g, '$1').replaceAll(/\s+/g, ' ');
  return [plain, markdown.slice(sentence.length)];
}

/** Converts the parts of a comment to Markdown. */
export function readComment(comment = new Comment(), urlOf: ResolveUrl) {
  const tags = (...names: `@${string}`[]) =>
    names.flatMap((name) => comment.getTags(name).map(({ content }) => toMarkdown(content, urlOf)));
  const text = toMarkdown(comment.summary, urlOf);
  const [sentence, rest] = splitSentence(text);
  const [override] = tags('@summary');
  return { tags, text: override ? override + rest : text, summary: override ?? sentence };
}
