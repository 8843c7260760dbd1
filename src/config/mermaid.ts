import type { ThemeConfig } from '@docusaurus/preset-classic';

const FONT_SIZE = 40;

/**
 * Gives diagrams the colors of figures (src/figures/figure.module.css). Pages show them at less than half their size, so
 * strokes, arrowheads and dots are larger than Mermaid's.
 */
const themeCSS = `
  .label, .label * { color: var(--vc-ink); }
  .edgeLabel, .edgeLabel p, .labelBkg { background: var(--vc-paper); }
  .node rect, .node polygon { fill: var(--vc-surface); stroke: var(--vc-line-strong); stroke-width: 3px; }
  .flowchart-link, .transition { stroke: var(--vc-line-strong); stroke-width: 3px; }
  marker path, .node circle.state-start, .node path { fill: var(--vc-line-strong); stroke: var(--vc-line-strong); }
  .outer-path > path { fill: none; }
  marker { overflow: visible; }
  marker path { transform: scale(2); transform-origin: right center; transform-box: fill-box; }
  .state-start, .outer-path { transform: scale(2); transform-origin: center; transform-box: fill-box; }
  foreignObject div { max-width: none !important; }
`;

const spacing = { nodeSpacing: 40, rankSpacing: 56, padding: 16 };

/** Mermaid's options. Diagrams that use the theme's variables for fonts ignore `fontSize`, so it's set twice. */
export const mermaid = {
  theme: { light: 'base', dark: 'base' },
  options: {
    themeCSS,
    fontFamily: 'inherit',
    fontSize: FONT_SIZE,
    themeVariables: { fontSize: `${FONT_SIZE}px` },
    flowchart: spacing,
    state: spacing,
  },
} satisfies ThemeConfig['mermaid'];
