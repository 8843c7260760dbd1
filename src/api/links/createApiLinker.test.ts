import { expect, test } from 'vitest';
import { rootFolder } from '../../config/rootFolder';
import { VFile } from '../../page-source/markdownTools';
import { createLinkRenderer } from '../../page-source/mdx/codeLinks';
import { highlight } from '../../page-source/mdx/highlight';
import { loadPrism } from '../../page-source/mdx/loadPrism';
import { createApiLinker } from './createApiLinker';
import { testModel } from './testModel';

const links = createApiLinker(testModel);
const CODE = 'const a: Frame = b\n\n// highlight-next-line\nconst c: Frame & PhotoFile = d\n';

function render(path: string): string {
  const file = new VFile({ path: `${rootFolder}/docs/${path}.mdx` });
  return highlight(loadPrism(), CODE, 'ts', '', (code) => {
    const block = { language: 'ts', code, meta: '', id: undefined, file };
    return createLinkRenderer(links.linkBlock(block), code, '/preview/');
  });
}

test('links names below the base path, and makes only the first link to each page a tab stop', () => {
  const html = render('guides/formats');
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a href="/preview/docs/api/interfaces/Frame">',
    '<a href="/preview/docs/api/interfaces/Frame" tabindex="-1">',
    '<a href="/preview/docs/api/interfaces/PhotoFile">',
  ]);
  expect(html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')).toBe(
    'const a: Frame = b\n\nconst c: Frame & PhotoFile = d',
  );
});

test('links no page to itself, and treats a bare word on an API page as a parameter', () => {
  expect(render('api/interfaces/Frame')).not.toContain('/interfaces/Frame"');
  const file = new VFile({ path: `${rootFolder}/docs/api/interfaces/Frame.mdx` });
  expect(['Frame', 'isActive', 'Frame[]'].flatMap((code) => links.linkInline(code, file))).toEqual([]);
});
