import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFacts } from '../../facts/readFacts';
import { challengesSchema } from './readChecks';

const folder = mkdtempSync(join(tmpdir(), 'challenges-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(scenario: string) {
  const file = join(folder, 'challenges.yml');
  writeFileSync(file, `torch:\n  - says: The user turns on the light.\n    works: It's on.\n${scenario}`);
  return readFacts(file, challengesSchema).torch![0];
}

test('fills in what a scenario leaves out', () => {
  expect(read('    permission: { camera: ask }\n    actions: []\n')).toMatchObject({
    platforms: ['android', 'ios'],
    permissions: { camera: 'ask', microphone: 'granted', location: 'granted' },
    situations: [],
    scene: 'parcels',
    expect: [],
  });
});

test.each([
  ['    actions:\n      - tap: Light\n', /challenges\.yml:5: .*isn't one of press, situation/],
  ['    actions:\n      - press: Light\n        hold: 500\n', /challenges\.yml:6: `hold` isn't a field here/],
  ['    actions: []\n    expect:\n      - see: Light\n', /challenges\.yml:6: `otherwise` is missing/],
  [
    '    actions: []\n    expect:\n      - otherwise: It stays dark.\n',
    /challenges\.yml:6: .*expects nothing/,
  ],
  ['    actions: []\n    situations: [home]\n', /challenges\.yml:5: .*has to hold from the start/],
  ['    actions: []\n    models: [nokia]\n', /challenges\.yml:5: .*has to be a phone/],
])('names the line of %j', (scenario, message) => {
  expect(() => read(scenario)).toThrow(message);
});

test('a challenge needs a scenario', () => {
  const file = join(folder, 'empty.yml');
  writeFileSync(file, 'torch: []\n');
  expect(() => readFacts(file, challengesSchema)).toThrow(/empty\.yml:1: .*has no scenario/);
});
