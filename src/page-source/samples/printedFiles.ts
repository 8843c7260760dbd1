import path from 'node:path';
import { createCodeIds } from './createCodeIds';
import { applyMagicComments, parseMeta } from './parseMeta';
import { isWholeFile, type Sample } from './readSamples';

/** A file that a page prints in full. */
export interface PrintedFile {
  /** Path of the page from the root of the repository. */
  page: string;
  /** One-based line of the fence. */
  line: number;
  language: string;
  /** Path of the file in the reader's app. */
  title: string;
  /** Name under which fragments of the page refer to the file. */
  id: string | undefined;
  code: string;
  isRunnable: boolean;
  /** The situations, the models and the scene of a sample that runs. */
  situations: readonly string[];
  models: readonly string[];
  scene: string | undefined;
  /** URL of the code block without the base path, such as `/docs/guides/zooming#code-src-pinchcamera-tsx`. */
  blockUrl: string;
  /** URL of the file's text without the base path, such as `/samples/zooming/src/PinchCamera.tsx`. */
  fileUrl: string;
}

/** Returns a file as readers save it. Comments that only mark lines for the page are removed. */
export function toFileText(code: string): string {
  return applyMagicComments(`${code}\n`, new Set());
}

/** Returns the files that a page prints in full. The phone, `/samples`, links in code and the Markdown export use them. */
export function listPrintedFiles(page: {
  file: string;
  url: string;
  samples: readonly Sample[];
}): PrintedFile[] {
  const folder = path
    .basename(page.file, '.mdx')
    .replace(/^_/, '')
    .replace(/^\d{4}-\d\d-\d\d-/, '');
  const toId = createCodeIds();
  const counts = new Map<string, number>();
  return page.samples.flatMap((sample): PrintedFile[] => {
    if (sample.title == null) return [];
    const anchor = toId(sample.title);
    if (!isWholeFile(sample)) return [];
    const { line, language, meta, code, title, id } = sample;
    const { situations, models, scene } = parseMeta(meta);
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return [
      {
        page: page.file,
        line: line - 1,
        language,
        title,
        id,
        code: toFileText(code),
        isRunnable: situations != null,
        situations: situations ?? [],
        models,
        scene,
        blockUrl: `${page.url}#${anchor}`,
        fileUrl: `/samples/${folder}${count > 1 ? `-${count}` : ''}/${title}`,
      },
    ];
  });
}
