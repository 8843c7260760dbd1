import { describe, expect, it } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { scanJson } from './scanJson';

describe('scanJson', () => {
  it.each(['{}', '[]', ' {"a": [1, -2.5e3, "x\\n\\u00e9", true, null, {}]}', '"text"', '0'])(
    'reads %s to its end',
    (text) => {
      expect(scanJson(text)).toEqual({ end: text.length });
    },
  );

  it('starts at an offset and leaves what follows', () => {
    expect(scanJson('a {"b": 1} c', 2)).toEqual({ end: 10 });
  });

  it.each([
    ['', 0, 'expected a value, found the end of the text', true],
    ['{\n  "id": "0",\n  name: 1\n}', 17, 'expected a name in double quotes, found "name:"', false],
    ['{"a": 1', 7, 'expected "," or "}", found the end of the text', true],
    ['[1, 2,]', 6, 'expected a value, found "]"', false],
    ["{'a': 1}", 1, 'expected a name in double quotes, found "\'a\':"', false],
    ['{"a" 1}', 5, 'expected ":", found "1}"', false],
    ['{"a": [1, 2… 20 more items', 11, 'expected "," or "]", found "…"', true],
    ['[01]', 1, 'expected a value, found "01]"', false],
  ])('finds the mistake in %j', (text, position, message, isCutOff) => {
    expect(scanJson(text)).toEqual({ position, message, isCutOff });
  });

  it('reads a text of millions of characters', () => {
    const long = 'x'.repeat(3_900_000);
    expect(scanJson(`["${long}"]`)).toEqual({ end: 3_900_004 });
    expect(scanJson(`["${long}`)).toMatchObject({ position: 1, isCutOff: true });
  });

  it('agrees with JSON.parse when any one character of a device is missing or doubled', () => {
    const { formats, ...header } = samplePhones[0]!.cameras[0]!.device;
    const text = JSON.stringify({ ...header, formats: formats.slice(0, 2) }, null, 1);
    for (let index = 0; index < text.length; index++) {
      for (const broken of [
        text.slice(0, index) + text.slice(index + 1),
        text.slice(0, index) + text.slice(index - 1),
      ]) {
        const scan = scanJson(broken);
        const isWhole = 'end' in scan && scan.end === broken.length;
        expect([broken, isWhole]).toEqual([broken, isJson(broken)]);
      }
    }
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
