import { canEdit } from '../samples/canEdit';
import { findImportedFile, listNeededFiles, listRelativeImports } from '../samples/imports';
import { hasFlag, readAttribute } from '../samples/parseMeta';
import type { PrintedFile } from '../samples/printedFiles';
import { sampleId } from '../samples/sampleId';
import type { CodeBlock, CodeLink } from './codeLinks';

/**
 * Creates the links between the code blocks of a page and the files that pages print: from fragments to their file, and
 * from imports to the blocks that print them.
 */
export function createSampleLinks(page: string, printed: readonly PrintedFile[], baseUrl: string) {
  const withBase = (url: string) => baseUrl + url.slice(1);

  /** Returns the printed file that a block is, or is a fragment of. */
  function findOwner({ id, meta }: CodeBlock) {
    const inside = readAttribute(meta, 'inside');
    return printed.find(
      (file) =>
        file.page === page &&
        (inside == null ? id != null && file.blockUrl.endsWith(`#${id}`) : file.id === inside),
    );
  }

  return {
    /** Returns the links of a block's imports to the blocks that print those files. */
    linkImports(block: CodeBlock): CodeLink[] {
      const importer = findOwner(block) ?? { page, line: 0, title: undefined };
      return listRelativeImports(block.code).flatMap(({ specifier, start, end }) => {
        const imported = findImportedFile(specifier, importer, printed);
        return imported ? [{ start, end, url: imported.blockUrl }] : [];
      });
    },

    /** Returns properties for `@theme/CodeBlock`: the file that a fragment belongs to, or the URLs of a printed file. */
    describe(block: CodeBlock): Record<string, string> {
      const owner = findOwner(block);
      if (owner == null) return {};
      const needed = listNeededFiles(owner, printed);
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
