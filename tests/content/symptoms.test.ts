import { describe, expect, test } from 'vitest';
import { toString } from 'mdast-util-to-string';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../src/page-text/parsePage';
import { rootFolder } from './rootFolder';
import { symptoms } from './symptoms';

async function readText(guide: string): Promise<string> {
  const file = join(rootFolder, `docs/guides/${guide}.mdx`);
  const tree = await parsePage(readFileSync(file, 'utf8'), file, rootFolder);
  return tree.children
    .map((node) => toString(node))
    .join('\n')
    .toLowerCase();
}

describe.each(Object.entries(symptoms))('%s', (guide, phrases) => {
  const text = readText(guide);
  test.each(phrases)('answers "%s"', async (phrase) => {
    const guideText = await text;
    expect(phrase.split('|').some((alternative) => guideText.includes(alternative.toLowerCase()))).toBe(true);
  });
});
