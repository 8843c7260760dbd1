import type { ApiCorrection } from '../../../data/apiCorrections';
import { markdownTable } from '../../../data/markdownTable';
import type { ApiComment, ApiEntry, ApiMember, ApiParameter } from '../model/types';
import { admonition, code, paragraphs } from './markdown';

const WORKLET =
  "The function that you pass is a worklet: begin it with the `'worklet'` directive. The [frame processors guide](/docs/guides/frame-processors) explains worklets.";

/** Returns badges for what `@platform` says, with the version where it names one. */
export function renderPlatforms(platforms: readonly string[]): string {
  return platforms
    .map((platform) => {
      const name = /^android/i.test(platform) ? 'android' : 'ios';
      const version = platform.replace(/^(android|ios)\s*/i, '');
      return `<Platform ${name} />${version && ` ${version}`}`;
    })
    .join(' ');
}

/** Returns what stands under the name of a symbol or member: badges, default value, and the line of its source. */
export function renderFacts({ comment, source }: ApiEntry, version: string): string {
  const facts = [
    comment.platforms.length > 0 && renderPlatforms(comment.platforms),
    renderDefaults(comment),
    source && `[${source.file.split('/').at(-1)}:${source.line}](${source.url})`,
    comment.isUnreleased && `Not in ${version}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Returns the default value of a comment with its remark, or ''. */
export function renderDefaults({ defaults }: ApiComment): string {
  return defaults.length > 0 ? `Default: ${defaults.map(renderDefault).join(', ')}` : '';
}

/** A default is code, and what the comment says about it is text. */
function renderDefault(line: string): string {
  const [, value, remark] = /^(.*?)(?:\s*\/\/\s*(.*))?$/.exec(line)!;
  const parts = value!.split(/\s*(\([^)]*\))/).filter((part) => part.trim() && part !== ',');
  const text = parts.map((part) => (part.startsWith('(') ? part : code(part.replace(/^, /, '')))).join(' ');
  const words = remark?.split(' ').map((word) => (/^[a-z]+$/i.test(word) ? word : code(word)));
  return words ? `${text} ${words.join(' ')}` : text;
}

/** Returns notes, status and corrections that belong to a comment. */
export function renderNotes(
  comment: ApiComment,
  corrections: readonly ApiCorrection[],
  version: string,
): string {
  const unreleased = `The library's main branch has this, and no release up to ${version}: an app that uses it does not compile.`;
  const corrected = corrections.map(({ note, evidence }) => `${note} See ${code(evidence)}.`).join('\n\n');
  return paragraphs(
    comment.isUnreleased && admonition('info', `On main, not in ${version}`, unreleased),
    comment.deprecated != null &&
      admonition('warning', 'Deprecated', comment.deprecated || 'It will be removed.'),
    comment.isWorklet && WORKLET,
    comment.notes.length > 0 && admonition('note', '', comment.notes.join('\n\n')),
    corrected && admonition('warning', `What ${version} does`, corrected),
  );
}

/** Returns the first line of what `@see` names, without the word that the list's heading says already. */
export function renderSee(see: readonly string[]): string[] {
  return see.flatMap((text) =>
    text
      .split('\n')
      .map((line) =>
        line
          .replace(/^-\s*/, '')
          .replace(/^See\s+/, '')
          .trim(),
      )
      .filter(Boolean),
  );
}

/** Returns a table of parameters or properties; names that nothing more is said about are in the signature already. */
export function renderParameters(title: string, parameters: readonly ApiParameter[]): string {
  const rows = parameters.map(({ name, type, isOptional, comment }) => [
    code(`${name}${isOptional ? '?' : ''}`),
    code(type),
    [renderPlatforms(comment.platforms), comment.text].filter(Boolean).join(' '),
  ]);
  return markdownTable([title, 'Type', 'Description'], rows);
}

/** Returns whether a table says more than the signature. */
export function hasText(parameters: readonly ApiParameter[]): boolean {
  return parameters.some(({ comment }) => comment.text !== '');
}

/** Returns the deprecated name of a member struck through, every other one as code. */
export function renderName({ name, comment }: ApiMember, mark = ''): string {
  return comment.deprecated == null ? code(name + mark) : `~~${code(name + mark)}~~`;
}
