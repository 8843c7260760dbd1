import { expect, test } from 'vitest';
import { SitePage } from '../SitePage';

const block = (info: string, code = '') => `\`\`\`tsx ${info}\n${code}${code && '\n'}\`\`\`\n\n`;

const APP = 'title="src/App.tsx"';
const first = new SitePage('docs/learn/first.mdx', block(`${APP} new`, 'one();\ntwo();\n\nthree();\ntwo();'));

/** The next chapter, whose first line of code is line 2. */
const read = (...blocks: string[]) => new SitePage('docs/learn/second.mdx', blocks.join(''), first);
const change = (code: string) => block(`${APP} change`, code);
const printed = (page: SitePage) => page.printedFiles.map(({ code }) => code);

test('an app block prints the file after the changes of earlier chapters and those above it', () => {
  const page = read(
    block(`${APP} app run`),
    change(' one();\n-two();\n+second();\n\n three();\n…\n two();\n+four();'),
    block(`${APP} app`),
    change(' four();\n+five();'),
  );
  expect(printed(page)).toEqual([
    'one();\ntwo();\n\nthree();\ntwo();\n',
    'one();\nsecond();\n\nthree();\ntwo();\nfour();\n',
  ]);
  expect(page.app.get('src/App.tsx')).toBe('one();\nsecond();\n\nthree();\ntwo();\nfour();\nfive();');
  expect(page.printedFiles[0]).toMatchObject({ isRunnable: true, fileUrl: '/samples/second/src/App.tsx' });
  expect(first.printedFiles).toEqual([]);
});

test('a change can delete lines and go to the start of a file', () => {
  expect(read(change('+zero();\n one();\n-two();\n-\n-three();')).app.get('src/App.tsx')).toBe(
    'zero();\none();\ntwo();',
  );
});

test('a diff changes a printed file only for itself', () => {
  const diff = (code: string) => block('diff inside="a"', code);
  const page = read(
    diff(' one();\n+two();'),
    block(`${APP} id="a"`, 'one();\nthree();'),
    diff('-one();\n…\n three();\n+four();'),
  );
  expect(page.samples.map(({ code }) => code)).toEqual([
    'one();\ntwo();\nthree();',
    'one();\nthree();',
    'three();\nfour();',
  ]);
  expect(printed(page)).toEqual(['one();\nthree();\n']);
  expect(page.app).toEqual(first.app);
});

test.each([
  [
    'a line that the file lacks',
    change(' one();\n+x();\n…\n four();\n+y();'),
    'second.mdx:5: This change doesn\'t fit: src/App.tsx has no line "four();" here.',
  ],
  [
    'lines that aren’t together',
    change(' one();\n three();\n+x();'),
    "second.mdx:2: This change doesn't fit: its lines are in the file, but not one after the other.",
  ],
  [
    'a change that fits twice',
    change(' two();\n+x();'),
    'second.mdx:2: This change fits at lines 2 and 5 of src/App.tsx.',
  ],
  [
    'a change without context',
    change('+x();'),
    "second.mdx:2: This change doesn't say where it goes in src/App.tsx.",
  ],
  [
    'a line without a sign',
    change(' one();\nx();'),
    'second.mdx:3: A line of a change starts with +, - or a space.',
  ],
  [
    'a file that the app lacks',
    block('title="src/Photo.tsx" app'),
    "second.mdx:1: The app doesn't have src/Photo.tsx here. It has src/App.tsx.",
  ],
  [
    'a diff that its file lacks',
    block(`${APP} id="a"`, 'one();') + block('diff inside="a"', ' two();\n+x();'),
    'second.mdx:6: This change doesn\'t fit: src/App.tsx has no line "two();" here.',
  ],
  [
    'a diff without a sign',
    block('diff', '+one();\ntwo();'),
    'second.mdx:3: A line of a change starts with +, - or a space.',
  ],
  ['a file that the app has', block(`${APP} new`, 'x();'), 'second.mdx:1: The app already has src/App.tsx.'],
  ['a block without a file', block('change', ' one();'), 'second.mdx:1: This change block needs a file name'],
  [
    'an app block with code',
    block(`${APP} app`, 'one();'),
    'second.mdx:2: The build fills in this block with src/App.tsx.',
  ],
])('reports %s', (_, markdown, message) => {
  expect(() => read(markdown).samples).toThrow(message);
});

test('blocks of challenges leave the app as it is, and only app blocks are files', () => {
  const page = read(block(`${APP} start`, '-one();'), block(`${APP} solution`, '+one();\n two();'));
  expect(page.app).toEqual(first.app);
  expect(page.printedFiles).toEqual([]);
});
