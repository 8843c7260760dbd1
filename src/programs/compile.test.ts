import { expect, test } from 'vitest';
import { readSampleFiles } from '../plugins/phone/readSampleFiles';
import { readSite } from '../page-source/readSite';
import { readEditableSamples } from '../page-source/samples/readEditableSamples';
import { readSteps } from '../page-source/steps/readSteps';
import { compile } from './compile';

const site = readSite(process.cwd());
const samples = readEditableSamples(site);

/** Reads the printed code of a sample, as the playground does. */
function readFiles(id: string): Record<string, string> {
  const { files } = samples.find((sample) => sample.id === id)!;
  return Object.fromEntries(Object.entries(files).map(([name, url]) => [name, site.servedFiles.get(url)!]));
}

test('all samples that run can be edited, except those with worklets of Reanimated', () => {
  const ids = [...readSampleFiles(site).samples.keys()];
  const editable = new Set(samples.map(({ id }) => id));
  expect(ids.filter((id) => !editable.has(id)).sort()).toEqual([
    'exposure-drag-exposure-screen',
    'focus-and-zoom-focus-zoom-screen',
    'zooming-zoomable-screen',
  ]);
});

test.each(samples.map(({ id }) => id))('%s compiles without Babel, line by line', (id) => {
  const files = readFiles(id);
  const program = compile(files);
  if ('message' in program) throw new Error(program.message);
  for (const [name, code] of Object.entries(program.files))
    expect(code.split('\n').length, name).toBe(files[name]!.split('\n').length);
});

test('a mistake is reported with its file and line', () => {
  expect(compile({ 'src/App.tsx': 'export {};\n', 'src/b.ts': 'const a = 1;\nconst = 2;\n' })).toMatchObject({
    file: 'src/b.ts',
    line: 2,
    message: expect.not.stringContaining('(2:'),
  });
});

const mistakes = site.pages.flatMap((page) =>
  [...readSteps(page)].flatMap(([id, { mistakes: list }]) =>
    list.map(({ change, files }) => ({ id, change, files })),
  ),
);

test.each(mistakes)('the mistake "$change" of $id compiles', ({ id, files }) => {
  expect(compile({ ...readFiles(id), ...files })).toHaveProperty('files');
});
