import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleId } from '../../page-source/samples/sampleId';
import type { EditableSample } from '../../playground/sample';
import { canEdit, hasPinch } from '../../page-source/samples/canEdit';
import { listNeededFiles } from '../../page-source/samples/imports';
import { readPrintedFiles } from '../../page-source/samples/printedFiles';

function readTitle(siteDir: string, page: string): string {
  return (
    /^title: *["']?(.*?)["']?$/m.exec(readFileSync(path.join(siteDir, page), 'utf8'))?.[1] ?? 'Home page'
  );
}

/** Reads the samples that readers can edit from the pages. */
export function readEditableSamples(siteDir: string): EditableSample[] {
  const printed = readPrintedFiles(siteDir);
  return printed
    .filter(({ isRunnable }) => isRunnable)
    .flatMap((file): EditableSample[] => {
      const needed = listNeededFiles(file, printed);
      if (!canEdit(needed)) return [];
      return [
        {
          id: sampleId(file.page, file.title),
          page: readTitle(siteDir, file.page),
          url: file.blockUrl,
          situations: file.situations.join(' '),
          models: file.models.join(' '),
          scene: file.scene,
          pinch: hasPinch(needed),
          files: Object.fromEntries(needed.map(({ title, fileUrl }) => [title, fileUrl])),
        },
      ];
    });
}
