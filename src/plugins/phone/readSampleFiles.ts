import path from 'node:path';
import { failAt } from '../../page-source/failAt';
import { sampleId } from '../../page-source/samples/sampleId';
import { SHARED_FILE } from '../../page-source/samples/imports';
import type { PrintedFile } from '../../page-source/samples/printedFiles';
import type { Site } from '../../page-source/readSite';

/** The modules of the samples that run. */
export interface SampleFiles {
  /** Contents by path in the folder of samples. */
  files: Map<string, string>;
  /** Paths of the samples that run, by id. */
  samples: Map<string, string>;
  /** The scenes of those that don't use the default scene, by id. */
  scenes: Map<string, string>;
  /** Where each file is printed, as `page:line`. */
  origins: Map<string, string>;
}

const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Fails unless the sample exports one component. */
function checkExport({ page, line, title, code }: PrintedFile): void {
  const hasDefault = /^export default |^export \{[^}]* as default/m.test(code);
  const named = code.match(/^export (?:async )?(?:function|const|class) [A-Z]\w*/gm) ?? [];
  if (!hasDefault && named.length !== 1)
    failAt(
      page,
      line,
      `${title} runs, so it must export one component: as default, or as its only named export with a capital letter.`,
    );
}

const folderOf = (page: string) => path.basename(page, '.mdx');

/** Returns the samples that run, with the files that they can import. */
export function readSampleFiles({ printedFiles }: Site): SampleFiles {
  const result: SampleFiles = { files: new Map(), samples: new Map(), scenes: new Map(), origins: new Map() };
  const printed = printedFiles.filter(({ language }) => LANGUAGES.includes(language));
  const pages = printed.filter(({ isRunnable, page }) => isRunnable || page === SHARED_FILE.page);
  for (const page of new Set(pages.map((file) => file.page))) {
    for (const file of printed.filter((candidate) => candidate.page === page)) {
      const target = `${folderOf(page)}/${file.title}`;
      if (result.files.has(target) && !file.isRunnable) continue;
      result.files.set(target, file.code);
      result.origins.set(target, `${page}:${file.line}`);
      if (!file.isRunnable) continue;
      checkExport(file);
      const id = sampleId(page, file.title);
      result.samples.set(id, target);
      if (file.scene) result.scenes.set(id, file.scene);
    }
    const shared = `${folderOf(page)}/${SHARED_FILE.title}`;
    if (!result.files.has(shared))
      result.files.set(
        shared,
        `export * from '../../${folderOf(SHARED_FILE.page)}/${SHARED_FILE.title.replace('.tsx', '')}';\n`,
      );
  }
  return result;
}
