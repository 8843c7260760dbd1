import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { codeInputs, reuse } from '../../build-output/buildCache';

/** The family of the site's font. */
export const FONT_FAMILY = 'Geist';

// resvg reads neither WOFF2 nor variable fonts, so it can't use the files in `static/fonts`.
const fontFiles = ['geist-400.ttf', 'geist-600.ttf'].map((name) => path.join(__dirname, 'fonts', name));

/** What an image depends on besides its SVG. */
const renderer = codeInputs(__filename, ...fontFiles);

/** Renders a card's SVG as PNG, or returns the image that an earlier build kept in `cacheFolder`. */
export function renderCard(svg: string, cacheFolder: string): Promise<Uint8Array> {
  return reuse(cacheFolder, [svg, ...renderer], async () => {
    const image = await renderAsync(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
    });
    return image.asPng();
  });
}
