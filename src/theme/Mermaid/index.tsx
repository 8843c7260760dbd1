// Replaces the theme's diagram: its library loads when a diagram comes near the view, until then its source is shown.
import LazyDiagram from '@site/src/components/Diagram';
import type { ReactNode } from 'react';

export default function Mermaid({ value }: { value: string }): ReactNode {
  // In guides this is static HTML, which src/plugins/static-content brings to life.
  return (
    <div data-island="Mermaid" data-props={JSON.stringify({ value })}>
      <LazyDiagram value={value} />
    </div>
  );
}
