import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rootFolder } from '../../config/rootFolder';
import { readSite } from '../readSite';
import { SitePage } from '../SitePage';
import { readSteps } from './readSteps';

const folder = mkdtempSync(path.join(os.tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = new SitePage(
  path.join(folder, 'light.mdx'),
  '```tsx title="src/Lamp.tsx" run\nconst torch = 1;\nconst zoom = 2;\n```\n',
);

function read(yaml: string) {
  writeFileSync(path.join(folder, 'light.steps.yml'), yaml);
  return readSteps(page).get('light-lamp');
}

const step = (fields: string) => `light-lamp:\n  steps:\n    - text: Turn it on.\n${fields}`;
const OUTCOME = '{ text: It shines., trace: [{ kind: prop, name: torch }] }';
const ACTIONS = '      actions: [{ press: Light }]\n';

test('a step has what it leaves out', () => {
  expect(read(step(`${ACTIONS}      both: ${OUTCOME}\n`))?.steps).toMatchObject([
    {
      permissions: { camera: 'granted', microphone: 'granted', location: 'granted' },
      android: { text: 'It shines.' },
      ios: { text: 'It shines.' },
    },
  ]);
});

const mistake = (diff: string) =>
  `light-lamp:\n  mistakes:\n    - change: Forget it\n      diff:\n        src/Lamp.tsx: |\n${diff}      step:\n        text: Turn it on.\n  ${ACTIONS}        both: ${OUTCOME}\n`;

const DIFF = '          -const torch = 1;\n          +const torch = 0;\n';

test('a mistake changes the code', () => {
  const found = read(mistake(DIFF))!.mistakes[0]!;
  expect(found).toMatchObject({
    change: 'Forget it',
    files: { 'src/Lamp.tsx': 'const torch = 0;\nconst zoom = 2;\n' },
  });
});

test.each([
  ['light-bulb: {}\n', ':1: .*light.mdx has no sample "light-bulb" that runs. It has light-lamp.'],
  [step(`      actions: [{ tap: Light }]\n      both: ${OUTCOME}\n`), ":4: .*isn't one of press, situation"],
  [
    step(`      actions: [{ wait: 5, otherwise: It waits. }]\n      both: ${OUTCOME}\n`),
    ":4: `otherwise` isn't a field here. The fields are wait.",
  ],
  [step(`${ACTIONS}      android: ${OUTCOME}\n`), ':3: `steps` has a step that needs either both'],
  [step(`${ACTIONS}      both: { text: It shines. }\n`), ':5: `both` expects nothing.'],
  [
    step(`${ACTIONS}      both: ${OUTCOME}\n    - text: Turn it on.\n${ACTIONS}      both: ${OUTCOME}\n`),
    ':2: `steps` has two steps with the same text.',
  ],
  [
    `${mistake(DIFF)}${mistake(DIFF).replace(/.*mistakes:\n/s, '')}`,
    ':2: `mistakes` has two mistakes with the same change.',
  ],
  [mistake('          -const focus = 1;\n'), ":6: This change doesn't fit: src/Lamp.tsx has no line"],
])('names the line of %j', (yaml, message) => {
  expect(() => read(yaml)).toThrow(new RegExp(`light\\.steps\\.yml${message}`));
});

test('a sample that the playground cannot run has no mistakes', () => {
  const code = "import 'react-native-reanimated';\nconst torch = 1;\n";
  const animated = new SitePage(
    path.join(folder, 'light.mdx'),
    `\`\`\`tsx title="src/Lamp.tsx" run\n${code}\`\`\`\n`,
  );
  writeFileSync(path.join(folder, 'light.steps.yml'), mistake(DIFF));
  expect(() => readSteps(animated)).toThrow(
    'light.steps.yml:2: The playground can\'t run "light-lamp", because it uses Reanimated.',
  );
});

test('steps are beside a page, and each sample that runs a camera has some', () => {
  const { pages } = readSite();
  const files = ['docs', 'blog', 'src/pages'].flatMap((parent) =>
    readdirSync(path.join(rootFolder, parent), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${parent}/${file}`,
    ),
  );
  const written = files.filter((file) => file.endsWith('.steps.yml'));
  const expected = pages.map(({ file }) => file.replace('.mdx', '.steps.yml'));
  expect(written.filter((file) => !expected.includes(file))).toEqual([]);
  const samples = pages.flatMap((candidate) => [...readSteps(candidate)]);
  expect(samples.filter(([, { steps }]) => steps.length === 0).map(([id]) => id)).toEqual([
    'troubleshooting-camera-report',
  ]);
});
