import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

/** The family of the site's font. */
export const FONT_FAMILY = 'Geist';

// resvg reads neither WOFF2 nor variable fonts, so it can't use the files in `static/fonts`.
const fontFiles = ['geist-400.ttf', 'geist-600.ttf'].map((name) => path.join(__dirname, 'fonts', name));

/** Renders a card's SVG as PNG. */
export async function renderCard(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
  });
  return image.asPng();
}
