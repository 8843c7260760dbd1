import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIBRARY_RELEASE_DATE, LIBRARY_VERSION } from './libraryVersion';

test('guides and home page install the documented version', () => {
  const guides = readdirSync('docs/guides').map((name) => `docs/guides/${name}`);
  const commands = ['src/pages/_home.mdx', ...guides].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/react-native-vision-camera@[^\s`'"]+/g)].map(
      ([command]) => `${file}: ${command}`,
    ),
  );
  expect(commands.length).toBeGreaterThan(3);
  const right = `: react-native-vision-camera@^${LIBRARY_VERSION}`;
  expect(commands.filter((command) => !command.endsWith(right))).toEqual([]);
});

test('the home page and the blog date the documented version the same', () => {
  const post = readFileSync('blog/2025-06-16-version-4-7.mdx', 'utf8');
  const date = new RegExp(`${LIBRARY_VERSION}, released on (\\w+) \\d+, (\\d+)`).exec(post)!;
  expect(LIBRARY_RELEASE_DATE).toBe(`${date[1]} ${date[2]}`);
});
