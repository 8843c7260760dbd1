import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIBRARY_PACKAGE } from './libraryVersion';

test('guides and home page install the documented version', () => {
  const guides = readdirSync('docs/guides').map((name) => `docs/guides/${name}`);
  const commands = ['src/pages/_home.mdx', ...guides].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/react-native-vision-camera@[^\s`'"]+/g)].map(
      ([command]) => `${file}: ${command}`,
    ),
  );
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !command.endsWith(`: ${LIBRARY_PACKAGE}`))).toEqual([]);
});
