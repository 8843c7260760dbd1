import { Comment, type CommentDisplayPart } from 'typedoc';
import { expect, test } from 'vitest';
import { splitSentence, toMarkdown } from './comments';

/** Returns a comment as TypeDoc takes it apart. */
function partsOf(text: string): CommentDisplayPart[] {
  const kindOf = (piece: string) => (piece.startsWith('`') ? ('code' as const) : ('text' as const));
  return new Comment(
    text.split(/(`[^`]*`)/).map((piece) => ({ kind: kindOf(piece), text: piece })),
  ).summary.filter((part) => part.text !== '');
}

test('makes comments fit for MDX: no headings, no HTML, no expressions, links inside the site', () => {
  expect(toMarkdown(partsOf('### A title\n\nUse <Camera> with {braces}.'), () => undefined)).toBe(
    'A title\n\nUse `<Camera>` with \\{braces}.',
  );
  const link = '[formats](https://react-native-vision-camera.com/docs/guides/formats#fps)';
  expect(toMarkdown(partsOf(`* See ${link}.`), () => undefined)).toBe(
    '- See [formats](/docs/guides/formats#fps).',
  );
});

test.each([
  ['Runs `func` at once. Then more.', 'Runs `func` at once.', ' Then more.'],
  ['The zoom (e.g. `1`) of it. More', 'The zoom (e.g. `1`) of it.', ' More'],
  ['### A title\n\nMore.', 'A title', '\n\nMore.'],
  ['See [the guide](/x) now. More', 'See the guide now.', ' More'],
  ['All of it', 'All of it', ''],
  ['', '', ''],
])('takes the first sentence of %j', (text, sentence, rest) => {
  const [found, others] = splitSentence(partsOf(text));
  expect([found, others.map((part) => part.text).join('')]).toEqual([sentence, rest]);
});
