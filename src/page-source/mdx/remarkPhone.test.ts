import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expect, test } from 'vitest';
import { remarkMdx, remarkParse, unified, VFile } from '../markdownTools';
import { rootFolder } from '../../config/rootFolder';
import remarkPhone from './remarkPhone';

async function transform(value: string): Promise<Root> {
  const file = new VFile({ path: `${rootFolder}/docs/guides/taking-photos.mdx`, value });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file) as Root;
  remarkPhone()(tree, file);
  return tree;
}

const sample = (meta: string) => `\`\`\`tsx ${meta}\nexport const A = () => null;\n\`\`\`\n`;

const describe = (tree: Root) =>
  tree.children.map((node) =>
    node.type === 'code'
      ? (node as Code).lang
      : Object.fromEntries(
          (node as MdxJsxFlowElement).attributes.flatMap((attribute) =>
            'name' in attribute ? [[attribute.name, attribute.value]] : [],
          ),
        ),
  );

test('a sample that runs gets a phone below it', async () => {
  expect(
    describe(
      await transform(sample('title="src/PhotoScreen.tsx" run="home dark"') + sample('title="b.tsx"')),
    ),
  ).toEqual([
    'tsx',
    {
      id: 'taking-photos-photo-screen',
      title: 'src/PhotoScreen.tsx',
      stepTexts: expect.stringMatching(/^Take a photo\.\n/) as string,
      mistakes: expect.stringMatching(/^Leave out photo=\{true\}\n/) as string,
      situations: 'home dark',
    },
    'tsx',
  ]);
});

test('a sample with worklets of Reanimated is marked, because the playground cannot compile it', async () => {
  const code = "import { useSharedValue } from 'react-native-reanimated';\nexport const A = () => null;";
  const [, phone] = describe(await transform(`\`\`\`tsx title="src/A.tsx" run\n${code}\n\`\`\`\n`));
  expect(phone).toMatchObject({ readOnly: 'true' });
});

test('files that a sample imports are checked, too', async () => {
  const screen = "import { B } from './B';\nexport const A = () => <B />;";
  const camera = "import 'react-native-reanimated';\nexport const B = () => void Gesture.Pinch();";
  const page = `\`\`\`tsx title="src/A.tsx" run\n${screen}\n\`\`\`\n\n\`\`\`tsx title="src/B.tsx"\n${camera}\n\`\`\`\n`;
  const [, phone] = describe(await transform(page));
  expect(phone).toMatchObject({ readOnly: 'true', pinch: 'true' });
});

test('a fence chooses the phones that show its point', async () => {
  const [, phone] = describe(await transform(sample('title="a.tsx" run model="iphone-7 honor-200-pro"')));
  expect(phone).toMatchObject({ models: 'iphone-7 honor-200-pro' });
});

test('a fence chooses what the cameras see', async () => {
  const [, phone] = describe(await transform(sample('title="a.tsx" run scene="parcels"')));
  expect(phone).toMatchObject({ scene: 'parcels' });
});

test('<Phone> moves the phone, loads its screenshot early, and leads to the code', async () => {
  const page = `<Phone sample="src/PinchCamera.tsx" />\n\n${sample('title="src/PinchCamera.tsx" run collapsed')}`;
  expect(describe(await transform(page))).toEqual([
    {
      id: 'taking-photos-pinch-camera',
      title: 'src/PinchCamera.tsx',
      situations: '',
      eager: 'true',
      edit: 'true',
    },
    'tsx',
  ]);
});

test('<Phone> takes in the whole sample above it and sets `whole`', async () => {
  const [phone] = (await transform(sample('title="a.tsx" run') + '<Phone sample="a.tsx" />\n')).children;
  expect(describe({ type: 'root', children: [phone!] })).toMatchObject([{ title: 'a.tsx', whole: 'true' }]);
  expect((phone as MdxJsxFlowElement).children).toMatchObject([{ type: 'code', meta: 'title="a.tsx" run' }]);
});

test('<Phone> takes the excerpt of its sample above it, and no other code', async () => {
  const phone = '<Phone sample="a.tsx" />\n\n';
  const screen = sample('title="a.tsx" id="a" run');
  const [first] = (await transform(sample('inside="a"') + phone + screen)).children as MdxJsxFlowElement[];
  expect(first!.children).toMatchObject([{ type: 'code', meta: 'inside="a" run' }]);
  const [, second] = (await transform(sample('title="b.tsx"') + phone + screen))
    .children as MdxJsxFlowElement[];
  expect(second!.children).toEqual([]);
});

