import path from 'node:path';
import { failAt } from '../failAt';
import { applyAppBlocks, type AppFiles } from './applyAppBlocks';
import { toFileText, type PrintedFile } from './printedFiles';
import type { Sample } from './readSamples';

/** The course's app as it is at a `<Checkpoint />`. */
export interface Checkpoint {
  /** Id in `/playground#sample=…`, and anchor on the page. */
  id: string;
  /** Path of the chapter from the root of the repository. */
  page: string;
  /** One-based line of the `<Checkpoint />`. */
  line: number;
  /** The chapter's finished app. A checkpoint runs with its situations, models and scene. */
  finished: PrintedFile;
  /** The files of the app, the one with the screen first. */
  files: readonly CheckpointFile[];
}

/** A file of a checkpoint. If this chapter or the one before it prints the same file, it has that file's URL. */
export type CheckpointFile = Pick<PrintedFile, 'title' | 'code' | 'fileUrl'>;

/** The parts of a page that `readCheckpoints` needs. */
interface Chapter {
  file: string;
  prose: string;
  samples: readonly Sample[];
  printedFiles: readonly PrintedFile[];
  previous?: { app: AppFiles; printedFiles: readonly PrintedFile[] };
}

/** Returns the one-based lines of a page that have a `<Checkpoint />`. */
function findLines({ file, prose }: Chapter): number[] {
  const lines = ['', ...prose.split('\n'), ''];
  return lines.flatMap((text, line) => {
    if (!text.includes('<Checkpoint')) return [];
    if (text !== '<Checkpoint />' || lines[line - 1] !== '' || lines[line + 1] !== '')
      failAt(file, line, 'Write <Checkpoint /> between two empty lines, without attributes.');
    return [line];
  });
}

/** Returns the places of a chapter at which readers can run the app, in reading order. */
export function readCheckpoints(chapter: Chapter): Checkpoint[] {
  const { file: page, samples, printedFiles, previous } = chapter;
  const finished = printedFiles.find(({ isRunnable }) => isRunnable);
  const known: CheckpointFile[] = [...printedFiles, ...(previous?.printedFiles ?? [])];
  let app: AppFiles = previous?.app ?? new Map();
  let lastLine = 0;
  return findLines(chapter).map((line, index): Checkpoint => {
    const since = samples.filter((sample) => sample.line > lastLine && sample.line < line);
    if (!since.some(({ appRole }) => appRole === 'new' || appRole === 'change'))
      failAt(page, line, "There's nothing new to run. Move <Checkpoint /> below a block with new or change.");
    lastLine = line;
    if (finished == null)
      failAt(
        page,
        line,
        '<Checkpoint /> gets its phone from a block with app and run on this page. Add one.',
      );
    app = applyAppBlocks(since, app).app;
    const screen = app.get(finished.title);
    if (screen == null)
      failAt(page, line, `The app doesn't have ${finished.title} here. Move <Checkpoint /> below its block.`);
    const id = `${path.basename(page, '.mdx')}-checkpoint-${index + 1}`;
    const files = [...new Map([[finished.title, screen], ...app])].map(([title, text]): CheckpointFile => {
      const code = toFileText(text);
      const same = known.find((file) => file.title === title && file.code === code);
      return { title, code, fileUrl: same?.fileUrl ?? `/samples/${id}/${title}` };
    });
    known.push(...files);
    return { id, page, line, finished, files };
  });
}
