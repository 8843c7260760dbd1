import { Comment } from 'typedoc';
import { expect, test } from 'vitest';
import { readComment, splitSentence } from './comments';

test('makes comments safe for MDX: no headings, HTML or expressions, and links within the site', () => {
  const markdownOf = (text: string) =>
    readComment(new Comment([{ kind: 'text', text }]), () => undefined).text;
  expect(markdownOf('### A title\n\nUse <Camera> with {braces}.')).toBe(
    'A title\n\nUse `<Camera>` with \\{braces}.',
  );
  expect(markdownOf('* See [formats](https://react-native-vision-camera.com/docs/guides/formats#fps).')).toBe(
    '- See [formats](/docs/guides/formats#fps).',
  );
});

test.each([
  ['Runs `func` at once. Then more.', 'Runs `func` at once.', ' Then more.'],
  ['The zoom (e.g. `1`) of `a. B`, e.g. One. More', 'The zoom (e.g. `1`) of `a. B`, e.g. One.', ' More'],
  ['A title\n\nMore.', 'A title', '\n\nMore.'],
  ['See [the guide](/x) now. More', 'See the guide now.', ' More'],
  ['All of it', 'All of it', ''],
  ['', '', ''],
])('takes the first sentence of %j', (text, sentence, rest) => {
  expect(splitSentence(text)).toEqual([sentence, rest]);
});
