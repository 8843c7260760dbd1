import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { controlGuides, features, installCommands } from './features';

const markdown = readFileSync(new URL('../../pages/_index.mdx', import.meta.url), 'utf8');
const guide = (url: string) => `(../../docs/guides/${url.replace('/docs/guides/', '')}.mdx)`;

test.each(features)('the Markdown of the home page lists $title', ({ title, text, to }) => {
  expect(markdown.toLowerCase()).toContain(`- **${title}**: ${text}`.toLowerCase());
  expect(markdown).toContain(guide(to));
});

test('the Markdown of the home page links the guides about props', () => {
  for (const [label, to] of controlGuides) expect(markdown).toContain(`[${label}]${guide(to)}`);
});

test('the Markdown of the home page has the install command', () => {
  expect(markdown).toContain(installCommands[0]!.command);
});
