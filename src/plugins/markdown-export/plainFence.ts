import type { Code, Paragraph, PhrasingContent } from 'mdast';
import { applyMagicComments, parseMeta } from '../../mdx/parseMeta';
import { describeExports } from '../../samples/describeExports';

interface ExportedFile {
  title: string;
  /** Without the base path. */
  fileUrl: string;
  code: string;
}

/** What the export says about the file of a code block. */
export interface FenceFile {
  /** Title of the file that a fragment belongs to. The page prints it. */
  inside?: string;
  /** The file that the block prints. */
  printed?: ExportedFile;
  /** Files that it imports and other pages print. */
  needed?: readonly ExportedFile[];
  /** Whether a link and the exports replace the code of the printed file. */
  isLinked?: boolean;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function noteOf(
  { title, change }: ReturnType<typeof parseMeta>,
  { inside, printed, needed = [], isLinked = false }: FenceFile,
): PhrasingContent[] {
  const link = (file: ExportedFile): PhrasingContent => ({
    type: 'link',
    url: `pathname://${file.fileUrl}`,
    children: [{ type: 'inlineCode', value: file.title }],
  });
  if (inside != null) return [text('In '), { type: 'inlineCode', value: inside }, text(':')];
  if (printed) {
    const list = needed.flatMap((file, index) => [text(index === 0 ? ', which needs ' : ', '), link(file)]);
    const exported = isLinked ? describeExports(printed.code) : [];
    const code = exported.map((value): PhrasingContent => ({ type: 'inlineCode', value }));
    const exports = code.flatMap((node, index) => [text(index === 0 ? ': ' : ', '), node]);
    return [text('File '), link(printed), ...list, ...(isLinked ? exports : [text(':')])];
  }
  if (!change) return [];
  const words = change.words[0]!.toUpperCase() + change.words.slice(1);
  return [
    text(`${words} `),
    ...(change.code ? [{ type: 'inlineCode' as const, value: change.code }] : []),
    text(`${change.code ? ' ' : ''}in `),
    { type: 'inlineCode', value: title ?? '' },
    text(':'),
  ];
}

/** Returns a fence as readers see it, below a note about its file. */
export function plainFence({ lang, meta, value }: Code, file: FenceFile): (Code | Paragraph)[] {
  const parsed = parseMeta(meta);
  const fence: Code = {
    type: 'code',
    lang: parsed.isDiff ? 'diff' : lang,
    meta: parsed.title ? `title="${parsed.title}"` : null,
    value: applyMagicComments(value, new Set()),
  };
  const note = noteOf(parsed, file);
  if (file.printed && file.isLinked) return [{ type: 'paragraph', children: note }];
  return note.length > 0 ? [{ type: 'paragraph', children: note }, fence] : [fence];
}
