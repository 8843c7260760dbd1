import { mdastToString } from '../../page-source/markdownTools';
import { parsePage } from '../../page-source/markdown/parsePage';
import type { Page } from '../../page-source/markdown/types';
import { expect, test } from 'vitest';
import { splitPage } from './splitPage';

async function read(source: string): Promise<Page> {
  const file = '/site/docs/guides/errors.mdx';
  const tree = await parsePage(source, file);
  return {
    file,
    permalink: '/docs/guides/errors',
    title: 'Errors',
    description: '',
    kind: 'guide',
    tree,
  };
}

const textOf = ({ tree }: Page) => tree.children.map((node) => mdastToString(node));
const partOf = (id: string) => /^(capture|device)/.exec(id)?.[0];

test('moves the sections of each part to a file, and lists the parts in their place', async () => {
  const page = await read(
    'Intro.\n\n## Codes\n\n### Capture\n\n#### `capture/a`\n\nA.\n\n### Device\n\n#### `device/b`\n\nB.\n\n## Last\n\nEnd.\n\n### Capture again\n\nC.\n',
  );
  const { index, parts } = splitPage(page, partOf, (name) => `/errors/${name}.md`)!;
  expect(textOf(index)).toEqual(['Intro.', 'Codes', 'capture: capture/adevice: device/b', 'Last', 'End.']);
  expect([...parts.keys()]).toEqual(['capture', 'device']);
  expect(textOf(parts.get('capture')!)).toEqual(['Capture', 'capture/a', 'A.', 'Capture again', 'C.']);
  expect(parts.get('device')!.title).toBe('Errors: device');
});

test('leaves a page without parts alone', async () => {
  expect(splitPage(await read('## Other\n'), partOf, String)).toBeUndefined();
});
