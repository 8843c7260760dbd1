import { expect, test } from 'vitest';
import { highlight } from '../highlight';
import { loadPrism } from '../loadPrism';
import { createNameIndex } from './createNameIndex';
import { createRenderRun } from './createRenderRun';
import { testModel } from './testModel';

const prism = loadPrism([]);
const index = createNameIndex(testModel);
const CODE = 'const a: Frame = b\n\n// highlight-next-line\nconst c: Frame & PhotoFile = d\n';

function render(ownAddress = ''): string {
  return highlight(prism, CODE, 'ts', undefined, (code) =>
    createRenderRun({ index, prism, baseUrl: '/preview/', ownAddress }, 'ts', code),
  ).html;
}

test('links names below the base path, and only the first of each is a stop for the keyboard', () => {
  expect(render().match(/<a [^>]*>/g)).toEqual([
    '<a href="/preview/docs/api/interfaces/Frame">',
    '<a href="/preview/docs/api/interfaces/Frame" tabindex="-1">',
    '<a href="/preview/docs/api/interfaces/PhotoFile">',
  ]);
});

test('keeps the text of the code', () => {
  expect(
    render()
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&'),
  ).toBe('const a: Frame = b\n\nconst c: Frame & PhotoFile = d');
});

test('does not link a page to itself', () => {
  expect(render('/docs/api/interfaces/Frame')).not.toContain('/interfaces/Frame"');
});
