/**
 * Home sample: takes the code of the home page from its Markdown (`src/pages/_index.md`, which the samples
 * test compiles), highlights it once at build time and hands it to the page as
 * `@generated/home-sample/default/sample.json`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlight, type HighlightedCode } from '../../markdown/highlight';
import { loadPrism } from '../../markdown/loadPrism';
import { findSample } from './findSample';

const PAGE = 'src/pages/_index.md';

export default function homeSamplePlugin({ siteDir }: LoadContext): Plugin {
  const file = path.join(siteDir, PAGE);
  return {
    name: 'home-sample',
    getPathsToWatch: () => [file],
    async loadContent() {
      const { code, meta } = findSample(await readFile(file, 'utf8'), PAGE);
      return highlight(loadPrism([]), code, 'tsx', meta);
    },
    async contentLoaded({ content, actions: { createData } }) {
      await createData('sample.json', content as HighlightedCode);
    },
  };
}
