import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../config/rootFolder';
import { mdastToString } from '../markdownTools';
import { readSite } from '../readSite';
import { readAppRole, type AppRole } from '../samples/parseMeta';
import { parsePage } from './parsePage';
import { sectionsOf } from './sectionsOf';

const read = (source: string) => parsePage(source, '/site/docs/page.mdx');

test('removes front matter, imports and comments, and keeps explicit ids', async () => {
  const tree = await read(
    "---\ntitle: A\n---\n\nimport X from '@site/src/figures/X';\n\nIntro.\n\n{/* note */}\n\n## Run it {/* #run */}\n\nText.\n",
  );
  expect(
    sectionsOf(tree).map(({ heading, id, nodes }) => [heading, id, nodes.map((node) => mdastToString(node))]),
  ).toEqual([
    ['', '', ['Intro.']],
    ['Run it', 'run', ['Text.']],
  ]);
});

test('reads tabs, figures, badges and admonitions as text', async () => {
  const tree = await read(
    '<Tabs>\n<TabItem value="a" label="Expo">\n\nOne\n\n</TabItem>\n<TabItem value="bare">\n\nTwo\n\n</TabItem>\n</Tabs>\n\n<Figure alt="See" caption="Cap">\n<X />\n</Figure>\n\nA <Platform ios /> b\n\n:::warning[Careful]\n\nHot\n\n:::\n',
  );
  const text = tree.children.map((node) => mdastToString(node)).join('\n');
  expect(text).toBe('Expo:\nOne\nbare:\nTwo\nFigure: Cap See.\nA (iOS) b\nWarning: CarefulHot');
});

test('fails with file and line for a component without a Markdown rendition', async () => {
  await expect(read('Text.\n\n<Mystery />\n')).rejects.toMatchObject({
    message: expect.stringContaining('<Mystery> has no Markdown rendition'),
    line: 3,
  });
});

test('reads a badge on its own line as a paragraph', async () => {
  const tree = await read('Text.\n\n<Platform android ios />\n');
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
});

test('reads what differs between platforms as a paragraph for each', async () => {
  const tree = await read(
    `<PlatformPair>
<Platform android>It *keeps* the recording.</Platform>
<Platform ios>

It loses it:

- the file

</Platform>
</PlatformPair>

<Platform ios>Only there.</Platform>
`,
  );
  expect(tree.children.map((node) => `${node.type}: ${mdastToString(node)}`)).toEqual([
    'paragraph: Android: It keeps the recording.',
    'paragraph: iOS: It loses it:',
    'list: the file',
    'paragraph: iOS: Only there.',
  ]);
});

test('reads a guess as its question, its answers and why', async () => {
  const page = `<Guess step="Leave.">

What happens?

<Answer label="\`isActive\` stays">It can't.</Answer>
<Answer label="It stops" right>

The camera is *one*.

</Answer>

</Guess>
`;
  const tree = await read(page);
  expect(tree.children.map((node) => `${node.type}: ${mdastToString(node)}`)).toEqual([
    'paragraph: Guess',
    'paragraph: What happens?',
    'list: isActive staysIt stops',
    'paragraph: Right: It stops',
    'paragraph: The camera is one.',
    'paragraph: Wrong: isActive stays',
    "paragraph: It can't.",
  ]);
});

test('the Markdown of a chapter has the app, and changes with their signs', async () => {
  const { file, text, samples } = readSite().getPage('docs/learn/photo.mdx');
  const { children } = await parsePage(text, path.join(rootFolder, file));
  const valuesOf = (role: AppRole) =>
    children.flatMap((node) => (node.type === 'code' && readAppRole(node.meta) === role ? node.value : []));
  expect(valuesOf('app')).toEqual(samples.filter(({ appRole }) => appRole === 'app').map(({ code }) => code));
  expect(valuesOf('app').join('')).toContain('export default function App()');
  expect(valuesOf('change').join('\n')).toMatch(/^\+/m);
});
