import { describe, expect, test } from 'vitest';
import { applyBlock } from './applyBlock';

describe('applyBlock', () => {
  test('a block without a position is the whole file', () => {
    expect(applyBlock('old', { code: 'new' })).toBe('new\n');
    expect(applyBlock(undefined, { code: 'new' })).toBe('new\n');
  });

  test.each([
    ['at the top', 'a\nb\n', 'x\na\nb\n'],
    ['at the end', 'a\nb\n\n', 'a\nb\nx\n'],
    ['after a', 'a {\nb\n', 'a {\nx\nb\n'],
    ['inside android {', 'x\nandroid {\n}\n', 'x\nandroid {\nx\n}\n'],
    [
      'inside <manifest>',
      '<manifest a="1"\n  b="2">\n</manifest>\n',
      '<manifest a="1"\n  b="2">\nx\n</manifest>\n',
    ],
    ['inside <dict>', '<plist><dict>\n</dict>', '<plist><dict>\nx\n</dict>'],
  ])('adds %s', (add, text, expected) => {
    expect(applyBlock(text, { code: 'x', add })).toBe(expected);
  });

  test('replaces the line that contains the text', () => {
    expect(
      applyBlock('a\n  minSdkVersion = 24\nb', { code: '  minSdkVersion = 26', replace: 'minSdkVersion' }),
    ).toBe('a\n  minSdkVersion = 26\nb');
  });

  test('merges JSON below a key, and replaces a plugin of the same name', () => {
    const text = '{"expo": {"plugins": ["router", "camera"], "ios": {"a": 1}}}';
    const code = '{"plugins": [["camera", {"text": "x"}]], "ios": {"b": 2}}';
    expect(JSON.parse(applyBlock(text, { code, add: 'inside "expo"' }))).toEqual({
      expo: { plugins: ['router', ['camera', { text: 'x' }]], ios: { a: 1, b: 2 } },
    });
  });

  test.each([
    [undefined, { add: 'at the end' }, "The file doesn't exist"],
    ['a', { add: 'after b' }, 'The file has no b'],
    ['<a>', { add: 'inside <b>' }, 'The file has no <b>'],
    ['{}', { add: 'inside "expo"' }, 'The file has no "expo"'],
    ['a', { add: 'somewhere' }, 'is none of'],
    ['a', { replace: 'b' }, 'The file has no b'],
  ])('says what is wrong with %j and %j', (text, place, message) => {
    expect(() => applyBlock(text, { code: '{}', ...place })).toThrow(message);
  });
});
