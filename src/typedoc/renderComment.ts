import type { Comment, CommentDisplayPart, TagString } from 'typedoc';
import type { JsonEntry } from './apiJson';
import { type AddressOf, code, rawText, tagsOf, toMarkdown } from './comments';

const WORKLET =
  "The function that you pass is a worklet: begin it with the `'worklet'` directive. The [frame processors guide](/docs/guides/frame-processors) explains worklets.";

/** Joins the parts of a page that are not empty. */
export function paragraphs(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** Returns an admonition; its title may hold Markdown. */
function admonition(kind: 'note' | 'info' | 'warning', title: string, text: string): string | false {
  return text !== '' && `:::${kind}${title && `[${title}]`}\n\n${text}\n\n:::`;
}

/** Returns badges for what `@platform` says, with the version where it names one. */
export function renderPlatforms(comment: Comment | undefined): string {
  const badges = tagsOf(comment, '@platform').map((parts) => {
    const [, name, version] = /^(android|ios)?\s*(.*)/is.exec(rawText(parts))!;
    return `<Platform ${name?.toLowerCase() === 'android' ? 'android' : 'ios'} />${version && ` ${version}`}`;
  });
  return badges.join(' ');
}

/** A default is code, and what the comment says about it is text. */
function renderDefault(line: string): string {
  const [, value, remark] = /^(.*?)(?:\s*\/\/\s*(.*))?$/.exec(line)!;
  const parts = value!.split(/\s*(\([^)]*\))/).filter((part) => part.trim() && part !== ',');
  const text = parts.map((part) => (part.startsWith('(') ? part : code(part.replace(/^, /, '')))).join(' ');
  const words = remark?.split(' ').map((word) => (/^[a-z]+$/i.test(word) ? word : code(word)));
  return words ? `${text} ${words.join(' ')}` : text;
}

/** Returns the default value with its remark, or ''. */
export function renderDefaults({ defaults }: JsonEntry): string {
  return defaults ? `Default: ${defaults.map(renderDefault).join(', ')}` : '';
}

/** Returns what stands behind the signature: badges, default value, and the line of the source. */
export function renderFacts(entry: JsonEntry, comment: Comment | undefined, version: string): string {
  const [, file, line] = /([^/]+)#L(\d+)$/.exec(entry.source ?? '') ?? [];
  const facts = [
    renderPlatforms(comment),
    renderDefaults(entry),
    entry.source && `[${file}:${line}](${entry.source})`,
    entry.unreleased && `Not in ${version}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Returns what reads the parts of one comment as Markdown. */
export function readComment(comment: Comment | undefined, addressOf: AddressOf) {
  const render = (parts: CommentDisplayPart[]) => toMarkdown(parts, addressOf);
  const tags = (name: TagString) => tagsOf(comment, name).map(render);
  return {
    text: render(comment?.summary ?? []),
    tags,
    /** The lines of `@see`, without the word that stands before them anyway. */
    see: tags('@see')
      .flatMap((text) => text.split('\n'))
      .map((line) => line.replace(/^\s*(?:-\s*)?(?:See\s+)?/, '').trim())
      .filter(Boolean),
    throws: tags('@throws').map((text) => `**Throws** ${text}`),
    returns: tags('@returns').join('\n\n'),
    examples: tags('@example'),
  };
}

/** Returns notes, status and corrections that belong to a comment. */
export function renderNotes(
  comment: Comment | undefined,
  { unreleased, deprecated }: JsonEntry,
  version: string,
  addressOf: AddressOf,
): string {
  const { tags } = readComment(comment, addressOf);
  return paragraphs(
    unreleased &&
      admonition(
        'info',
        `On main, not in ${version}`,
        `The library's main branch has this, and no release up to ${version}: an app that uses it does not compile.`,
      ),
    deprecated != null && admonition('warning', 'Deprecated', deprecated || 'It will be removed.'),
    tags('@worklet').length > 0 && WORKLET,
    admonition('note', '', tags('@note').join('\n\n')),
    admonition('warning', `What ${version} does`, tags('@correction').join('\n\n')),
  );
}
