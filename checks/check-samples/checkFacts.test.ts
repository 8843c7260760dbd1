import { expect, test } from 'vitest';
import { checkFacts, readDefaults, readUnits } from './checkFacts';
import { createFixture } from '../pages/createFixture';
import { readMemberFacts } from '../library/readMemberFacts';
import { readSite } from '../../src/page-source/readSite';

const pages = readSite().pages;

test("the library's defaults are consistent, or the API page has a note", () => {
  const members = [...readMemberFacts().values()].flat();
  const unclear = members.filter(({ defaults, isCorrected }) => defaults.length > 1 && !isCorrected);
  expect(unclear.map(({ url, defaults }) => `${url}: ${defaults.join(', ')}`)).toEqual([]);
  expect(members.filter(({ defaults }) => defaults.length > 0).length).toBeGreaterThan(25);
});

test('pages write defaults and units so that the check finds them', () => {
  expect(pages.flatMap(readDefaults).length).toBeGreaterThan(0);
  expect(pages.flatMap(readUnits).length).toBeGreaterThan(0);
});

test.each([
  ['`preview={false}`, the default.', 'preview has the defaults true in the library, not false.'],
  ['`resizeMode="contain"` (default)', 'resizeMode has the defaults cover in the library, not contain.'],
  ["`fps`, then `'on'` (default)", undefined],
  ["`torch`:\n- `'on'` (default)", 'torch has the defaults off in the library, not on.'],
  ['By default, `exposure` is `1`.', 'exposure has the defaults 0 in the library, not 1.'],
  ['`quality` of the file (default 90).', 'quality has the defaults 100 in the library, not 90.'],
  ['| Prop | Default |\n| --- | --- |\n| `zoom` | `2` |', 'zoom has the defaults 1 in the library, not 2.'],
  ['`photoQualityBalance="speed"` (default)', undefined],
  [
    '`VideoFile.duration` is in milliseconds.',
    'VideoFile.duration has the units seconds in the library, not milliseconds.',
  ],
  ['`minFocusDistance` in meters', 'minFocusDistance has the units centimeters in the library, not meters.'],
  ['`Frame.timestamp` counts nanoseconds on Android and milliseconds on iOS.', undefined],
])('%j', (text, message) => {
  const found = checkFacts(createFixture(text)).map((problem) => problem.message);
  expect(found).toEqual(message == null ? [] : [message]);
});
