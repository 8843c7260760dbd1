import type { Frame } from 'react-native-vision-camera';
import { resizeFrame, type ResizeOptions } from './resizeFrame';

interface BrightnessOptions {
  step?: number;
}

type Options = BrightnessOptions & ResizeOptions;

/** Returns what the guides' plugin measureBrightness returns: nothing for a frame that isn't YUV. */
export function measureBrightness(frame: Frame, { step = 8 }: BrightnessOptions = {}) {
  if (frame.pixelFormat !== 'yuv') return undefined;
  const bytes = new Uint8Array(frame.toArrayBuffer());
  let sum = 0;
  let samples = 0;
  for (let y = 0; y < frame.height; y += step) {
    for (let x = 0; x < frame.width; x += step) {
      sum += bytes[y * frame.bytesPerRow + x] ?? 0;
      samples += 1;
    }
  }
  return { brightness: sum / samples / 255, samples };
}

/** The native plugins that the guides build or mention, by registered name. */
export const samplePlugins: Record<string, (frame: Frame, options: Options | undefined) => unknown> = {
  resize: resizeFrame,
  measureBrightness,
  detectFaces: () => [{ x: 10, y: 10, width: 20, height: 20 }],
  findLargestFace: () => ({ x: 10, y: 10, width: 20, height: 20 }),
  readText: () => 'text',
};
