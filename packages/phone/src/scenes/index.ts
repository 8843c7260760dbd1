import type { SceneCode } from './codes';
import { drawDocument } from './document';
import { Painter } from './Painter';
import { drawParcels } from './parcels';
import { drawPerson } from './person';
import { drawRoom } from './room';
import { drawShelf } from './shelf';
import { drawStreet } from './street';
import { drawWindow } from './window';
import type { SceneName } from '../protocol/sceneNames';

/** Draws what a camera sees, with the middle of the image at the origin. `time`, in milliseconds, moves things. */
type Scene = (painter: Painter, time: number, code: SceneCode['type']) => void;

/** What the back cameras can see. The file of each scene says what it's good for. */
const scenes = {
  street: drawStreet,
  parcels: (painter, _, code) => drawParcels(painter, code),
  document: drawDocument,
  room: drawRoom,
  shelf: drawShelf,
} satisfies Record<SceneName, Scene>;

/** Draws a scene, brighter or darker by some stops. Front cameras always see a person. */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: SceneName | 'person',
  stops: number,
  time: number,
  { code, hasWindow }: { code: SceneCode; hasWindow: boolean },
): void {
  const painter = new Painter(context, stops);
  if (scene === 'person') return drawPerson(painter, time);
  scenes[scene](painter, time, code.type);
  if (hasWindow) drawWindow(painter);
}
