/**
 * Social cards: a picture with title and section for every page, shown where a link to it is shared.
 *
 * The URL of a card follows from that of its page (`cardPath`), so `theme/Layout/Provider` can name it while the
 * page is rendered. After the build, each page's title is read from its HTML, drawn as SVG (`drawCard`) and
 * turned into a PNG by resvg, in threads of their own (`renderCard.cjs`) and with a typeface from npm. A picture is kept under
 * `node_modules/.cache` by the hash of its SVG: a warm build draws only what has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import Tinypool from 'tinypool';
import { writeFileAtomic } from '../../node-utils/writeFileAtomic';
import { cardPath } from './cardPath';
import { drawCard } from './drawCard';
import { readTitle } from './readTitle';

const FONT_FAMILY = 'Instrument Sans';
const fontFiles = ['400Regular', '600SemiBold'].map((style) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${style}/InstrumentSans_${style}.ttf`),
);

/** Returns the HTML of a page, or `undefined` for a route that has no folder. */
async function readHtml(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    // The not-found page is a file where other routes are folders.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return undefined;
    throw error;
  }
}

export default function socialCardsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY };
  const drawings = new Map<string, Promise<void>>();

  async function render(pool: Tinypool, svg: string, cacheFile: string): Promise<void> {
    await writeFileAtomic(cacheFile, (await pool.run({ svg, font })) as Uint8Array);
  }

  /** Returns the file of a drawing; pages that look the same share it. */
  async function draw(pool: Tinypool, svg: string): Promise<string> {
    const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
    const drawing = drawings.get(file) ?? (existsSync(file) ? Promise.resolve() : render(pool, svg, file));
    drawings.set(file, drawing);
    await drawing;
    return file;
  }

  async function makeCard(pool: Tinypool, outDir: string, pagePath: string): Promise<void> {
    const html = await readHtml(path.join(outDir, pagePath, 'index.html'));
    if (html == null) return;
    const card = await draw(pool, drawCard(readTitle(html, pagePath), pagePath, FONT_FAMILY));
    const target = path.join(outDir, cardPath(pagePath));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(card, target);
  }

  return {
    name: 'social-cards',
    getThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({ outDir, routesPaths }) {
      const pages = new Set(
        routesPaths.map((route) => `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')),
      );
      const pool = new Tinypool({ filename: path.join(__dirname, 'renderCard.cjs'), minThreads: 0 });
      await Promise.all([...pages].map((pagePath) => makeCard(pool, outDir, pagePath)));
      await pool.destroy();
    },
  };
}
