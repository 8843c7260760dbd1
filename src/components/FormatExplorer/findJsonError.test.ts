import { describe, expect, it } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { findJsonError } from './findJsonError';

describe('findJsonError', () => {
  it.each(['{}', '[]', ' {"a": [1, -2.5e3, "x\\n\\u00e9", true, null, {}]} ', '"text"', '0'])(
    'accepts %s',
    (text) => {
      expect(findJsonError(text)).toBeNull();
    },
  );

  it.each([
    ['', 1, 1, 'expected a value, found the end of the text'],
    ['{\n  "id": "0",\n  name: 1\n}', 3, 3, 'expected a name in double quotes, found "name:"'],
    ['{"a": 1', 1, 8, 'expected "," or "}", found the end of the text'],
    ['[1, 2,]', 1, 7, 'expected a value, found "]"'],
    ["{'a': 1}", 1, 2, 'expected a name in double quotes, found "\'a\':"'],
    ['{"a" 1}', 1, 6, 'expected ":", found "1}"'],
    ['{} LOG', 1, 4, 'expected the end of the text, found "LOG"'],
    ['[01]', 1, 2, 'expected a value, found "01]"'],
  ])('finds the mistake in %j', (text, line, column, message) => {
    expect(findJsonError(text)).toEqual({ line, column, message });
  });

  it('reads a text of millions of characters', () => {
    const long = 'x'.repeat(3_900_000);
    expect(findJsonError(`["${long}"]`)).toBeNull();
    expect(findJsonError(`["${long}`)).toMatchObject({ line: 1, column: 2 });
  });

  it('agrees with JSON.parse when any one character of a device is missing or doubled', () => {
    const { formats, ...header } = samplePhones[0]!.cameras[0]!.device;
    const text = JSON.stringify({ ...header, formats: formats.slice(0, 2) }, null, 1);
    for (let index = 0; index < text.length; index++) {
      for (const broken of [
        text.slice(0, index) + text.slice(index + 1),
        text.slice(0, index) + text.slice(index - 1),
      ]) {
        expect([broken, findJsonError(broken) === null]).toEqual([broken, isJson(broken)]);
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
