import { failAt } from '../failAt';
import { readChange } from './parseMeta';
import type { Sample } from './readSamples';

/** The files of the course's app, by path. */
export type AppFiles = ReadonlyMap<string, string>;

/** Where an error is: a path from the root of the repository, and the line of the first line of code. */
type Place = Pick<Sample, 'page' | 'line'>;

const listNames = (app: AppFiles) => [...app.keys()].join(', ') || 'no file yet';

interface Hunk {
  /** One-based line of the page. */
  line: number;
  before: string[];
  after: string[];
}

function checkSigns(text: string, { page, line }: Place): void {
  const wrong = text.split('\n').findIndex((code) => !/^([-+ ]|\s*…|$)/.test(code));
  if (wrong >= 0)
    failAt(page, line + wrong, 'A line of a change starts with +, - or a space. Add the one that fits.');
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

/**
 * Changes the app of the course as the blocks of a page say: `new` adds a file, `change` changes one, and `app` prints one as it
 * is at that place. A `diff` changes a printed file only for itself. Returns the samples with the code of the `app` and `diff`
 * blocks filled in, and the files at the end of the page.
 */
export function applyAppBlocks(
  samples: readonly Sample[],
  before: AppFiles,
): { samples: Sample[]; app: AppFiles } {
  const app = new Map(before);
  const filled = samples.map((sample): Sample => {
    const { appRole, isDiff, inside, page, line, title, text } = sample;
    if (isDiff) checkSigns(text, sample);
    const changed = isDiff && samples.find(({ id }) => id != null && id === inside);
    if (changed)
      return { ...sample, code: applyChange(changed.text, { page, line, title: changed.title ?? '', text }) };
    if (appRole == null || appRole === 'start' || appRole === 'solution') return sample;
    if (title == null)
      failAt(page, line - 1, `This ${appRole} block needs a file name: add title="src/….tsx".`);
    const file = app.get(title);
    if (appRole === 'new') {
      if (file != null)
        failAt(page, line - 1, `The app already has ${title}. Write "change" instead of "new".`);
      app.set(title, text);
      return sample;
    }
    if (file == null) failAt(page, line - 1, `The app doesn't have ${title} here. It has ${listNames(app)}.`);
    if (appRole === 'change') {
      app.set(title, applyChange(file, { page, line, title, text }));
      return sample;
    }
    if (text !== '') failAt(page, line, `The build fills in this block with ${title}. Leave it empty.`);
    return { ...sample, code: file };
  });
  return { samples: filled, app };
}
