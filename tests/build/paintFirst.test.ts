import { expect, test } from 'vitest';
import { listFiles, readBuilt } from './builtSite';

test('the main script says that Chromium may compile it while it is on its way', () => {
  const main = listFiles().find((file) => /^assets\/js\/main\.\w+\.js$/.test(file))!;
  expect(readBuilt(main).slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
