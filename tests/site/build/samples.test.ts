import { expect, test } from 'vitest';
import { readSite } from '../../../src/page-source/readSite';
import type { CheckpointFile } from '../../../src/page-source/samples/readCheckpoints';
import { HOSTED, HOSTED_PATH, listBuiltFiles, parseHtmlFile, readBuilt, toHtmlFile } from './builtSite';

const { pages, printedFiles: printed, servedFiles: served } = readSite();

test('every printed file and every file of a checkpoint is at its URL, and nothing else', () => {
  expect(printed.length).toBeGreaterThan(100);
  const files = listBuiltFiles().filter((file) => file.startsWith('samples/'));
  expect(files.sort()).toEqual([...served.keys()].map((url) => url.slice(1)).sort());
  expect(new Set(printed.map(({ fileUrl }) => fileUrl)).size).toBe(printed.length);
  const checkpointFiles = pages.flatMap(({ checkpoints }) => checkpoints.flatMap(({ files }) => files));
  const isWrong = ({ fileUrl, code }: CheckpointFile) => readBuilt(fileUrl.slice(1)) !== code;
  expect([...printed, ...checkpointFiles].filter(isWrong)).toEqual([]);
});

test('every printed file is linked from its block, also below a base path', () => {
  const paths = new Set(printed.map(({ blockUrl }) => blockUrl.split('#')[0]!));
  const lost = [...paths].flatMap((pathname) => {
    const html = parseHtmlFile(toHtmlFile(pathname), HOSTED);
    return printed.filter(({ blockUrl, fileUrl }) => {
      const [page, anchor] = blockUrl.split('#');
      const link = `[id="${anchor}"] a[href="${HOSTED_PATH}${fileUrl.slice(1)}"]`;
      return page === pathname && html.querySelector(link) == null;
    });
  });
  expect(lost.map(({ blockUrl }) => blockUrl)).toEqual([]);
});
