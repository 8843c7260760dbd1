import type { NativeCamera } from '../camera/types';
import { isPinchKeyDown } from './emulatePinch';
import { getLivePhone } from './getLivePhone';
import { getFieldHeight } from '../camera/optics';

/** Pixels that a press may move. */
const SLOP = 6;
/** How far the phone can point to the side, in scene units. */
const MAX_AIM = 260;

const clamp = (value: number) => Math.min(Math.max(value, -MAX_AIM), MAX_AIM);

/** Points the phone elsewhere when the reader drags the preview, unless the app handles drags. */
export function aimByDrag(view: HTMLElement, getCamera: () => NativeCamera | undefined): void {
  view.addEventListener('pointerdown', (down) => {
    if (!down.isPrimary || isPinchKeyDown(down) || handlesDrags(view)) return;
    let last = down;
    let isDragging = false;
    const listeners = new AbortController();
    const { signal } = listeners;
    const move = (event: PointerEvent) => {
      const camera = getCamera();
      const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
      isDragging ||= Math.hypot(dx, dy) > SLOP;
      if (camera == null || !event.isPrimary || !isDragging) return;
      last = event;
      aim(camera, dx / view.clientHeight, dy / view.clientHeight);
    };
    window.addEventListener('pointermove', move, { signal });
    // A second finger makes it a pinch.
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      window.addEventListener(type, (event) => event !== down && listeners.abort(), { signal });
  });
}

/** Moves the image. A distance of 1 is the height of the view, which the image fills. */
function aim(camera: NativeCamera, right: number, down: number): void {
  const phone = getLivePhone();
  const { world } = phone;
  const device = phone.getDevice(camera);
  const height = getFieldHeight(camera, device);
  const isMirrored = device.position === 'front' && camera.props.isMirrored !== false;
  const [x, y] = [(isMirrored ? -right : right) * height, down * height];
  // The scene turns in the image when the phone rotates.
  const angle = (-world.quarterTurns * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  world.aim = { x: clamp(world.aim.x - (cos * x - sin * y)), y: clamp(world.aim.y - (sin * x + cos * y)) };
}

/** An app that handles drags sets `touch-action: none`. */
function handlesDrags(view: HTMLElement): boolean {
  for (let element: HTMLElement | null = view; element; element = element.parentElement)
    if (getComputedStyle(element).touchAction === 'none') return true;
  return false;
}
