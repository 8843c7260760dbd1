import { failAt } from '../failAt';
import { applyChange } from './applyChange';
import { checkSigns } from './readChange';
import type { Sample } from './readSamples';

/** The files of the course's app, by path. */
export type AppFiles = ReadonlyMap<string, string>;

const listNames = (app: AppFiles) => [...app.keys()].join(', ') || 'no file yet';

/**
 * Changes the app of the course as the blocks of a page say: `new` adds a file, `change` changes one, and `app` prints one as it
 * is at that place. A `diff` changes a printed file only for itself. Returns the samples with the code of the `app` and `diff`
 * blocks filled in, and the files at the end of the page.
 */
export function applyAppBlocks(
  samples: readonly Sample[],
  before: AppFiles,
): { samples: Sample[]; app: AppFiles } {
  const app = new Map(before);
  const filled = samples.map((sample): Sample => {
    const { appRole, isDiff, inside, page, line, title, text } = sample;
    if (isDiff) checkSigns(text, sample);
    const changed = isDiff && samples.find(({ id }) => id != null && id === inside);
    if (changed)
      return { ...sample, code: applyChange(changed.text, { page, line, title: changed.title ?? '', text }) };
    if (appRole == null || appRole === 'start' || appRole === 'solution') return sample;
    if (title == null)
      failAt(page, line - 1, `This ${appRole} block needs a file name: add title="src/….tsx".`);
    const file = app.get(title);
    if (appRole === 'new') {
      if (file != null)
        failAt(page, line - 1, `The app already has ${title}. Write "change" instead of "new".`);
      app.set(title, text);
      return sample;
    }
    if (file == null) failAt(page, line - 1, `The app doesn't have ${title} here. It has ${listNames(app)}.`);
    if (appRole === 'change') {
      app.set(title, applyChange(file, { page, line, title, text }));
      return sample;
    }
    if (text !== '') failAt(page, line, `The build fills in this block with ${title}. Leave it empty.`);
    return { ...sample, code: file };
  });
  return { samples: filled, app };
}
