import type { Code, Paragraph, PhrasingContent } from 'mdast';
import { applyMagicComments, hasSigns, parseMeta } from '../../page-source/samples/parseMeta';
import { describeExports } from '../../page-source/samples/describeExports';
import type { PrintedFile } from '../../page-source/samples/printedFiles';

type ExportedFile = Pick<PrintedFile, 'title' | 'fileUrl' | 'code'>;

/** What the export says about the file of a code block. */
export interface FenceFile {
  /** Title of the file that a fragment belongs to. The page prints it. */
  inside?: string;
  /** The file that the block prints. */
  printed?: ExportedFile;
  /** Files that it imports and that the same Markdown doesn't print. */
  needed?: readonly ExportedFile[];
  /** Whether a link and the exports replace the code of the printed file. */
  isLinked?: boolean;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** Returns nodes with commas between them, and what comes before the first one. */
const listOf = (start: string, nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => [text(index === 0 ? start : ', '), node]);

function noteOf(
  { title, change, appRole }: ReturnType<typeof parseMeta>,
  { inside, printed, needed = [], isLinked = false }: FenceFile,
): PhrasingContent[] {
  const link = (file: ExportedFile): PhrasingContent => ({
    type: 'link',
    url: `pathname://${file.fileUrl}`,
    children: [code(file.title)],
  });
  if (inside != null) return [text('In '), code(inside), text(':')];
  if (printed) {
    const start = [text('File '), link(printed), ...listOf(', which needs ', needed.map(link))];
    if (!isLinked) return [...start, text(':')];
    const exported = describeExports(printed.code).map(code);
    return [...start, ...listOf(': ', exported)];
  }
  if (!change) return [];
  const words = change.words[0]!.toUpperCase() + change.words.slice(1);
  return [
    text(`${words} `),
    ...(change.code ? [code(change.code)] : []),
    ...(appRole === 'new' ? [] : [text(`${change.code ? ' ' : ''}in `)]),
    code(title ?? ''),
    text(':'),
  ];
}

/** Returns a fence as readers see it, below a note about its file. */
export function plainFence({ lang, meta, value }: Code, file: FenceFile): (Code | Paragraph)[] {
  const parsed = parseMeta(meta);
  const fence: Code = {
    type: 'code',
    lang: hasSigns(meta) ? 'diff' : lang,
    meta: parsed.title ? `title="${parsed.title}"` : null,
    value: applyMagicComments(value, new Set()),
  };
  const note = noteOf(parsed, file);
  if (file.printed && file.isLinked) return [{ type: 'paragraph', children: note }];
  return note.length > 0 ? [{ type: 'paragraph', children: note }, fence] : [fence];
}
