import { expect, test } from 'vitest';
import { firstSentence, toPageMarkdown } from './readComment';

test('makes comments fit for MDX: no headings, no HTML, no expressions, links inside the site', () => {
  expect(toPageMarkdown('### A title\n\nUse <Camera> with {braces}.')).toBe(
    'A title\n\nUse `<Camera>` with \\{braces}.',
  );
  expect(
    toPageMarkdown('See [formats](https://react-native-vision-camera.com/docs/guides/formats#fps).'),
  ).toBe('See [formats](/docs/guides/formats#fps).');
});

test.each(['One line, plain.', 'Two\nlines (of prose).'])('leaves plain prose as it is: %s', (text) => {
  expect(toPageMarkdown(text)).toBe(text);
});

test.each([
  ['Runs `func` at once. Then more.', 'Runs func at once.'],
  ['The zoom (e.g. `1`) of it. More', 'The zoom (e.g. 1) of it.'],
  ['### A title\n\nMore.', 'A title'],
  ['See [the guide](/x) now. More', 'See the guide now.'],
  ['', ''],
])('takes the first sentence of %j', (markdown, summaryText) => {
  expect(firstSentence(markdown).summaryText).toBe(summaryText);
});