const guess = (
  attributes: string,
  answers = '<Answer label="A" right>Yes.</Answer>\n<Answer label="B">No.</Answer>',
) => `<Guess ${attributes}>\n\nWhat happens?\n\n${answers}\n\n</Guess>\n\n`;

test('<Guess> gets what the phone of its sample needs', async () => {
  const page = `${guess('sample="taking-photos-photo-screen" step="Take a photo."')}${sample('title="src/PhotoScreen.tsx" run="dark"')}`;
  const [question] = describe(await transform(page));
  expect(question).toEqual(
    expect.objectContaining({
      id: 'taking-photos-photo-screen',
      title: 'src/PhotoScreen.tsx',
      situations: 'dark',
      step: 'Take a photo.',
    }),
  );
  expect(describe(await transform(guess('')))).toEqual([{}]);
  const broken = `${guess('sample="taking-photos-photo-screen" mistake="Leave out photo={true}" platform="ios"')}${sample('title="src/PhotoScreen.tsx" run')}`;
  const [mistake] = describe(await transform(broken));
  expect(mistake).toMatchObject({
    id: 'taking-photos-photo-screen',
    mistake: 'Leave out photo={true}',
    platform: 'ios',
  });
});

test.each([
  [1, '<Guess sample="a-b"> isn\'t the id of a sample', guess('sample="a-b" step="Go."')],
  [
    5,
    '<Guess step="Go."> isn\'t a step of taking-photos-photo-screen. Use one of: Take a photo.',
    `${sample('title="src/PhotoScreen.tsx" run')}\n${guess('sample="taking-photos-photo-screen" step="Go."')}`,
  ],
  [
    5,
    '<Guess mistake="Sleep"> isn\'t a mistake of taking-photos-photo-screen. Use one of: Leave out photo={true}',
    `${sample('title="src/PhotoScreen.tsx" run')}\n${guess('sample="taking-photos-photo-screen" mistake="Sleep"')}`,
  ],
  [
    5,
    '<Guess platform="web"> has to be android or ios.',
    `${sample('title="src/PhotoScreen.tsx" run')}\n${guess('sample="taking-photos-photo-screen" step="Take a photo." platform="web"')}`,
  ],
  [
    1,
    'One <Answer> of a <Guess> is right.',
    guess('', '<Answer label="A">No.</Answer>\n<Answer label="B">No.</Answer>'),
  ],
  [1, 'This <Guess> has 1 answers.', guess('', '<Answer label="A" right>Yes.</Answer>')],
  [
    1,
    'Each <Answer> needs a label="…"',
    guess('', '<Answer right>Yes.</Answer>\n<Answer label="B">No.</Answer>'),
  ],
  [1, 'run="hoem" isn\'t a situation. Use ask-permission, home,', sample('title="a.tsx" run="hoem"')],
  [1, 'model="iphone-99" isn\'t a phone. Use android-', sample('title="a.tsx" run model="iphone-99"')],
  [1, 'has two phones of one platform.', sample('title="a.tsx" run model="iphone-7 iphone-x"')],
  [1, 'scene="moon" isn\'t a scene. Use street, parcels,', sample('title="a.tsx" run scene="moon"')],
  [1, 'model="…" and scene="…" are for samples that run.', sample('title="a.tsx" model="iphone-7"')],
  [1, 'A sample that runs needs a file name: add title="src/….tsx".', sample('run')],
  [
    5,
    'Two samples of this page run as a.tsx. Rename one.',
    `${sample('title="a.tsx" run')}\n${sample('title="a.tsx" run')}`,
  ],
  [
    1,
    '<Phone sample="a.tsx" /> needs a code block with title="a.tsx" and the flag run on this page.',
    `<Phone sample="a.tsx" />\n\n${sample('title="a.tsx"')}`,
  ],
  [
    3,
    "This line doesn't fit beside the phone. Keep it to 56 characters.",
    `\`\`\`tsx inside="a"\nfit();\n${'x'.repeat(57)}\n\`\`\`\n\n<Phone sample="a.tsx" />\n\n${sample('title="a.tsx" id="a" run')}`,
  ],
])('bad input is named with its line: %i, %s', async (line, reason, page) => {
  await expect(transform(page)).rejects.toThrow(
    expect.objectContaining({ line, reason: expect.stringContaining(reason) as string }) as Error,
  );
});
