/** The one reading of the files that pages print. The phone, `/samples`, links in code and the Markdown export use it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createCodeIds } from '../mdx/createCodeIds';
import { applyMagicComments, parseMeta, readAttribute } from '../mdx/parseMeta';
import { readFences } from '../mdx/readFences';

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

const FOLDERS = ['blog', 'docs/guides', 'docs/recipes', 'src/pages'];
const SLUG = /^---\n(?:.*\n)*?slug: *(\S+)\n/;

/** Lists the pages that can print files, from the root of the repository. */
function listPages(siteDir: string): string[] {
  return FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    readdirSync(path.join(siteDir, folder))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`),
  );
}

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
  return readFences(markdown).flatMap(({ line, language, meta, code }): PrintedFile[] => {
    const { title, change, situations, models, scene, isDiff } = parseMeta(meta);
    if (title == null) return [];
    const anchor = toId(title);
    // A title with a space, such as "Output:", isn't a file name.
    if (change != null || isDiff || !/^\S*\w$/.test(title)) return [];
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return [
      {
        page,
        line,
        language,
        title,
        id: readAttribute(meta, 'id'),
        code: applyMagicComments(code, new Set()),
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
