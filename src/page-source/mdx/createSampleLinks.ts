import path from 'node:path';
import type { VFile } from 'vfile';
import type { CodeLink } from './codeLinks';
import { hasFlag, readAttribute } from '../samples/parseMeta';
import type { CodeBlock } from './rehypeHighlight';
import { sampleId } from '../samples/sampleId';
import { canEdit } from '../samples/canEdit';
import { findImportedFile, listNeededFiles, listRelativeImports } from '../samples/imports';
import { readPrintedFiles, type PrintedFile } from '../samples/printedFiles';

/** Creates the links between code blocks: from fragments to their file, and from imports to the blocks that print them. */
export function createSampleLinks(siteDir: string, baseUrl: string) {
  const pageOf = (file: VFile) => path.relative(siteDir, file.path).replaceAll(path.sep, '/');
  const withBase = (url: string) => baseUrl + url.slice(1);

  /** Returns the printed file that a block is, or is a fragment of. */
  function findOwner(
    { id, meta, file }: Omit<CodeBlock, 'code' | 'language'>,
    files: readonly PrintedFile[],
  ) {
    const page = pageOf(file);
    const inside = readAttribute(meta, 'inside');
    return files.find(
      (candidate) =>
        candidate.page === page &&
        (inside == null ? id != null && candidate.blockUrl.endsWith(`#${id}`) : candidate.id === inside),
    );
  }

  return {
    /** Returns the links of a block's imports to the blocks that print those files. */
    linkImports(block: CodeBlock): CodeLink[] {
      const imports = listRelativeImports(block.code);
      if (imports.length === 0) return [];
      const files = readPrintedFiles(siteDir);
      const importer = findOwner(block, files) ?? { page: pageOf(block.file), line: 0, title: undefined };
      return imports.flatMap(({ specifier, start, end }) => {
        const imported = findImportedFile(specifier, importer, files);
        return imported ? [{ start, end, url: imported.blockUrl }] : [];
      });
    },

    /** Returns properties for `@theme/CodeBlock`: the file that a fragment belongs to, or the URLs of a printed file. */
    describe(block: CodeBlock): Record<string, string> {
      const files = readPrintedFiles(siteDir);
      const owner = findOwner(block, files);
      if (owner == null) return {};
      const needed = listNeededFiles(owner, files);
      const edit = owner.isRunnable &&
        canEdit(needed) && { editUrl: withBase(`/playground#sample=${sampleId(owner.page, owner.title)}`) };
      if (readAttribute(block.meta, 'inside') != null)
        return {
          inside: owner.title,
          insideUrl: withBase(owner.blockUrl),
          ...(hasFlag(block.meta, 'run') && edit),
        };
      return {
        fileUrl: withBase(owner.fileUrl),
        ...(needed.length > 1 && { neededUrls: needed.map(({ fileUrl }) => withBase(fileUrl)).join(' ') }),
        ...edit,
      };
    },
  };
}
