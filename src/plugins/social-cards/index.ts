/**
 * Social cards: an image with the title and section of each page, shown where people share a link to it.
 *
 * A card's URL follows from its page's URL (`cardPath`), so `theme/Layout/Provider` can add it while the page renders.
 * After the build, `drawCard` draws each page's title as SVG, and resvg turns it into a PNG on background threads, in the
 * site's font. Images are kept for the next build, which saves it two seconds.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { CACHE_FOLDER } from '../../build-output/buildCache';
import { cardPath } from '../../config/cardPath';
import { drawCard } from './drawCard';
import { readTitle } from './readTitle';
import { FONT_FAMILY, renderCard } from './renderCard';

export default function socialCardsPlugin(): Plugin {
  const cache = path.join(CACHE_FOLDER, 'social-cards');

  async function createCard(outDir: string, htmlFile: string): Promise<void> {
    const pagePath = `/${path.relative(outDir, htmlFile).replaceAll(path.sep, '/')}`;
    const html = await readFile(htmlFile, 'utf8');
    // Redirects and the phone's document have no card.
    if (!html.includes(cardPath(pagePath))) return;
    const svg = drawCard(readTitle(html, htmlFile), pagePath, FONT_FAMILY);
    const file = path.join(outDir, cardPath(pagePath));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await renderCard(svg, cache));
  }

  return {
    name: 'social-cards',
    getThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({ outDir }) {
      const pages = await Globby('**/*.html', { cwd: outDir, absolute: true });
      await Promise.all(pages.map((file) => createCard(outDir, file)));
    },
  };
}
