import type { Code, Paragraph } from 'mdast';
import npmToYarn from 'npm-to-yarn';
import { packageManagers } from '../../data/packageManagers';
import { applyMagicComments, parseMeta } from '../../mdx/parseMeta';

const label = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: `${value}:` }] }],
});

/** Returns a fence as readers see it. npm commands become one fence for each package manager. */
export function plainFence({ lang, meta, value }: Code): (Code | Paragraph)[] {
  if (meta === 'npm2yarn') {
    return packageManagers.flatMap(({ name }) => [
      label(name),
      { type: 'code', lang, value: name === 'npm' ? value : npmToYarn(value, name) },
    ]);
  }
  const { title, change, isDiff } = parseMeta(meta);
  const fence: Code = {
    type: 'code',
    lang: isDiff ? 'diff' : lang,
    meta: title ? `title="${title}"` : null,
    value: applyMagicComments(value, new Set()),
  };
  if (change == null) return [fence];
  const words = change.words[0]!.toUpperCase() + change.words.slice(1);
  const note: Paragraph = {
    type: 'paragraph',
    children: [
      { type: 'text', value: `${words} ` },
      ...(change.code ? [{ type: 'inlineCode' as const, value: change.code }] : []),
      { type: 'text', value: `${change.code ? ' ' : ''}in ` },
      { type: 'inlineCode', value: title ?? '' },
      { type: 'text', value: ':' },
    ],
  };
  return [note, fence];
}
