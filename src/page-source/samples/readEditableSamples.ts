import { sampleId } from './sampleId';
import type { EditableSample } from './EditableSample';
import { canEdit, hasPinch } from './canEdit';
import { listNeededFiles } from './imports';
import type { Site } from '../readSite';

/** Returns the samples that readers can edit. */
export function readEditableSamples(site: Site): EditableSample[] {
  return site.printedFiles
    .filter(({ isRunnable }) => isRunnable)
    .flatMap((file): EditableSample[] => {
      const needed = listNeededFiles(file, site.printedFiles);
      if (!canEdit(needed)) return [];
      return [
        {
          id: sampleId(file.page, file.title),
          page: site.getPage(file.page).title ?? 'Home page',
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
