import { useColorMode } from '@docusaurus/theme-common';
import { useMermaidConfig, useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';
import { useMemo, type ReactNode } from 'react';
import { Source, type DiagramProps } from '.';
import styles from './styles.module.css';

function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--vc-${name}`).trim();
}

/** Returns Mermaid's variables, fed from the design tokens of the current color mode. */
function readThemeVariables(isDark: boolean): Record<string, string | boolean> {
  const [paper, surface, ink, line] = ['paper', 'surface', 'ink', 'line-strong'].map(readToken);
  return {
    darkMode: isDark,
    background: paper!,
    primaryColor: surface!,
    primaryTextColor: ink!,
    primaryBorderColor: line!,
    secondaryColor: surface!,
    tertiaryColor: paper!,
    lineColor: line!,
    textColor: ink!,
    edgeLabelBackground: paper!,
    fontFamily: getComputedStyle(document.body).fontFamily,
  };
}

/** The drawn diagram, in the colors of the page. */
export default function Drawing({ value }: DiagramProps): ReactNode {
  const { colorMode } = useColorMode();
  const siteConfig = useMermaidConfig();
  const config = useMemo(
    () => ({
      ...siteConfig,
      theme: 'base' as const,
      themeVariables: readThemeVariables(colorMode === 'dark'),
    }),
    [siteConfig, colorMode],
  );
  const result = useMermaidRenderResult({ text: value, config });
  if (result == null) return <Source value={value} />;
  return (
    <div className={styles.scroller} role="img" aria-label={describe(value)}>
      <div dangerouslySetInnerHTML={{ __html: result.svg }} />
    </div>
  );
}

/** Returns the labels of a diagram in the order of its source, which is what a screen reader says of it. */
function describe(value: string): string {
  const labels = [...value.matchAll(/[[{(|]+([^\]})|[{(]+)[\]})|]+/g)].map((match) => match[1]!.trim());
  return `Diagram: ${[...new Set(labels)].join(', ')}`;
}
