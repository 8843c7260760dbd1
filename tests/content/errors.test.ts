import { describe, expect, it } from 'vitest';
import {
  errorCodes,
  getErrorAnchor,
  missingCodes,
  type ErrorCode,
  type ErrorOrigin,
} from '../../src/data/errors';
import { errorList } from '../../src/data/blocks/errorList';
import { readErrors } from './library/readErrors';

const library = readErrors();
const ORIGINS: ErrorOrigin[] = ['android', 'ios', 'javascript'];

/** Lists how the explained codes differ from those of the installed library, one line each. */
function compareCodes(entries: readonly ErrorCode[]): string[] {
  const explained = new Map(entries.map((entry) => [entry.code, entry]));
  const missing = [...library.declared]
    .filter((code) => !explained.has(code))
    .map((code) => `${code} is not explained in src/data/errors.ts`);
  const wrong = [...explained.values()].flatMap(({ code, origins, unreachable = [], untyped = false }) => {
    if (!library.declared.has(code)) return [`${code} is explained but the library does not have it`];
    const problems = ORIGINS.filter(
      (origin) => library.raised[origin].has(code) !== [...origins, ...unreachable].includes(origin),
    ).map(
      (origin) =>
        `${code}: ${origin} ${library.raised[origin].has(code) ? 'raises it' : 'does not raise it'}`,
    );
    return library.typed.has(code) === !untyped ? problems : [...problems, `${code}: "untyped" is wrong`];
  });
  return [...missing, ...wrong];
}

describe('error codes', () => {
  it('reads codes from every part of the library', () => {
    expect(library.typed.size).toBeGreaterThan(60);
    for (const origin of ORIGINS) expect(library.raised[origin].size).toBeGreaterThan(4);
  });

  it('match those of the library, with the parts that raise them', () => {
    expect(compareCodes(errorCodes)).toEqual([]);
  });

  it('are incomplete without any one entry', () => {
    for (const { code } of errorCodes) {
      expect(compareCodes(errorCodes.filter((entry) => entry.code !== code))).toEqual([
        `${code} is not explained in src/data/errors.ts`,
      ]);
    }
  });

  it('have a cause, a fix and a guide if an app can get the code', () => {
    const incomplete = errorCodes.filter(
      ({ origins, cause, fix, guide }) => !fix !== !guide || (origins.length > 0 && !(cause && fix)),
    );
    expect(incomplete.map(({ code }) => code)).toEqual([]);
  });

  it('quote messages from the source', () => {
    const unknown = errorCodes.flatMap(({ code, messages }) =>
      messages
        .flatMap((message) => message.split('…'))
        .filter((part) => !library.text.includes(part))
        .map((part) => `${code}: "${part}"`),
    );
    expect(unknown).toEqual([]);
  });

  it("in the list of missing codes aren't in the library", () => {
    expect(missingCodes.filter(({ code }) => library.declared.has(code))).toEqual([]);
  });
});

describe('the errors block', () => {
  it('has one filterable item with its own anchor for each code', () => {
    const anchors = [...errorList().matchAll(/<FilterItem>\n\n#### `[^`]+` \{\/\* #([a-z-]+) \*\/\}/g)].map(
      (match) => match[1],
    );
    const codes = [...errorCodes, ...missingCodes].map(({ code }) => getErrorAnchor(code));
    expect(anchors.sort()).toEqual(codes.sort());
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});
