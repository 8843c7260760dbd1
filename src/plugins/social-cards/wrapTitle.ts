/** The lines of a title and their font size in pixels. */
export interface WrappedTitle {
  lines: string[];
  size: number;
}

const SIZES = [92, 80, 68, 58, 48, 40];
const MAX_LINES = 4;

/** The mean letter width of the semi-bold typeface, relative to the font size. */
export const LETTER_WIDTH = 0.54;

function wrap(words: readonly string[], lettersPerLine: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last != null && `${last} ${word}`.length <= lettersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a title at the largest font size that fits `width`. A word that never fits stays in one piece. */
export function wrapTitle(title: string, width: number): WrappedTitle {
  const words = title.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  for (const size of SIZES) {
    const lettersPerLine = Math.floor(width / (size * LETTER_WIDTH));
    const lines = wrap(words, lettersPerLine);
    const isRoomy = lines.length <= (size > 60 ? 3 : MAX_LINES);
    if (longest <= lettersPerLine && isRoomy) return { lines, size };
  }
  const size = Math.min(40, Math.floor(width / (longest * LETTER_WIDTH)));
  return { lines: wrap(words, Math.floor(width / (size * LETTER_WIDTH))).slice(0, MAX_LINES), size };
}
