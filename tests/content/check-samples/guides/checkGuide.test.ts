import { describe, expect, it, test } from 'vitest';
import { createFixture } from '../createFixture';
import { checkUniqueFrontMatter } from './checkFrontMatter';
import { checkGuide } from './checkGuide';

const guide = `---
title: Zooming
description: Learn how to zoom a Camera.
---

Zoom in.

## Pinch {/* #pinch */}

:::warning[Slow phones]
Measure.
:::

## Limit the zoom

[Formats](formats.mdx#fps) have different limits.

**Next:** [Focusing](focusing.mdx) to focus on a tap.
`;

const check = (text: string) =>
  checkGuide(createFixture(text, 'docs/guides/zooming.mdx')).map(({ line, message }) => `${line} ${message}`);

describe('the checks of a guide', () => {
  it('accept the pattern', () => {
    expect(check(guide)).toEqual([]);
  });

  test.each<[name: string, from: string, to: string, problem: RegExp]>([
    ['no title', 'title: Zooming\n', '', /no title/],
    ['no description', /description.*\n/.exec(guide)![0], '', /no description/],
    ['a description without a verb', 'Learn how', 'All about how', /must start with one of/],
    ['a long description', 'zoom a Camera', `zoom a ${'very '.repeat(30)}big Camera`, /at most 160/],
    ['an unknown key', 'title:', 'sidebar_position: 1\ntitle:', /"sidebar_position"/],
    ['a second title', 'Zoom in.', '# Zoom', /^6 .*only first-level heading/],
    ['a skipped level', '## Pinch', '### Pinch', /^8 A heading of level 3 follows one of level 1/],
    ['an empty label', '## Limit the zoom', '## Pitfalls', /"Pitfalls" says nothing/],
    ['an id that ends with a hyphen', '## Limit the zoom', '## Zoom with `<Camera>` >', /ends with a hyphen/],
    [
      'no next guide',
      '**Next:** ',
      'Read ',
      /End the guide with: \*\*Next:\*\* \[the next guide\]\(focusing\.mdx\)/,
    ],
    [
      'a next guide out of order',
      '(focusing.mdx)',
      '(formats.mdx)',
      /Follow the sidebar: link to focusing\.mdx/,
    ],
    ['two next guides', ' to focus', ' or [HDR](hdr.mdx) to focus', /links to focusing\.mdx and hdr\.mdx/],
    ['praise', 'Zoom in.', 'Zoom in.\nIt is Easy.', /^7 Instead of "Easy"/],
    ['a forbidden word in the description', 'to zoom', 'to simply zoom', /Instead of "simply"/],
    ['an emoji', 'Zoom in.', 'Zoom in 🚀.', /Instead of "🚀"/],
    ['a prompt', 'Zoom in.', '```bash\n$ pod install\n```', /^6 Remove the prompt/],
    ['two commands', 'Zoom in.', '```bash\ncd ios\npod install\n```', /2 commands/],
    ['npm without tabs', 'Zoom in.', '```bash\nnpm install left-pad\n```', /npm2yarn/],
    ['an unknown admonition', ':::warning[Slow phones]', ':::caution', /":::caution" is not an admonition/],
    ['a warning without a title', ':::warning[Slow phones]', ':::warning', /Give the warning a title/],
    ['two notes in a row', 'Zoom in.', ':::note\na\n:::\n\n:::note\nb\n:::', /Two ":::note" in a row/],
    ['four admonitions', 'Zoom in.', ':::note\na\n:::\n\n:::tip\nb\n:::\n\n:::note\na\n:::', /at most three/],
    ['a link called here', '[Formats]', '[Here]', /"Here" does not name its target/],
    ['a link to a missing file', 'formats.mdx#fps', 'format.mdx', /a file that does not exist/],
    ['a link by url', 'formats.mdx#fps', '/docs/guides/formats', /Write the relative path/],
    ['an image without text', 'Zoom in.', '![](lens.png)', /no alt text/],
    [
      'a figure without a caption',
      'Zoom in.',
      '<Figure alt="Two lenses">\n</Figure>',
      /<Figure> has no caption/,
    ],
    ['two diagrams', 'Zoom in.', '```mermaid\na\n```\n\n```mermaid\nb\n```', /at most one Mermaid/],
    ['braces in prose', 'Zoom in.', 'Set zoom={2}.', /MDX evaluates \{2\}/],
  ])('find %s', (_, from, to, problem) => {
    expect(guide).toContain(from);
    expect(check(guide.replace(from, to))).toContainEqual(expect.stringMatching(problem));
  });

  it('find a description that two guides share', () => {
    const pages = ['a', 'b'].map((name) =>
      createFixture(guide.replace('Zooming', name), `docs/guides/${name}.mdx`),
    );
    expect(checkUniqueFrontMatter(pages)).toEqual([
      { file: 'docs/guides/b.mdx', line: 1, message: 'docs/guides/a.mdx has the same description.' },
    ]);
  });

  it('ignore quoted messages and code', () => {
    expect(check(guide.replace('Zoom in.', '> just do it\n\n`just`'))).toEqual([]);
  });
});
