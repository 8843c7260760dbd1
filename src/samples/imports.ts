import { posix } from 'node:path';
import type { PrintedFile } from './printedFiles';

/** A relative import in some code. */
export interface RelativeImport {
  specifier: string;
  /** Position of the specifier, without its quotes. */
  start: number;
  end: number;
}

/** A file that a page prints. */
export type SourceFile = Pick<PrintedFile, 'page' | 'line' | 'title' | 'code'>;

/** Code that imports printed files: one of them, a fragment of one, or a block without a file name. */
export type Importer = Pick<PrintedFile, 'page' | 'line'> & { title: string | undefined };

const RELATIVE = /\b(?:from|import|require\()\s*'(\.[^'\n]*)'/g;

/** Returns the relative imports in TypeScript or JavaScript, in order. */
export function listRelativeImports(code: string): RelativeImport[] {
  return [...code.matchAll(RELATIVE)].map((match) => {
    const specifier = match[1]!;
    const end = match.index + match[0].lastIndexOf("'");
    return { specifier, start: end - specifier.length, end };
  });
}

/** Returns true if `specifier` names the file `title`. A block without a title can import any file by its name. */
export function isImportOf(title: string, specifier: string, importerTitle: string | undefined): boolean {
  const name = title.replace(/(\.native)?\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
  if (importerTitle == null) return `/${name}`.endsWith(`/${specifier.replace(/^(\.{1,2}\/)+/, '')}`);
  return posix.join(posix.dirname(importerTitle), specifier).replace(/\/index$/, '') === name;
}

/**
 * Returns the printed file that an import refers to: the last one above it on the page, the first one below it, or one
 * of another page.
 */
export function findImportedFile<T extends SourceFile>(
  specifier: string,
  importer: Importer,
  files: readonly T[],
): T | undefined {
  const targets = files.filter(({ title }) => isImportOf(title, specifier, importer.title));
  const own = targets.filter(({ page, line }) => page === importer.page && line !== importer.line);
  return (
    own.filter(({ line }) => line < importer.line).at(-1) ??
    own[0] ??
    // Bundler settings have the same name on every page, so only files of the app are found elsewhere.
    targets.find(({ page, title }) => page !== importer.page && title.startsWith('src/'))
  );
}

/** Returns a file and every printed file that it imports, directly or through another one. */
export function listNeededFiles<T extends SourceFile>(file: T, files: readonly T[]): T[] {
  const needed = new Set([file]);
  // Files added during the loop are visited, too.
  for (const importer of needed)
    for (const { specifier } of listRelativeImports(importer.code)) {
      const imported = findImportedFile(specifier, importer, files);
      if (imported) needed.add(imported);
    }
  return [...needed];
}
