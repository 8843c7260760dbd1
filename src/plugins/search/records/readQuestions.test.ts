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

test('returns the questions by id, and none without a file', () => {
  expect(read('top:\n  - How do I zoom?\n')).toEqual({ top: ['How do I zoom?'] });
  expect(readQuestions(path.join(folder, 'focusing.questions.yml'))).toEqual({});
});

test("names the line of a list that isn't of questions", () => {
  expect(() => read('zoom: []\ntop: How?')).toThrow('zooming.questions.yml:2: `top` has to be a list');
  expect(() => read('top: [')).toThrow('zooming.questions.yml:1: ');
});
