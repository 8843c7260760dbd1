/**
 * The site's fonts, Geist and Geist Mono 5.3.0 from Fontsource. The files in `static/fonts` contain the characters
 * that pages use, without hinting and kerning, so that pages stay within their budget:
 * Geist with weights from 400 to 700, and Geist Mono from 400 to 600. These commands make them, with fonttools from PyPI:
 *
 *     CHARACTERS=U+0020-007E,U+00A0,U+00B0,U+00B7,U+00BD,U+00D7,U+00E9,U+00F7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2190,U+2192,U+2212,U+2265,U+2713
 *     fonttools varLib.instancer geist-latin-wght-normal.woff2 wght=400:700 -o geist.ttf
 *     pyftsubset geist.ttf --unicodes=$CHARACTERS --layout-features= --no-hinting --name-IDs= --drop-tables+=STAT,MVAR,DSIG,meta --flavor=woff2 --output-file=geist.woff2
 *     fonttools varLib.instancer geist-mono-latin-wght-normal.woff2 wght=400:600 -o geist-mono.ttf
 *     pyftsubset geist-mono.ttf --unicodes=$CHARACTERS --layout-features= --no-hinting --name-IDs= --drop-tables+=STAT,MVAR,DSIG,meta --flavor=woff2 --output-file=geist-mono.woff2
 *
 * Social cards need two fonts without variable weights. Their files, in `src/plugins/social-cards/fonts`, keep the kerning:
 *
 *     for weight in 400 600; do
 *       fonttools varLib.instancer geist-latin-wght-normal.woff2 wght=$weight -o card.ttf
 *       pyftsubset card.ttf --unicodes=$CHARACTERS --layout-features=kern --no-hinting --name-IDs=1,6 --drop-tables+=STAT,MVAR,DSIG,meta --output-file=geist-$weight.ttf
 *     done
 *
 * cspell:ignore DSIG fonttools instancer MVAR Neue pyftsubset unicodes wght
 */
import type { HtmlTagObject } from '@docusaurus/types';

const fonts = [
  { family: 'Geist', file: 'geist.woff2', weights: '400 700' },
  { family: 'Geist Mono', file: 'geist-mono.woff2', weights: '400 600' },
];

/**
 * Arial and its equals, as wide and as high as Geist. A reader whose connection is slow sees it on the first page,
 * because `font-display: optional` never swaps fonts under somebody who reads.
 */
const FALLBACK =
  "@font-face{font-family:'Geist Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica Neue');size-adjust:105%;ascent-override:95.7%;descent-override:28.1%;line-gap-override:0%}";

/** Returns the tags that load the fonts before the style sheet asks for them. */
export function createFontTags(baseUrl: string): HtmlTagObject[] {
  const faces = fonts.map(
    ({ family, file, weights }) =>
      `@font-face{font-family:'${family}';src:url(${baseUrl}fonts/${file}) format('woff2');font-weight:${weights};font-display:optional}`,
  );
  return [
    ...fonts.map(({ file }) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        href: `${baseUrl}fonts/${file}`,
      },
    })),
    { tagName: 'style', attributes: {}, innerHTML: faces.join('') + FALLBACK },
  ];
}
