import type { Frame, Orientation, PixelFormat } from 'react-native-vision-camera';
import { NativeCameraError } from './NativeCameraError';
import type { Platform } from './types';

/** What a frame holds. */
export interface FrameOptions {
  platform: Platform;
  pixelFormat?: PixelFormat;
  width?: number;
  height?: number;
  /** Bytes at the end of each row that hold no pixel. */
  padding?: number;
  orientation?: Orientation;
  isMirrored?: boolean;
  /** Red, green and blue of the pixel in a column and a row, from 0 to 255. */
  getColor?: (x: number, y: number) => readonly [red: number, green: number, blue: number];
}

/** A frame of the simulated camera, with what the library's JavaScript half adds to the public type. */
export interface SimulatedFrame extends Frame {
  incrementRefCount(): void;
  decrementRefCount(): void;
  withBaseClass<T extends object>(base: T): T & Frame;
}

const GRAY = [128, 128, 128] as const;

/**
 * Returns a frame as a frame processor gets it. It is closed when as many references were given back as were taken;
 * whoever reads it later gets the library's error (Frame.java of Android, Frame.m of iOS).
 */
export function createFrame({
  platform,
  pixelFormat = 'yuv',
  width = 64,
  height = 48,
  padding = 0,
  orientation = 'landscape-right',
  isMirrored = false,
  getColor = () => GRAY,
}: FrameOptions): SimulatedFrame {
  let references = 0;
  let isClosed = false;
  let base: object | undefined;
  const check = () => {
    if (isClosed)
      throw new NativeCameraError('capture/frame-invalid', 'Trying to access an already closed Frame!');
  };
  const bytesPerPixel = pixelFormat === 'rgb' ? 4 : 1;
  const bytesPerRow = width * bytesPerPixel + padding;
  // Bytes of Android's nanoseconds since the start, of iOS' milliseconds of the host clock.
  const timestamp = platform === 'android' ? Date.now() * 1_000_000 : Date.now();
  const values: Record<string, unknown> = {
    width,
    height,
    bytesPerRow,
    planesCount: pixelFormat === 'rgb' ? 1 : platform === 'android' ? 3 : 2,
    isMirrored,
    timestamp,
    orientation,
    pixelFormat,
  };
  const methods: Record<string, unknown> = {
    toArrayBuffer: () => {
      check();
      const bytes = writePixels(platform, pixelFormat, width, height, bytesPerRow, getColor);
      // android/src/main/cpp/frameprocessors/FrameHostObject.cpp:133: height times a stride in pixels, a quarter of an RGBA image.
      const size = platform === 'android' ? (bytesPerRow / bytesPerPixel) * height : bytesPerRow * height;
      return bytes.buffer.slice(0, size);
    },
    toString: () => (isClosed ? '[closed frame]' : `${width} x ${height} ${pixelFormat} Frame`),
    getNativeBuffer: () => {
      check();
      return { pointer: BigInt(4096), delete: () => undefined };
    },
    incrementRefCount: () => {
      references += 1;
    },
    decrementRefCount: () => {
      references -= 1;
      if (references === 0) isClosed = true;
    },
    withBaseClass: (newBase: object) => {
      base = newBase;
      return frame;
    },
  };
  const frame = new Proxy({} as SimulatedFrame, {
    get(_, name) {
      if (typeof name === 'symbol') return undefined;
      if (name === 'isValid') return !isClosed;
      if (name in values) {
        check();
        return values[name];
      }
      if (name in methods) return methods[name];
      return base == null ? undefined : (base as Record<string, unknown>)[name];
    },
    has: (_, name) =>
      name === 'isValid' || name in values || name in methods || (base != null && name in base),
  });
  return frame;
}

/** Android writes RGBA, iOS BGRA; the bytes of a YUV frame start with its brightness. */
function writePixels(
  platform: Platform,
  pixelFormat: PixelFormat,
  width: number,
  height: number,
  bytesPerRow: number,
  getColor: NonNullable<FrameOptions['getColor']>,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(bytesPerRow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = getColor(x, y);
      if (pixelFormat === 'rgb') {
        const pixel = platform === 'android' ? [red, green, blue, 255] : [blue, green, red, 255];
        bytes.set(pixel, y * bytesPerRow + x * 4);
      } else {
        bytes[y * bytesPerRow + x] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
      }
    }
  }
  return bytes;
}
