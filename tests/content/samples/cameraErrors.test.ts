/** What screens do with an error of the camera. */
import { expect, test } from 'vitest';
import { listPages } from '../check-samples/listPages';
import { isWholeFile, readSamples } from '../check-samples/readSamples';
import { readSourcePage } from '../check-samples/readSourcePage';

/** The next frame of this screen replaces the message. */
const REPLACED = 'src/ObjectDetectionScreen.tsx';

test('screens remove the error of a camera that came back', () => {
  // Posts are about one feature, so their screens stay short.
  const pages = listPages().filter((file) => !file.startsWith('blog/'));
  const screens = pages.map(readSourcePage).flatMap(readSamples).filter(isWholeFile);
  const stuck = screens.flatMap(({ code, title }) => {
    const setter = /onError=\{\(\w+\) => (?:\{\s+console\.warn\(\w+\);\s+)?(set\w+|on\w+)\(/.exec(code)?.[1];
    if (setter == null || title === REPLACED) return [];
    const clears = new RegExp(`on(Preview)?Started=\\{\\(\\) => [^}]*\\b${setter}\\(''\\)`);
    return clears.test(code) ? [] : [title];
  });
  expect(stuck).toEqual([]);
});
