import { failAt } from '../failAt';
import { hasSigns } from './parseMeta';

/** What a change does with a line. A gap stands for lines that stay. */
export type LineChange = 'added' | 'removed' | 'gap' | undefined;

/** Code without the signs of a change. A block without signs has no changes. */
interface ChangedCode {
  code: string;
  /** What happens to each line. */
  changes: LineChange[];
}

const SIGNS: Readonly<Record<string, LineChange>> = { '+': 'added', '-': 'removed' };

/** Removes the signs of a change. Empty lines may have no sign, and gaps become empty. */
export function readChange(text: string): ChangedCode {
  const lines = text.split('\n').map((line) => (line.trim() === '…' ? '…' : line));
  return {
    code: lines.map((line) => line.slice(1)).join('\n'),
    changes: lines.map((line) => (line === '…' ? 'gap' : SIGNS[line[0] ?? ''])),
  };
}

/** Removes the signs of a block, if it has some. */
export function readLineChanges(meta: string | null | undefined, code: string): ChangedCode {
  return hasSigns(meta) ? readChange(code) : { code, changes: [] };
}

/** Where an error is: a path from the root of the repository, and the one-based line of the first line of code. */
export interface Place {
  page: string;
  line: number;
}

/** Throws an error with file and line if a line of a change has no sign. */
export function checkSigns(text: string, { page, line }: Place): void {
  const wrong = text.split('\n').findIndex((code) => !/^([-+ ]|\s*…|$)/.test(code));
  if (wrong >= 0)
    failAt(page, line + wrong, 'A line of a change starts with +, - or a space. Add the one that fits.');
}
