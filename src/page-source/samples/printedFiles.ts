/** The one reading of the files that pages print. The phone, `/samples`, links in code and the Markdown export use it. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createCodeIds } from './createCodeIds';
import { applyMagicComments, parseMeta } from './parseMeta';
import { listPages } from '../listPages';
import { isWholeFile, readSamples } from './readSamples';

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

const SLUG = /^---\n(?:.*\n)*?slug: *(\S+)\n/;

/** Returns the URL of a page without the base path. The home page shows the files of `src/pages`. */
function urlOf(page: string, markdown: string): string {
  const [, slug] = SLUG.exec(markdown) ?? [];
  if (page.startsWith('src/pages/')) return '/';
  if (page.startsWith('blog/')) return `/blog/${slug ?? path.basename(page, '.mdx')}`;
  return slug ? `/docs${slug}` : `/${page.replace('.mdx', '')}`;
}

function readPage(siteDir: string, page: string): PrintedFile[] {
  const markdown = readFileSync(path.join(siteDir, page), 'utf8');
  const pageUrl = urlOf(page, markdown);
  const folder = path
    .basename(page, '.mdx')
    .replace(/^_/, '')
    .replace(/^\d{4}-\d\d-\d\d-/, '');
  const toId = createCodeIds();
  const counts = new Map<string, number>();
  return readSamples({ file: page, text: markdown }).flatMap((sample): PrintedFile[] => {
    if (sample.title == null) return [];
    const anchor = toId(sample.title);
    if (!isWholeFile(sample)) return [];
    const { line, language, meta, text, title, id } = sample;
    const { situations, models, scene } = parseMeta(meta);
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return [
      {
        page,
        line: line - 1,
        language,
        title,
        id,
        code: applyMagicComments(`${text}\n`, new Set()),
        isRunnable: situations != null,
        situations: situations ?? [],
        models,
        scene,
        blockUrl: `${pageUrl}#${anchor}`,
        fileUrl: `/samples/${folder}${count > 1 ? `-${count}` : ''}/${title}`,
      },
    ];
  });
}

const cache = new Map<string, { modified: number; files: PrintedFile[] }>();

/** Returns the files that the pages of a site print in full. Reads a page again if it has changed. */
export function readPrintedFiles(siteDir: string): PrintedFile[] {
  return listPages(siteDir).flatMap((page) => {
    const file = path.join(siteDir, page);
    const modified = statSync(file).mtimeMs;
    const known = cache.get(file);
    if (known?.modified === modified) return known.files;
    const files = readPage(siteDir, page);
    cache.set(file, { modified, files });
    return files;
  });
}
