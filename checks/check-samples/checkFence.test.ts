import { expect, test } from 'vitest';
import { checkFence } from './checkFence';
import { createFixture } from '../pages/createFixture';

function read(info: string, code = 'const zoom = 1;') {
  return createFixture(`\`\`\`${info}\n${code}\n\`\`\`\n`).samples[0]!;
}

test.each([
  ['ts title="a.ts" add="after import" replace="x"', undefined, 1, /either/],
  ['xml add="inside <manifest>"', undefined, 1, /Name it with title/],
  ['xml title="a.xml" add="into <manifest>"', undefined, 1, /isn't a position/],
  ['tsx title="a.tsx" inside="screen"', undefined, 1, /is not a whole file/],
  ['ts diff', ' const a = 1;', 1, /changes no line/],
] as const)('%s is reported', (info, code, line, message) => {
  expect(checkFence(read(info, code))).toContainEqual({
    file: 'docs/guides/fixture.mdx',
    line,
    message: expect.stringMatching(message),
  });
});

test('a fragment can say where it goes in a file', () => {
  expect(checkFence(read('tsx title="a.tsx" add="after const device" inside="screen"'))).toEqual([]);
});
