import { expect } from 'vitest';
import { SitePage } from '../../src/page-source/SitePage';
import type { Problem } from './problem';

/** Returns a page with the given Markdown, for the tests of the checks themselves. */
export function createFixture(text: string, file = 'docs/guides/fixture.mdx'): SitePage {
  return new SitePage(file, text);
}

/** Expects a problem with this message on this line of a file. Without a message, expects none. */
export function expectProblem(
  problems: readonly Problem[],
  file: string,
  line?: number,
  message?: RegExp,
): void {
  const found = problems.filter((problem) => problem.file === file);
  if (message == null) expect(found).toEqual([]);
  else expect(found).toContainEqual({ file, line, message: expect.stringMatching(message) as string });
}
