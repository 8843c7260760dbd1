import { expect, test } from 'vitest';
import { Site } from '../readSite';
import { SitePage } from '../SitePage';
import { readEditableSamples } from './readEditableSamples';

const block = (info: string, code = '') => `\`\`\`tsx ${info}\n${code}${code && '\n'}\`\`\`\n\n`;
const change = (code: string, file = 'App') => block(`title="src/${file}.tsx" change`, code);
const printAll = (run: string) => block(`title="src/App.tsx" app ${run}`) + block('title="src/A.tsx" app');
const CHECKPOINT = '<Checkpoint />\n\n';

const first = new SitePage(
  'docs/learn/first.mdx',
  block('title="src/A.tsx" new', 'a();') + block('title="src/App.tsx" new', 'one();') + printAll('run'),
);
const read = (...parts: string[]) =>
  new SitePage('docs/learn/second.mdx', `---\ntitle: Zoom\n---\n\n${parts.join('')}`, first);

test('a checkpoint is the app after the changes above it, and only has files that no page prints', () => {
  const page = read(
    change(' one();\n+two();'),
    CHECKPOINT,
    change('+const b = 1;\n a();', 'A'),
    change(' two();\n+three();'),
    CHECKPOINT,
    change(' three();\n+four();'),
    printAll('run="home dark" scene="parcels"'),
  );
  expect(page.checkpoints).toMatchObject([
    {
      id: 'second-checkpoint-1',
      line: 10,
      files: [
        {
          title: 'src/App.tsx',
          code: 'one();\ntwo();\n',
          fileUrl: '/samples/second-checkpoint-1/src/App.tsx',
        },
        { title: 'src/A.tsx', code: 'a();\n', fileUrl: '/samples/first/src/A.tsx' },
      ],
    },
    {
      id: 'second-checkpoint-2',
      files: [
        { code: 'one();\ntwo();\nthree();\n', fileUrl: '/samples/second-checkpoint-2/src/App.tsx' },
        { code: 'const b = 1;\na();\n', fileUrl: '/samples/second/src/A.tsx' },
      ],
    },
  ]);
  const [checkpoint, , finished] = readEditableSamples(new Site([page]));
  expect(checkpoint).toMatchObject({
    id: 'second-checkpoint-1',
    finished: 'second-app',
    label: 'Zoom: so far, step 1',
    url: '/docs/learn/second#second-checkpoint-1',
    situations: 'home dark',
    scene: 'parcels',
  });
  expect(finished).toMatchObject({ id: 'second-app', label: 'Zoom: src/App.tsx' });
});

test('a file that an earlier checkpoint has is written once', () => {
  const page = read(
    change(' one();\n+two();'),
    CHECKPOINT,
    change('+const b = 1;\n a();', 'A'),
    CHECKPOINT,
    change(' two();\n+three();'),
    printAll('run'),
  );
  expect(page.checkpoints[1]!.files[0]!.fileUrl).toBe('/samples/second-checkpoint-1/src/App.tsx');
});

test.each([
  [
    'nothing new above it',
    read(CHECKPOINT, change(' one();\n+two();'), printAll('run')),
    5,
    "There's nothing new",
  ],
  [
    'nothing new since the last one',
    read(change(' one();\n+two();'), CHECKPOINT, 'Text.\n\n', CHECKPOINT, printAll('run')),
    14,
    "There's nothing new to run. Move <Checkpoint /> below a block with new or change.",
  ],
  [
    'no phone',
    read(change(' one();\n+two();'), CHECKPOINT, printAll('')),
    10,
    '<Checkpoint /> gets its phone from a block with app and run on this page. Add one.',
  ],
  [
    'no screen yet',
    new SitePage(
      'docs/learn/second.mdx',
      block('title="src/A.tsx" new', 'a();') +
        CHECKPOINT +
        block('title="src/App.tsx" new', 'b();') +
        printAll('run'),
    ),
    5,
    "The app doesn't have src/App.tsx here. Move <Checkpoint /> below its block.",
  ],
  [
    'text below it',
    read(change(' one();\n+two();'), '<Checkpoint />\nText.\n\n', printAll('run')),
    10,
    'Write <Checkpoint /> between two empty lines, without attributes.',
  ],
])('reports %s', (_, page, line, message) => {
  expect(() => page.checkpoints).toThrow(`docs/learn/second.mdx:${line}: ${message}`);
});
