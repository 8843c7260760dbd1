import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from 'react-native-vision-camera/package.json';
import { LIBRARY_PACKAGE, LIBRARY_VERSION } from './libraryVersion';

test('is the version of the installed package', () => {
  expect(LIBRARY_VERSION).toBe(version);
});

test('is the version that guides and home page install', () => {
  const guides = readdirSync('docs/guides').map((name) => `docs/guides/${name}`);
  const commands = ['src/pages/_index.mdx', ...guides].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/react-native-vision-camera@[^\s`'"]+/g)].map(
      ([command]) => `${file}: ${command}`,
    ),
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((command) => !command.endsWith(`: ${LIBRARY_PACKAGE}`))).toEqual([]);
});
