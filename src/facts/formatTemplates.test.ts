import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFormatTemplates } from './formatTemplates';

const constants: Record<string, string> = {
  ScreenAspectRatio: 'screen',
  SnapchatResolution: 'fullHd',
  InstagramResolution: 'uhd',
};

test('lists each template of the library with its filters', () => {
  const source = readFileSync('node_modules/react-native-vision-camera/src/devices/Templates.ts', 'utf8');
  const body = source.slice(source.indexOf('FormatFilter[]> = {'));
  const declared = [...body.matchAll(/^ {2}(\w+): (\[[\s\S]*?\]),$/gm)].map(([, name = '', filters = '']) => [
    name,
    filters
      .replace(/\s+/g, ' ')
      .replace('[ ', '[')
      .replace(', ]', ']')
      .replace(
        /\b(ScreenAspectRatio|SnapchatResolution|InstagramResolution)\b/g,
        (constant) => constants[constant] ?? constant,
      ),
  ]);
  expect(readFormatTemplates().map(({ name, filters }) => [name, filters])).toEqual(declared);
});
