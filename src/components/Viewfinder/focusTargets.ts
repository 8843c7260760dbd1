import { SCENE, type Depth } from '../../figures/scene';

/** A thing in the scene that a reader can focus on; the box is in scene coordinates. */
export interface FocusTarget {
  name: string;
  depth: Depth;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From front to back: the first that holds a point is what the camera sees there. */
export const focusTargets: readonly FocusTarget[] = [
  { name: 'parcel', depth: 'near', x: 548, y: 342, width: 240, height: 238 },
  { name: 'cup', depth: 'middle', x: 196, y: 330, width: 166, height: 140 },
  { name: 'window', depth: 'far', x: 84, y: 64, width: 324, height: 254 },
];

/** A point of the viewfinder, from 0 to 1 in both directions. */
export interface ViewPoint {
  x: number;
  y: number;
}

/** Returns the point of the scene that stands at `point` of the view; zooming keeps the center in place. */
export function toScene(point: ViewPoint, zoom: number): ViewPoint {
  return {
    x: SCENE.width * (0.5 + (point.x - 0.5) / zoom),
    y: SCENE.height * (0.5 + (point.y - 0.5) / zoom),
  };
}

/** Returns how far away the scene is at a point of the view. */
export function findDepth(point: ViewPoint, zoom: number): Depth {
  const { x, y } = toScene(point, zoom);
  const hit = focusTargets.find(
    (target) =>
      x >= target.x && x <= target.x + target.width && y >= target.y && y <= target.y + target.height,
  );
  return hit?.depth ?? (y > 424 || (x > 400 && x < 540 && y > 144) ? 'middle' : 'far');
}
