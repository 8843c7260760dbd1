import { expect, test } from 'vitest';
import { createFixture } from '../../pages/createFixture';
import { checkWorklets } from './checkWorklets';
import { createModules } from '../../typescript/createModules';

const check = (code: string) => {
  const page = createFixture(`\`\`\`ts\nuseFrameProcessor((frame) => {\n  ${code}\n}, []);\n\`\`\`\n`);
  return createModules(page.samples).modules.flatMap(checkWorklets);
};

test.each([
  ["'worklet'; log(frame.width);"],
  ['log(frame.width);', 2, /Write 'worklet'/],
  ["'worklet'; const [byte] = new Uint8Array(frame.toArrayBuffer());", 3, /destructuring into a helper/],
  ["'worklet'; log(Math.max(...new Uint8Array(frame.toArrayBuffer())));", 3, /this syntax into a helper/],
  ["'worklet'; return { [frame.orientation]: 1 };", 3, /this syntax into a helper/],
])('%s', (code, line?: number, message?: RegExp) => {
  const problem = { file: 'docs/guides/fixture.mdx', line, message: expect.stringMatching(message ?? '') };
  expect(check(code)).toEqual(line == null ? [] : [problem]);
});
