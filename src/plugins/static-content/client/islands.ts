import type { ComponentType } from 'react';

/** The properties of an island, from its `data-props`; only diagrams have one. */
export interface IslandProps {
  value: string;
}

type Load = () => Promise<{ default: ComponentType<IslandProps> }>;

/** Components that live in static content, by the name in their `data-island`; each loads when it comes near the view. */
export const islands: Record<string, Load> = {
  BufferSize: () => import('@site/src/components/BufferSize'),
  CodeCoordinates: () => import('@site/src/components/CodeCoordinates'),
  DeviceChooser: () => import('@site/src/components/DeviceChooser'),
  FormatExplorer: () => import('@site/src/components/FormatExplorer'),
  FrameBudget: () => import('@site/src/components/FrameBudget'),
  Mermaid: () => import('@site/src/components/Diagram'),
  OrientationSimulator: () => import('@site/src/components/OrientationSimulator'),
  ZoomExplorer: () => import('@site/src/components/ZoomExplorer'),
};
