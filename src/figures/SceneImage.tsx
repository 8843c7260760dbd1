import type { CSSProperties, ReactNode } from 'react';
import { exposeScene, type Exposure, type SurfaceName } from './exposeScene';
import { CODE_TRANSFORM, outlines, SCENE } from './scene';

interface SceneShape {
  d: string;
  surface: SurfaceName;
  /** Stroke width, for shapes without a fill. */
  line?: number;
  transform?: string;
}

const shapes: readonly SceneShape[] = [
  { d: outlines.wall, surface: 'wall' },
  { d: outlines.sky, surface: 'sky' },
  { d: outlines.sun, surface: 'sun' },
  { d: outlines.hills, surface: 'hills' },
  { d: outlines.windowFrame, surface: 'trim', line: 10 },
  { d: outlines.books, surface: 'books' },
  { d: outlines.shelf, surface: 'stick', line: 8 },
  { d: outlines.table, surface: 'table' },
  { d: outlines.cupHandleAndSteam, surface: 'cup', line: 5 },
  { d: outlines.cup, surface: 'cup' },
  { d: outlines.stick, surface: 'stick', line: 6 },
  { d: outlines.pot, surface: 'pot' },
  { d: outlines.pinwheel, surface: 'pinwheel' },
  { d: outlines.hub, surface: 'label' },
  { d: outlines.parcelSides, surface: 'parcelSides' },
  { d: outlines.parcelFront, surface: 'parcel' },
  { d: outlines.label, surface: 'label' },
  { d: outlines.code, surface: 'code', line: 1, transform: CODE_TRANSFORM },
];

/** Defines the scene once per drawing, so {@link SceneImage} can reuse it. The `id` must be unique on a page. */
export function SceneShapes({ id }: { id: string }): ReactNode {
  return (
    <defs>
      <g id={id}>
        {shapes.map(({ d, surface, line, transform }) => (
          <path
            key={d}
            d={d}
            transform={transform}
            fill={line == null ? `var(--${surface})` : 'none'}
            stroke={line == null ? undefined : `var(--${surface})`}
            strokeWidth={line}
          />
        ))}
      </g>
    </defs>
  );
}

/** A 4:3 part of the scene. */
export interface Crop {
  x: number;
  y: number;
  width: number;
}

const WHOLE_SCENE: Crop = { x: 0, y: 0, width: SCENE.width };

interface SceneImageProps extends Exposure {
  /** The `id` of the {@link SceneShapes}. */
  shapes: string;
  x: number;
  y: number;
  width: number;
  /** Defaults to the whole scene. */
  crop?: Crop;
}

/** Draws a 4:3 photo of the scene at an exposure. */
export function SceneImage({ shapes: id, x, y, width, crop = WHOLE_SCENE, ...exposure }: SceneImageProps) {
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={width * 0.75}
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.width * 0.75}`}
    >
      <use href={`#${id}`} style={exposeScene(exposure) as CSSProperties} />
    </svg>
  );
}
