import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType<Record<string, string>> }>;

/** Components that live in static content, by the name in their `data-island`; each loads when it comes near the view. */
export const islands: Record<string, Load> = {
  BufferSize: () => import('@site/src/components/BufferSize'),
  CodeCoordinates: () => import('@site/src/components/CodeCoordinates'),
  DeviceChooser: () => import('@site/src/components/DeviceChooser'),
  FormatExplorer: () => import('@site/src/components/FormatExplorer'),
  FrameBudget: () => import('@site/src/components/FrameBudget'),
  OrientationSimulator: () => import('@site/src/components/OrientationSimulator'),
  ZoomExplorer: () => import('@site/src/components/ZoomExplorer'),
};
