/**
 * Social cards: a picture with title and section for every page, shown where a link to it is shared.
 *
 * The address of a card follows from that of its page (`cardPath`), so `src/theme/SiteMetadata` can name it while the
 * page is rendered. After the build, each page's title is read from its HTML, drawn as SVG (`drawCard`) and
 * turned into a PNG by resvg, in its own threads and with a typeface from npm. A picture is kept under
 * `node_modules/.cache` by the hash of its SVG: a warm build draws only what has changed.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import { cardPath } from './cardPath';
import { drawCard } from './drawCard';
import { readTitle } from './readTitle';

const FONT_FAMILY = 'Instrument Sans';
const fontFiles = ['400Regular', '600SemiBold'].map((style) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${style}/InstrumentSans_${style}.ttf`),
);

async function render(svg: string, cacheFile: string): Promise<void> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
  });
  await writeFile(cacheFile, image.asPng());
}

export default function socialCardsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');

  async function makeCard(outDir: string, pagePath: string): Promise<void> {
    const file = path.join(outDir, pagePath, 'index.html');
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html == null) return;
    const svg = drawCard(readTitle(html, pagePath), pagePath, FONT_FAMILY);
    const cacheFile = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
    const target = path.join(outDir, cardPath(pagePath));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cacheFile, target).catch(async () => {
      await render(svg, cacheFile);
      await copyFile(cacheFile, target);
    });
  }

  return {
    name: 'social-cards',
    async postBuild({ outDir, routesPaths }) {
      await mkdir(cache, { recursive: true });
      const pages = new Set(
        routesPaths.map((route) => `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')),
      );
      await Promise.all([...pages].map((pagePath) => makeCard(outDir, pagePath)));
    },
  };
}
