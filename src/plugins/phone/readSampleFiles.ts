import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyMagicComments, parseMeta } from '../../mdx/parseMeta';
import { readFences } from '../../mdx/readFences';
import { sampleId } from '../../mdx/sampleId';

/** A file that a page prints in full. */
interface PrintedFile {
  /** Path of the page from the root of the repository. */
  page: string;
  /** One-based line of the fence. */
  line: number;
  /** Path of the file in the reader's app. */
  title: string;
  code: string;
  isRunnable: boolean;
}

/** The modules of the samples that run. */
export interface SampleFiles {
  /** Contents by path in the folder of samples. */
  files: Map<string, string>;
  /** Paths of the samples that run, by id. */
  samples: Map<string, string>;
  /** Where each file is printed, as `page:line`. */
  origins: Map<string, string>;
}

const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** The page whose files the samples of all pages may import. */
const SHARED_PAGE = 'docs/guides/getting-started.mdx';
const SHARED_TITLE = 'src/CameraLayout.tsx';

/** Lists the pages that can hold samples, from the root of the repository. */
function listPages(siteDir: string): string[] {
  return ['blog', 'docs/guides', 'docs/recipes', 'src/pages'].flatMap((folder) => {
    try {
      return readdirSync(path.join(siteDir, folder))
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => `${folder}/${name}`);
    } catch {
      return [];
    }
  });
}

function readPrintedFiles(siteDir: string, page: string): PrintedFile[] {
  return readFences(readFileSync(path.join(siteDir, page), 'utf8')).flatMap(
    ({ line, language, meta, code }) => {
      const { title, change, situations, isDiff } = parseMeta(meta);
      if (title == null || change != null || isDiff || !LANGUAGES.includes(language)) return [];
      return [
        { page, line, title, code: applyMagicComments(code, new Set()), isRunnable: situations != null },
      ];
    },
  );
}

/** Fails unless the sample exports one component. */
function checkExport({ page, line, title, code }: PrintedFile): void {
  const hasDefault = /^export default |^export \{[^}]* as default/m.test(code);
  const named = code.match(/^export (?:async )?(?:function|const|class) [A-Z]\w*/gm) ?? [];
  if (!hasDefault && named.length !== 1)
    throw new Error(
      `${page}:${line}: ${title} runs, so it must export one component: as default, or as its only named export with a capital letter.`,
    );
}

const folderOf = (page: string) => path.basename(page, '.mdx');

/** Reads the samples that run from the pages, with the files that they can import. */
export function readSampleFiles(siteDir: string): SampleFiles {
  const result: SampleFiles = { files: new Map(), samples: new Map(), origins: new Map() };
  const printed = listPages(siteDir).map((page) => readPrintedFiles(siteDir, page));
  for (const files of printed) {
    if (!files.some(({ isRunnable, page }) => isRunnable || page === SHARED_PAGE)) continue;
    const { page } = files[0]!;
    for (const file of files) {
      const target = `${folderOf(page)}/${file.title}`;
      if (result.files.has(target) && !file.isRunnable) continue;
      result.files.set(target, file.code);
      result.origins.set(target, `${page}:${file.line}`);
      if (!file.isRunnable) continue;
      checkExport(file);
      result.samples.set(sampleId(page, file.title), target);
    }
    const shared = `${folderOf(page)}/${SHARED_TITLE}`;
    if (!result.files.has(shared))
      result.files.set(
        shared,
        `export * from '../../${folderOf(SHARED_PAGE)}/${SHARED_TITLE.replace('.tsx', '')}';\n`,
      );
  }
  return result;
}
