import { failAt } from '../failAt';
import { checkSigns, readChange, type Place } from './readChange';

interface Hunk {
  /** One-based line of the page. */
  line: number;
  before: string[];
  after: string[];
}

/** Splits a change at its gaps. */
function readHunks(text: string, place: Place): Hunk[] {
  checkSigns(text, place);
  const { code, changes } = readChange(text);
  const hunks: Hunk[] = [];
  let hunk: Hunk | undefined;
  for (const [index, line] of code.split('\n').entries()) {
    const change = changes[index];
    if (change === 'gap') hunk = undefined;
    else {
      if (hunk == null) hunks.push((hunk = { line: place.line + index, before: [], after: [] }));
      if (change !== 'added') hunk.before.push(line);
      if (change !== 'removed') hunk.after.push(line);
    }
  }
  return hunks;
}

/** Returns the indexes at which some lines begin in a file. */
function findLines(file: readonly string[], lines: readonly string[]): number[] {
  return file.flatMap((_, start) =>
    lines.every((line, index) => file[start + index] === line) ? [start] : [],
  );
}

/**
 * Returns a file after a change. Each part of the change has to fit in exactly one place: where its context and removed
 * lines are in the file. Otherwise, throws an error with the file and line.
 */
export function applyChange(
  code: string,
  { text, title, ...place }: Place & { text: string; title: string },
): string {
  let file = code.split('\n');
  for (const { line, before, after } of readHunks(text, place)) {
    if (before.length === 0)
      failAt(place.page, line, `This change doesn't say where it goes in ${title}. Add a line of context.`);
    const [start, second] = findLines(file, before);
    if (start == null) {
      const missing = before.find((candidate) => !file.includes(candidate));
      const reason =
        missing == null
          ? 'its lines are in the file, but not one after the other. Put … between places'
          : `${title} has no line "${missing}" here. Correct it`;
      failAt(place.page, line, `This change doesn't fit: ${reason}.`);
    }
    if (second != null)
      failAt(
        place.page,
        line,
        `This change fits at lines ${start + 1} and ${second + 1} of ${title}. Add context, so it fits once.`,
      );
    file = [...file.slice(0, start), ...after, ...file.slice(start + before.length)];
  }
  return file.join('\n');
}
