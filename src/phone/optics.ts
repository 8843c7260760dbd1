import type { CameraDevice, CodeScannerFrame } from 'react-native-vision-camera';
import type { NativeCamera, Platform } from './camera/types';
import { drawPerson, drawScene, type SceneCode } from './drawScene';

/** The light in the scene and how the phone is held. */
export interface World {
  code: SceneCode;
  isDark: boolean;
  /** Quarter turns of the phone, counterclockwise. */
  quarterTurns: number;
}

/** Options of a captured image. */
export interface CaptureOptions {
  camera: NativeCamera;
  device: CameraDevice;
  /** Time in milliseconds, for moving parts of the scene. */
  time: number;
  isMirrored?: boolean;
  hasFlash?: boolean;
  /** Whether the image is upright even if the phone is rotated. */
  isUpright?: boolean;
}

/** Height in scene units that a wide-angle lens captures. */
const FIELD_HEIGHT = 700;
const CENTER = { front: [430, 330], back: [580, 395] } as const;

/** Focal length relative to the wide-angle lens. */
function getLensFactor({ physicalDevices }: CameraDevice): number {
  if (physicalDevices.length > 1) return 1;
  return { 'ultra-wide-angle-camera': 0.5, 'telephoto-camera': 2 }[physicalDevices[0] as string] ?? 1;
}

/** Returns the part of the scene that a camera captures, in scene coordinates. */
function getField({ applied }: NativeCamera, device: CameraDevice, aspectRatio: number) {
  const height = FIELD_HEIGHT / (getLensFactor(device) * ((applied.zoom ?? 1) / device.neutralZoom));
  const width = height * aspectRatio;
  const [x, y] = device.position === 'front' ? CENTER.front : CENTER.back;
  return { x: x - width / 2, y: y - height / 2, centerX: x, centerY: y, width, height };
}

/** Returns how much brighter the image is than the scene, in stops. */
function getExposure({ camera, device, hasFlash }: CaptureOptions, isDark: boolean): number {
  const { exposure = 0, torch } = camera.applied;
  // Android counts exposure in steps of 1/6 stop, iOS in stops.
  const stops = exposure / (device.maxExposure > 12 ? 6 : 1);
  const isLit = hasFlash || torch === 'on';
  return 0.7 + stops - (isDark ? 4 : 0) + (isLit ? (isDark ? 3 : 0.7) : 0);
}

/** Draws what the camera captures into a canvas. The canvas is upright when the phone is. */
export function drawSensorImage(canvas: HTMLCanvasElement, shot: CaptureOptions, world: World): void {
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const { width, height } = canvas;
  const field = getField(shot.camera, shot.device, width / height);
  const ev = getExposure(shot, world.isDark);
  const scale = Math.max(width, height) / Math.max(field.width, field.height);
  context.setTransform(1, 0, 0, 1, width / 2, height / 2);
  if (shot.isMirrored) context.scale(-1, 1);
  if (!shot.isUpright) context.rotate((world.quarterTurns * Math.PI) / 2);
  context.scale(scale, scale);
  context.translate(-field.centerX, -field.centerY);
  if (shot.device.position === 'front') drawPerson(context, ev, shot.time);
  else drawScene(context, ev, shot.time, world.code.type);
}

/** The size of the images that the code scanner sees, upright. */
const SCANNED = { width: 1080, height: 1920 };

/** Returns the scene's code as the platform reports it, or `undefined` while the image doesn't contain all of it. */
export function findCode(
  { camera, device }: Pick<CaptureOptions, 'camera' | 'device'>,
  { code, isDark, quarterTurns }: World,
  platform: Platform,
): { code: object; frame: CodeScannerFrame } | undefined {
  const types = camera.props.codeScannerOptions?.codeTypes as string[] | undefined;
  if (device.position !== 'back' || !types?.includes(code.type) || quarterTurns !== 0) return undefined;
  if (isDark && camera.applied.torch !== 'on') return undefined;
  const field = getField(camera, device, SCANNED.width / SCANNED.height);
  const scale = SCANNED.height / field.height;
  const upright = {
    x: (code.box.x - field.x) * scale,
    y: (code.box.y - field.y) * scale,
    width: code.box.width * scale,
    height: code.box.height * scale,
  };
  const isInside =
    upright.x >= 0 &&
    upright.y >= 0 &&
    upright.x + upright.width <= SCANNED.width &&
    upright.y + upright.height <= SCANNED.height;
  if (!isInside || upright.width < 40) return undefined;
  const isIos = platform === 'ios';
  // iOS reports coordinates of the landscape sensor.
  const frame = isIos
    ? {
        x: upright.y,
        y: SCANNED.width - upright.x - upright.width,
        width: upright.height,
        height: upright.width,
      }
    : upright;
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([right, down]) => ({ x: frame.x + right! * frame.width, y: frame.y + down! * frame.height }));
  return {
    code: { type: code.type, value: code.value, frame, corners },
    frame: isIos ? { width: SCANNED.height, height: SCANNED.width } : SCANNED,
  };
}
