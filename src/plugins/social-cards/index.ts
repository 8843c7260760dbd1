/**
 * Social cards: an image with the title and section of each page, shown where people share a link to it.
 *
 * A card's URL follows from its page's URL (`cardPath`), so `theme/Layout/Provider` can add it while the page renders.
 * After the build, `drawCard` draws each page's title as SVG, and resvg turns it into a PNG on background threads, with
 * a typeface from npm.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import { listFiles } from '../../node-utils/listFiles';
import { outputFile } from '../../node-utils/outputFile';
import { cardPath } from './cardPath';
import { drawCard } from './drawCard';
import { readTitle } from './readTitle';

const FONT_FAMILY = 'Instrument Sans';
const fontFiles = ['400Regular', '600SemiBold'].map((style) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${style}/InstrumentSans_${style}.ttf`),
);

export default function socialCardsPlugin(): Plugin {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY };

  async function createCard(outDir: string, htmlFile: string): Promise<void> {
    const pagePath = `/${path.relative(outDir, htmlFile).replaceAll(path.sep, '/')}`;
    const html = await readFile(htmlFile, 'utf8');
    // Redirects and the phone's document have no card.
    if (!html.includes(cardPath(pagePath))) return;
    const svg = drawCard(readTitle(html, htmlFile), pagePath, FONT_FAMILY);
    const image = await renderAsync(svg, { font });
    await outputFile(path.join(outDir, cardPath(pagePath)), image.asPng());
  }

  return {
    name: 'social-cards',
    getThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({ outDir }) {
      const pages = listFiles(outDir).filter((file) => file.endsWith('.html'));
      await Promise.all(pages.map((file) => createCard(outDir, file)));
    },
  };
}
