/**
 * Social cards: an image with the title and section of each page, shown where people share a link to it.
 *
 * A card's URL follows from its page's URL (`cardPath`), so `theme/Layout/Provider` can add it while the page renders.
 * After the build, `drawCard` draws each page's title as SVG, and worker threads (`renderCard.cjs`) turn it into a PNG
 * with resvg and a typeface from npm. `node_modules/.cache` keeps PNGs by the hash of their SVG, so a warm build only
 * draws new ones.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Tinypool } from 'tinypool';
import { listFiles } from '../../node-utils/listFiles';
import { nodeRequire } from '../../node-utils/nodeRequire';
import { writeFileAtomic } from '../../node-utils/writeFileAtomic';
import { cardPath } from './cardPath';
import { drawCard } from './drawCard';
import { readTitle } from './readTitle';

const FONT_FAMILY = 'Instrument Sans';
const fontFiles = ['400Regular', '600SemiBold'].map((style) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${style}/InstrumentSans_${style}.ttf`),
);

export default function socialCardsPlugin({ siteDir }: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY };
  const images = new Map<string, Promise<void>>();

  async function render(pool: Tinypool, svg: string, cacheFile: string): Promise<void> {
    await writeFileAtomic(cacheFile, (await pool.run({ svg, font })) as Uint8Array);
  }

  /** Returns the PNG file of a drawing. Identical cards share it. */
  async function draw(pool: Tinypool, svg: string): Promise<string> {
    const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
    const image = images.get(file) ?? (existsSync(file) ? Promise.resolve() : render(pool, svg, file));
    images.set(file, image);
    await image;
    return file;
  }

  async function createCard(pool: Tinypool, outDir: string, htmlFile: string): Promise<void> {
    const pagePath = `/${path.relative(outDir, htmlFile).replaceAll(path.sep, '/')}`;
    const title = readTitle(await readFile(htmlFile, 'utf8'), htmlFile);
    const card = await draw(pool, drawCard(title, pagePath, FONT_FAMILY));
    const target = path.join(outDir, cardPath(pagePath));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(card, target);
  }

  return {
    name: 'social-cards',
    getThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({ outDir }) {
      const pages = listFiles(outDir).filter((file) => file.endsWith('.html'));
      // jiti would compile an import.
      const { Tinypool } = nodeRequire('tinypool') as typeof import('tinypool');
      const pool = new Tinypool({ filename: path.join(__dirname, 'renderCard.cjs'), minThreads: 0 });
      await Promise.all(pages.map((file) => createCard(pool, outDir, file)));
      await pool.destroy();
    },
  };
}
