import { expect, test } from 'vitest';
import type { Scenario } from 'vision-camera-phone/steps';
import { SitePage } from '../../page-source/SitePage';
import { Site } from '../../page-source/readSite';
import { readChallenges, readPageChallenges } from './readChallenges';

const checks: Record<string, Scenario[]> = { torch: [] };

const APP = '```tsx title="src/App.tsx" new\nconst torch = 1;\nconst zoom = 2;\n```\n';

const challenge = (parts: { attributes?: string; start?: string; solution?: string }) => `${APP}
<Challenge ${parts.attributes ?? 'id="torch" kind="build" title="Light"'}>

Turn on the **light**.

${parts.start ?? '```tsx title="src/App.tsx" start\n-const torch = 1;\n const zoom = 2;\n```'}

<Hint>

Look at \`torch\`.

</Hint>

${parts.solution ?? '<Solution>\n\n```tsx title="src/App.tsx" solution\n+const torch = 3;\n const zoom = 2;\n```\n\nBecause.\n\n</Solution>'}

</Challenge>
`;

const read = (text: string, all = checks) =>
  readPageChallenges(new SitePage('docs/learn/light.mdx', text), all);

test('changes the app of the chapter to the start, and the start to the solution', () => {
  const [found] = read(challenge({}));
  expect(found).toMatchObject({
    id: 'torch',
    url: '/docs/learn/light#torch',
    start: { 'src/App.tsx': 'const zoom = 2;' },
    solution: { 'src/App.tsx': 'const torch = 3;\nconst zoom = 2;' },
  });
  expect([found!.goal, found!.hints, found!.explanation].map((list) => list.length)).toEqual([1, 1, 1]);
});

test('opens the line that the start changes, unless readers have to find it', () => {
  const start =
    '```tsx title="src/App.tsx" start\n const torch = 1;\n-const zoom = 2;\n+const zoom = 4;\n```';
  const solution =
    '<Solution>\n\n```tsx title="src/App.tsx" solution\n-const zoom = 4;\n+const zoom = 2;\n```\n\n</Solution>';
  expect(read(challenge({ start, solution }))[0]!.opens).toEqual({ file: 'src/App.tsx', line: 2 });
  const attributes = 'id="torch" kind="find" title="Light"';
  expect(read(challenge({ attributes, start, solution }))[0]!.opens).toEqual({ file: 'src/App.tsx' });
});

test('imports are no reason to open the top of a file', () => {
  const start =
    '```tsx title="src/App.tsx" start\n+import a from "a";\n+import b from "b";\n const torch = 1;\n-const zoom = 2;\n+const zoom = 4;\n```';
  const solution =
    '<Solution>\n\n```tsx title="src/App.tsx" solution\n-const zoom = 4;\n+const zoom = 2;\n```\n\n</Solution>';
  expect(read(challenge({ start, solution }))[0]!.opens.line).toBe(4);
});

test('each challenge has an id of its own, and each check a challenge', () => {
  const text = challenge({ attributes: 'id="pause" kind="build" title="Break"' });
  const page = new SitePage('docs/learn/light.mdx', text);
  expect(() => readChallenges(new Site([page, new SitePage('docs/learn/other.mdx', text)]))).toThrow(
    'docs/learn/other.mdx:6: Another challenge has the id "pause".',
  );
  expect(() => readChallenges(new Site([page]))).toThrow(
    /^docs\/learn\/challenges\.yml:\d+: No chapter has a challenge "black-in-the-morning"\.$/,
  );
});

test('without a start, the start is the app of the chapter', () => {
  const solution =
    '<Solution>\n\n```tsx title="src/App.tsx" solution\n-const torch = 1;\n+const torch = 3;\n```\n\n</Solution>';
  expect(read(challenge({ start: '', solution }))[0]!.start['src/App.tsx']).toContain('torch = 1');
});

test.each([
  [{ attributes: 'kind="build" title="Light"' }, ':6: <Challenge> needs id="…"'],
  [
    { attributes: 'id="torch" kind="fun" title="Light"' },
    ':6: kind="fun" has to be one of build, find, survive.',
  ],
  [
    { attributes: 'id="zoom" kind="find" title="Zoom"' },
    ':6: docs/learn/challenges.yml has no checks for the challenge "zoom".',
  ],
  [{ solution: '' }, ':6: The challenge "torch" needs a <Solution>'],
  [{ start: '```tsx start\n const zoom = 2;\n```' }, ':10: Name the file that changes'],
  [{ start: '```tsx title="src/App.tsx" start\n const lens = 2;\n```' }, ":11: This change doesn't fit"],
])('names file and line of %j', (parts, message) => {
  expect(() => read(challenge(parts))).toThrow(`docs/learn/light.mdx${message}`);
});
