import { expect, test } from 'vitest';
import { checkGuide } from './checkGuide';
import { createFixture } from '../pages/createFixture';

const guide = `---
title: Zooming
description: Zoom by pinching.
---

Zoom in.

## Pinch {/* #pinch */}

:::warning
Measure.
:::

## Limit the zoom

[Formats](formats.mdx#fps) have different limits.
`;

const check = (text: string) =>
  checkGuide(createFixture(text, 'docs/guides/zooming.mdx')).map(({ line, message }) => `${line} ${message}`);

test('accepts a guide', () => {
  expect(check(guide)).toEqual([]);
});

test.each<[name: string, from: string, to: string, problem: RegExp]>([
  ['no title', 'title: Zooming\n', '', /^1 .*no title/],
  ['no description', 'description: Zoom by pinching.\n', '', /^1 .*no description/],
  ['a second title', 'Zoom in.', '# Zoom', /^6 .*only first-level heading/],
  ['a skipped level', '## Pinch', '### Pinch', /^8 A heading of level 3 follows one of level 1/],
  ['a prompt', 'Zoom in.', '```bash\n$ pod install\n```', /^6 Remove the prompt/],
  ['an unknown admonition', ':::warning', ':::caution', /^10 ":::caution" is not an admonition/],
  ['a link called here', '[Formats]', '[Here]', /^16 .*"Here" does not name its target/],
  [
    'a link with the origin',
    'formats.mdx#fps',
    'https://react-native-vision-camera.com/docs/guides/formats',
    /^16 .*Write the relative path/,
  ],
  ['an image without text', 'Zoom in.', '![](lens.png)', /^6 .*no alt text/],
  ['a figure without text', 'Zoom in.', '<Figure caption="Two lenses">\n</Figure>', /^6 <Figure> has no alt/],
  ['braces in prose', 'Zoom in.', 'Set zoom={2}.', /^6 MDX evaluates \{2\}/],
])('finds %s', (_, from, to, problem) => {
  expect(guide).toContain(from);
  expect(check(guide.replace(from, to))).toContainEqual(expect.stringMatching(problem));
});
