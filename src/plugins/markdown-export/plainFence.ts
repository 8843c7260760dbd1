import type { Code, Paragraph } from 'mdast';
import npmToYarn from 'npm-to-yarn';
import { applyMagicComments, parseMeta } from '../../mdx/parseMeta';

/** In the order of the tabs on the page. */
const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

const label = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: `${value}:` }] }],
});

/** Returns a fence as readers see it. npm commands become one fence for each package manager. */
export function plainFence({ lang, meta, value }: Code): (Code | Paragraph)[] {
  if (meta === 'npm2yarn') {
    return PACKAGE_MANAGERS.flatMap((manager) => [
      label(manager),
      { type: 'code', lang, value: manager === 'npm' ? value : npmToYarn(value, manager) },
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
