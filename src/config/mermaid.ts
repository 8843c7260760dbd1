import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Gives diagrams the colors of figures (src/figures/figure.module.css). */
const themeCSS = `
  .label, .label * { color: var(--vc-ink); }
  .edgeLabel, .edgeLabel p, .labelBkg { background: var(--vc-paper); }
  .node rect, .node polygon { fill: var(--vc-surface); stroke: var(--vc-line-strong); }
  .flowchart-link, .transition { stroke: var(--vc-line-strong); }
  marker path, .node circle.state-start, .node path { fill: var(--vc-line-strong); stroke: var(--vc-line-strong); }
  .outer-path > path { fill: none; }
`;

/** Mermaid's options. The spacing keeps text readable on phones. */
export const mermaid = {
  theme: { light: 'base', dark: 'base' },
  options: {
    themeCSS,
    fontFamily: 'inherit',
    flowchart: { nodeSpacing: 10, rankSpacing: 36, padding: 8 },
  },
} satisfies ThemeConfig['mermaid'];
