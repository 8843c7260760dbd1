import { expect, test } from 'vitest';
import { checkData } from './checkData';
import { createFixture } from '../pages/createFixture';

const check = (info: string) =>
  createFixture(`\`\`\`json title="package.json" ${info}\n"main": "index.js",\n\`\`\`\n`).samples.flatMap(
    checkData,
  );

test('lines that go into a JSON object parse without its braces', () => {
  expect(check('replace="main"')).toEqual([]);
  expect(check('')).toHaveLength(1);
});
