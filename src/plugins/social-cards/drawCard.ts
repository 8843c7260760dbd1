import { escapeHtml } from '../../page-source/mdx/escapeHtml';
import { wrapTitle } from './wrapTitle';

const INK = '#ececea';
const MUTED = '#b0b1ab';
const LINE = '#8b8c85';
const PAPER = '#161715';
const ACCENT = '#f6a15c';

/** The width of titles in pixels, without the drawing on the right. */
const TITLE_WIDTH = 700;

const SECTIONS: readonly [start: string, name: string, drawing: string][] = [
  // Two brackets around a name.
  ['/docs/api', 'API reference', 'M-52-80h-28v160h28M52-80h28v160h-28M-30 0h60M-30-30h40M-30 30h50'],
  // A reticle between the marks of a level.
  ['/docs/guides', 'Guide', 'M-70-40v-30h30M40-70h30v30M70 40v30h-30M-40 70h-30v-30M-120 0h70M50 0h70'],
  // A list of steps.
  ['/docs/recipes', 'Recipe', 'M-80-56h16M-40-56h120M-80 0h16M-40 0h20M20 0h60M-80 56h16M-40 56h120'],
  // Three frames, one behind the other.
  ['/blog', 'Blog', 'M-80-20h110v90h-110zM-80 4h110M-58-20v-26h110v90h-22M-36-46v-26h110v90h-22'],
  // A slider.
  ['/tools', 'Tool', 'M-90-40h180M-90 40h180M-30-58v36h24v-36zM20 22v36h24V22z'],
];

const DEFAULT_DRAWING =
  'M-70-40v-30h30M40-70h30v30M70 40v30h-30M-40 70h-30v-30M0-30a30 30 0 100 60 30 30 0 000-60';

/** Returns an exposure scale along the lower edge. Its middle mark has the accent color. */
function scale(): string {
  const marks = Array.from(
    { length: 31 },
    (_, index) => `M${300 + index * 20} 560v${index % 5 === 0 ? -18 : -10}`,
  );
  return `<path d="${marks.join('')}" stroke="${LINE}"/><path d="M600 568v-34" stroke="${ACCENT}"/>`;
}

/** Draws a page's card as SVG, 1200 by 630 pixels. */
export function drawCard(title: string, pagePath: string, fontFamily: string): string {
  const [, section, drawing] = SECTIONS.find(([start]) => pagePath.startsWith(start)) ?? [
    '',
    '',
    DEFAULT_DRAWING,
  ];
  const { lines, size } = wrapTitle(title, TITLE_WIDTH);
  const lineHeight = size * 1.12;
  const top = 315 - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const heading = lines
    .map(
      (line, index) =>
        `<text x="110" y="${(top + index * lineHeight).toFixed(1)}">${escapeHtml(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="${fontFamily}" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M0 0h1200v630H0z" fill="${PAPER}"/>
<path d="M48 108V48h60M1092 48h60v60M1152 522v60h-60M108 582H48v-60" stroke="${INK}"/>
${scale()}
<g transform="translate(980 315) scale(1.25)" stroke="${LINE}"><path d="${drawing}"/><circle r="7" fill="${ACCENT}" stroke="none"/></g>
<g fill="${INK}" font-weight="600" font-size="${size}" letter-spacing="${(-size * 0.015).toFixed(2)}">${heading}</g>
<text x="110" y="130" fill="${MUTED}" font-size="32">VisionCamera 4</text>
<text x="1090" y="130" fill="${ACCENT}" font-size="32" text-anchor="end">${section}</text>
</svg>`;
}
