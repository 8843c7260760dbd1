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

/** Code on a page: a printed file, a fragment of one, or a block without a file name. */
export type Importer = Pick<PrintedFile, 'page' | 'line'> & { title?: string };

/**
 * The file that the samples of every page may import. All other imports name a file on the same page, so to follow a
 * guide, readers need only that guide and this file.
 */
export const SHARED_FILE = { page: 'docs/guides/camera-layout.mdx', title: 'src/CameraLayout.tsx' };

/** Returns true for the file that the samples of every page may import. */
export function isSharedFile({ page, title }: Importer): boolean {
  return page === SHARED_FILE.page && title === SHARED_FILE.title;
}

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
function isImportOf(title: string, specifier: string, importerTitle: string | undefined): boolean {
  const name = title.replace(/(\.native)?\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
  if (importerTitle == null) return `/${name}`.endsWith(`/${specifier.replace(/^(\.{1,2}\/)+/, '')}`);
  return posix.join(posix.dirname(importerTitle), specifier).replace(/\/index$/, '') === name;
}

/**
 * Returns the printed file that an import refers to: the last one above it on the page, or the first one below it, or
 * the shared file. Returns undefined for packages, and for files that no page prints.
 */
export function findImportedFile<T extends Importer>(
  specifier: string,
  importer: Importer,
  files: readonly T[],
): T | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const targets = files.filter(({ title }) => title != null && isImportOf(title, specifier, importer.title));
  const own = targets.filter(({ page, line }) => page === importer.page && line !== importer.line);
  return own.filter(({ line }) => line < importer.line).at(-1) ?? own[0] ?? targets.find(isSharedFile);
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
