import type { Frame } from 'react-native-vision-camera';
import { readPixels } from '../camera/createFrame';

/** The options of vision-camera-resize-plugin. */
export interface ResizeOptions {
  crop?: { x: number; y: number; width: number; height: number };
  scale?: { width: number; height: number };
  rotation?: '0deg' | '90deg' | '180deg' | '270deg';
  mirror?: boolean;
  pixelFormat?: string;
  dataType?: 'uint8' | 'float32';
}

type Size = { width: number; height: number };

/** Returns the largest area in the middle of a frame that has the aspect ratio of `target`. */
function cropCenter({ width, height }: Size, target: Size) {
  const scale = Math.min(width / target.width, height / target.height);
  const crop = { width: target.width * scale, height: target.height * scale };
  return { x: (width - crop.width) / 2, y: (height - crop.height) / 2, ...crop };
}

/** Stands in for the native half of vision-camera-resize-plugin: crops, scales, rotates clockwise, mirrors, converts. */
export function resizeFrame(frame: Frame, options: ResizeOptions = {}): ArrayBuffer {
  const { pixelFormat = 'argb', dataType = 'uint8', rotation = '0deg', mirror = false } = options;
  const scale = options.scale ?? { width: frame.width, height: frame.height };
  const crop = options.crop ?? cropCenter(frame, scale);
  const pixels = readPixels(frame);
  const isSideways = rotation === '90deg' || rotation === '270deg';
  const width = isSideways ? scale.height : scale.width;
  const height = isSideways ? scale.width : scale.height;
  const channels = [...pixelFormat].map((name) => 'rgba'.indexOf(name));
  const values = new (dataType === 'uint8' ? Uint8Array : Float32Array)(width * height * channels.length);
  const divisor = dataType === 'uint8' ? 1 : 255;

  let to = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const across = mirror ? width - 1 - column : column;
      const [x, y] = {
        '0deg': [across, row],
        '90deg': [row, scale.height - 1 - across],
        '180deg': [scale.width - 1 - across, scale.height - 1 - row],
        '270deg': [scale.width - 1 - row, across],
      }[rotation] as [number, number];
      const sourceX = Math.floor(crop.x + ((x + 0.5) * crop.width) / scale.width);
      const sourceY = Math.floor(crop.y + ((y + 0.5) * crop.height) / scale.height);
      const from = 4 * (sourceY * frame.width + sourceX);
      for (const channel of channels) values[to++] = pixels[from + channel]! / divisor;
    }
  }
  return values.buffer;
}
