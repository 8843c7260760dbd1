import type { Nodes, RootContent, Table } from 'mdast';

/** What search reads of the blocks of a section. */
export interface BlockText {
  /** Prose, lists and cells as one line of text. */
  text: string;
  /** Code blocks as they are. */
  code: string[];
  /** Rows whose first cell names something in code, such as an option or a code type, or quotes a message. */
  rows: { names: string[]; text: string }[];
}

/** A link to a line of the library's source, such as `Camera.tsx:78`. */
const SOURCE_LINK = /^[\w-]+\.\w+:\d+$/;

/** Returns a node's text without source links. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return 'alt' in node ? (node.alt ?? '') : '';
  const text = node.children.map(plainText).join('');
  return node.type === 'link' && SOURCE_LINK.test(text) ? '' : text;
}

const CONTAINERS = new Set(['list', 'listItem', 'blockquote']);

function readTable(table: Table, into: BlockText, lines: string[]): void {
  const [head, ...body] = table.children;
  const columns = head!.children.map((cell) => plainText(cell));
  for (const row of body) {
    const cells = row.children.map((cell) => plainText(cell).trim());
    const first = row.children[0]!;
    const isNamed = first.children[0]?.type === 'inlineCode' || cells[0]!.startsWith('"');
    const text = cells
      .slice(isNamed ? 1 : 0)
      .map((cell, index) => `${columns[index + (isNamed ? 1 : 0)]}: ${cell}`)
      .filter((cell) => !cell.endsWith(': '))
      .join('. ');
    if (isNamed) into.rows.push({ names: [cells[0]!, ...namesIn(first.children)], text });
    else lines.push(`${cells.join('. ')}.`);
  }
}

function namesIn(nodes: readonly { type: string; value?: string }[]): string[] {
  return nodes
    .filter(({ type }) => type === 'inlineCode')
    .map(({ value }) => value!.replace(/^['"]|['"]$/g, ''));
}

function readBlock(node: RootContent, into: BlockText, lines: string[]): void {
  if (node.type === 'code') into.code.push(node.value);
  else if (node.type === 'table') readTable(node, into, lines);
  else if (CONTAINERS.has(node.type) && 'children' in node) {
    for (const child of node.children as RootContent[]) readBlock(child, into, lines);
  } else if (node.type !== 'html')
    lines.push(
      plainText(node)
        .replace(/[\s·]+$/, '')
        .trim(),
    );
}

/** Reads the blocks of a section as plain text, code and named rows. */
export function blockText(nodes: readonly RootContent[]): BlockText {
  const into: BlockText = { text: '', code: [], rows: [] };
  const lines: string[] = [];
  for (const node of nodes) readBlock(node, into, lines);
  into.text = lines.filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return into;
}

/** Returns the identifiers of code blocks that are worth finding and are not in the text: no plain words, no numbers. */
export function codeWords(code: readonly string[], text: string): string {
  const words = new Set<string>();
  for (const [word] of code.join('\n').matchAll(/[$@]?[A-Za-z_][\w$]*(?:[-./:][\w$@]+)*/g)) {
    const isIdentifier = /[a-z][A-Z]|[_$@/-]/.test(word);
    if (isIdentifier && word.length > 3 && word.length < 60 && !text.includes(word)) words.add(word);
  }
  return [...words].join(' ');
}
