import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { communityPluginsSchema } from './communityPlugins';
import { readFacts } from './readFacts';
import { fields, names, text } from './schemas';

const folder = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'lenses.yml');

const lens = fields({
  name: text,
  kind: v.picklist(['wide', 'telephoto']),
  zoom: v.optional(v.number()),
  cameras: v.optional(names),
});
const schema = fields({ lenses: v.array(lens) });

function read(yaml: string) {
  writeFileSync(file, yaml);
  return readFacts(file, schema);
}

test('returns the facts, and those of a changed file', () => {
  const first = '# A comment\nlenses:\n  - { name: Main, kind: wide, cameras: Back }\n';
  expect(read(first)).toEqual({ lenses: [{ name: 'Main', kind: 'wide', cameras: ['Back'] }] });
  expect(read(first.replace('Main', 'Side')).lenses[0]!.name).toBe('Side');
});

test.each([
  [
    'an unknown field',
    '    colour: red',
    ":4: `colour` isn't a field here. The fields are name, kind, zoom, cameras.",
  ],
  ['another type', '    zoom: far', ':4: `zoom` has to be a number, but it\'s "far".'],
  [
    'an unknown option',
    '  - { name: Far, kind: macro }',
    ':4: `kind` has to be one of "wide", "telephoto", but it\'s "macro".',
  ],
  ['a missing field', '  - name: Far', ':4: `kind` is missing.'],
  ['an empty field', '    zoom:', ":4: `zoom` has to be a number, but it's empty."],
  ['empty text', "    cameras: ''", ':4: `cameras` is empty.'],
  ['a field twice', '    name: Far', ':4: Map keys must be unique'],
  [
    'a text that has to be in quotes',
    '    cameras: `back`',
    ':4: Plain value cannot start with reserved character `',
  ],
])('reports %s with file and line', (_, line, message) => {
  expect(() => read(`lenses:\n  - name: Main\n    kind: wide\n${line}\n`)).toThrow(file + message);
});

test('reports all problems, and those of a repeated text where it is written', () => {
  const yaml =
    'lenses:\n  - &main\n    name: Main\n    zoom: far\n  - *main\n  - { name: 1, kind: telephoto }\n';
  expect(() => read(yaml)).toThrow(
    [
      `${file}:3: \`kind\` is missing.`,
      `${file}:4: \`zoom\` has to be a number, but it's "far".`,
      `${file}:6: \`name\` has to be text, but it's 1. Put it in quotes.`,
    ].join('\n'),
  );
});

test.each([
  ['    v4: stated', '    v4: yes', '`v4` has to be one of "stated", '],
  [
    '    install: react-native-fast-opencv@^0.4.8',
    '    install: react-native-fast-opencv@^0.5.1',
    '`install` is below 1.0',
  ],
])('reports a copy of the community plugins without %s', (before, after, message) => {
  const facts = readFileSync('docs/facts/community-plugins.yml', 'utf8');
  const line = facts.split('\n').indexOf(before) + 1;
  writeFileSync(file, facts.replace(before, after));
  expect(() => readFacts(file, communityPluginsSchema)).toThrow(`${file}:${line}: ${message}`);
});
