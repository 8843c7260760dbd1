import { describe, expect, test } from 'vitest';
import { checkCitations, readCitingFiles } from './library/checkCitations';
import { formatProblem } from './pages/problem';

test.each(readCitingFiles())('$file cites lines of the library that exist', ({ file, text }) => {
  expect(checkCitations(file, text).map(formatProblem)).toEqual([]);
});

describe('the check of citations', () => {
  const sources = new Map([
    ['android/src/core/Session.kt', 'class Session {\n  fun start() = open()\n}'],
    ['ios/Session.swift', 'func start() {}'],
    ['ios/old/Session.swift', 'func start() {}'],
  ]);
  const check = (text: string) => checkCitations('a.ts', text, sources).map(formatProblem);

  test('accepts words of the cited line, even after a line break in a comment', () => {
    expect(check('// core/Session.kt:2 `fun start()`: opens.')).toEqual([]);
    expect(check('/**\n * core/Session.kt:2\n * `fun start()`\n */')).toEqual([]);
  });

  test.each([
    ['names the line that the words moved to', 'Session.kt:1 `fun start()`', 'Line 2 does.'],
    ['says that the words are gone', 'Session.kt:2 `fun stop()`', 'no other line does'],
    ['refuses a file that is gone', 'Camera.kt:2 `fun stop()`', "isn't a file of the installed library"],
    ['refuses a name of two files', 'Session.swift:1 `func start`', 'write more of the path'],
    ['asks for the words', 'core/Session.kt:2: opens', 'needs the words of that line'],
  ])('%s', (_, text, message) => {
    expect(check(`\n// ${text}`)).toEqual([expect.stringMatching(new RegExp(`^a.ts:2 .*${message}`))]);
  });
});
