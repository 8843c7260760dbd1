import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExpoPluginOptions } from './expoPluginOptions';

const options = readExpoPluginOptions();

test("lists each option of the library's config plugin", () => {
  const source = readFileSync('node_modules/react-native-vision-camera/src/expo-plugin/@types.ts', 'utf8');
  const declared = [...source.matchAll(/^ {2}(\w+)\?: (boolean|string)$/gm)].map(
    ([, name, type]) => `${name}: ${type}`,
  );
  const listed = options.map(({ name, type }) => `${name}: ${type}`);
  expect(listed.sort()).toEqual(declared.sort());
});

test('getting started has one app.json with every option', () => {
  const guide = readFileSync('docs/guides/versions.mdx', 'utf8');
  const [section] = guide.split('{/* #expo-config-plugin */}')[1]!.split('<DataBlock');
  const shown = [...section!.matchAll(/^ {8}"(\w+)": /gm)].map(([, name]) => name);
  expect(shown).toEqual(options.map(({ name }) => name));
});
