import type { CameraDevice, CodeScannerFrame } from 'react-native-vision-camera';
import type { NativeCamera } from './types';
import type { Platform } from '../protocol/platform';
import { drawScene } from '../scenes';
import type { SceneCode } from '../scenes/codes';
import type { SceneName } from '../protocol/sceneNames';

/** What is in front of the phone, and how the phone is held. */
export interface World {
  scene: SceneName;
  code: SceneCode;
  isDark: boolean;
  /** Whether there's a bright window at the top of the scene. */
  hasWindow: boolean;
  /** Quarter turns of the phone, counterclockwise. */
  quarterTurns: number;
  /** Where the phone points: the middle of its images in scene coordinates. */
  aim: { x: number; y: number };
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

/** Focal length relative to the wide-angle lens. */
function getLensFactor({ physicalDevices }: CameraDevice): number {
  if (physicalDevices.length > 1) return 1;
  return { 'ultra-wide-angle-camera': 0.5, 'telephoto-camera': 2 }[physicalDevices[0] as string] ?? 1;
}

/** Returns the height of the part of the scene that a camera captures along its long side, in scene units. */
export function getFieldHeight({ applied }: NativeCamera, device: CameraDevice): number {
  return FIELD_HEIGHT / (getLensFactor(device) * ((applied.zoom ?? 1) / device.neutralZoom));
}

/** Returns how much brighter the image is than the scene, in stops. */
function getExposure({ camera, device, hasFlash }: CaptureOptions, isDark: boolean): number {
  const { exposure = 0, torch } = camera.applied;
  // Android counts exposure in steps of 1/6 stop, iOS in stops.
  const stops = exposure / (device.maxExposure > 12 ? 6 : 1);
  const isLit = hasFlash || torch === 'on';
  return stops - (isDark ? 4 : 0) + (isLit ? (isDark ? 3 : 0.7) : 0);
}

/** Draws what the camera captures into a canvas. The canvas is upright when the phone is. */
export function drawSensorImage(canvas: HTMLCanvasElement, shot: CaptureOptions, world: World): void {
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const { width, height } = canvas;
  const scale = Math.max(width, height) / getFieldHeight(shot.camera, shot.device);
  context.setTransform(1, 0, 0, 1, width / 2, height / 2);
  if (shot.isMirrored) context.scale(-1, 1);
  if (!shot.isUpright) context.rotate((world.quarterTurns * Math.PI) / 2);
  context.scale(scale, scale);
  context.translate(-world.aim.x, -world.aim.y);
  const scene = shot.device.position === 'front' ? 'person' : world.scene;
  drawScene(context, scene, getExposure(shot, world.isDark), shot.time, world);
}

/** In pixels of the scanned image. */
const MIN_CODE_SIZE = 50;

/** Returns the long and the short side of the images that the code scanner sees. */
function getScannedSize({ props }: NativeCamera, platform: Platform): [long: number, short: number] {
  // core/CameraSession+Configuration.kt:223 `ImageAnalysis.Builder().build()`: CameraX's default.
  if (platform === 'android') return [640, 480];
  // Core/CameraSession+CodeScanner.swift:26 `device.activeFormat.videoDimensions`
  return props.format ? [props.format.videoWidth, props.format.videoHeight] : [1920, 1080];
}

/** Returns the scene's code as the platform reports it, or `undefined` while the image doesn't contain all of it. */
export function findCode(
  { camera, device }: Pick<CaptureOptions, 'camera' | 'device'>,
  { scene, code, isDark, quarterTurns, aim }: World,
  platform: Platform,
): { code: object; frame: CodeScannerFrame } | undefined {
  const types = camera.props.codeScannerOptions?.codeTypes as string[] | undefined;
  if (scene !== 'parcels' || device.position !== 'back' || !types?.includes(code.type)) return undefined;
  if (isDark && camera.applied.torch !== 'on') return undefined;
  const [long, short] = getScannedSize(camera, platform);
  const scale = long / getFieldHeight(camera, device);
  const { x, y, width, height } = code.box;
  const angle = (quarterTurns * Math.PI) / 2;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => {
    const dx = (corner.x - aim.x) * scale;
    const dy = (corner.y - aim.y) * scale;
    return { x: short / 2 + cos * dx - sin * dy, y: long / 2 + sin * dx + cos * dy };
  });
  const isInside = corners.every(
    (corner) => corner.x >= 0 && corner.x <= short && corner.y >= 0 && corner.y <= long,
  );
  if (!isInside || Math.max(width, height) * scale < MIN_CODE_SIZE) return undefined;
  // core/CameraSession.kt:204 `codeScannerOutput?.targetRotation = previewRotation`: Android reports coordinates in the
  // image as the screen shows it, and react/CameraView+Events.kt:138 `putInt("x", rect.left)` in whole pixels.
  // iOS reports coordinates of the landscape sensor.
  const reported = corners.map((corner) =>
    platform === 'android'
      ? { x: Math.round(corner.x), y: Math.round(corner.y) }
      : { x: corner.y, y: short - corner.x },
  );
  return {
    code: { type: code.type, value: code.value, frame: getBounds(reported), corners: reported },
    // core/CodeScannerPipeline.kt:39 `CodeScannerFrame(inputImage.width, inputImage.height)`: before any rotation.
    frame: { width: long, height: short },
  };
}

function getBounds(points: readonly { x: number; y: number }[]) {
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...points.map(({ x }) => x)) - left,
    height: Math.max(...points.map(({ y }) => y)) - top,
  };
}
