import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readQuestions } from './readQuestions';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (yaml: string) => {
  const file = path.join(folder, 'zooming.questions.yml');
  writeFileSync(file, yaml);
  return readQuestions(file);
};

test('returns the questions by id, and none without a file', async () => {
  expect(await read('top:\n  - How do I zoom?\n')).toEqual({ top: ['How do I zoom?'] });
  expect(await readQuestions(path.join(folder, 'focusing.questions.yml'))).toEqual({});
});

test("fails for a file that can't be read, and for a list that isn't of questions", async () => {
  await expect(readQuestions(folder)).rejects.toThrow('EISDIR');
  await expect(read('top: How?')).rejects.toThrow('"top" must be a list of questions');
  await expect(read('top: [')).rejects.toThrow('zooming.questions.yml: ');
});
