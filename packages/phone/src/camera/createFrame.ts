import type { Frame, Orientation, PixelFormat } from 'react-native-vision-camera';
import { createAndroidError } from './NativeCameraError';
import type { Platform } from '../protocol/platform';

/** The content of a frame. */
export interface FrameOptions {
  platform: Platform;
  pixelFormat?: PixelFormat;
  width?: number;
  height?: number;
  /** Padding bytes at the end of each row. */
  padding?: number;
  orientation?: Orientation;
  isMirrored?: boolean;
  /** Red, green and blue of the pixel in a column and a row, from 0 to 255. */
  getColor?: (x: number, y: number) => readonly [red: number, green: number, blue: number];
  /** All pixels as RGBA bytes, instead of `getColor`: much faster for large frames. */
  getPixels?: () => Uint8ClampedArray;
  /** Called with a fault that would crash a real app. */
  onCrash?: (fault: string) => void;
}

/** A frame of the simulated camera, with what the library's JavaScript half adds to the public type. */
export interface SimulatedFrame extends Frame {
  incrementRefCount(): void;
  decrementRefCount(): void;
  withBaseClass<T extends object>(base: T): T & Frame;
}

const GRAY = [128, 128, 128] as const;

const pixelSources = new WeakMap<object, () => Uint8ClampedArray>();

/** Returns all pixels of a frame as RGBA bytes, as native code can read them. */
export const readPixels = (frame: Frame): Uint8ClampedArray => pixelSources.get(frame)!();

/**
 * Returns a frame as a frame processor gets it. It closes when all references have been released.
 * Android: frameprocessors/Frame.java:29 `throw new FrameInvalidError` for later reads.
 * iOS: FrameProcessors/Frame.m:51 `CFGetRetainCount(_buffer)` reads memory that may be gone, so later reads crash the app.
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
  getPixels = () => paint(width, height, getColor),
  onCrash,
}: FrameOptions): SimulatedFrame {
  let references = 0;
  let isClosed = false;
  let base: object | undefined;
  const checkMemory = () => {
    if (isClosed && platform === 'ios')
      onCrash?.(
        'This crashes the app on iOS: a closed frame is read, and its memory may be gone. Read frames only while the frame processor runs.',
      );
  };
  const check = () => {
    checkMemory();
    if (isClosed) throw createAndroidError('capture/frame-invalid');
  };
  const bytesPerPixel = pixelFormat === 'rgb' ? 4 : 1;
  const bytesPerRow = width * bytesPerPixel + padding;
  // Android counts nanoseconds, iOS milliseconds.
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
      const bytes = writePixels(platform, pixelFormat, width, height, bytesPerRow, getPixels());
      // cpp/frameprocessors/FrameHostObject.cpp:149 `bufferDescription.height * bufferDescription.stride`: pixels, a quarter of an RGBA image's bytes.
      const size = platform === 'android' ? (bytesPerRow / bytesPerPixel) * height : bytesPerRow * height;
      return bytes.buffer.slice(0, size);
    },
    toString: () => {
      checkMemory();
      return isClosed ? '[closed frame]' : `${width} x ${height} ${pixelFormat} Frame`;
    },
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
      if (name === 'isValid') {
        checkMemory();
        return !isClosed;
      }
      if (Object.hasOwn(values, name)) {
        check();
        return values[name];
      }
      if (Object.hasOwn(methods, name)) return methods[name];
      return base == null ? undefined : (base as Record<string, unknown>)[name];
    },
    has: (_, name) =>
      name === 'isValid' ||
      Object.hasOwn(values, name) ||
      Object.hasOwn(methods, name) ||
      (base != null && name in base),
  });
  pixelSources.set(frame, getPixels);
  return frame;
}

/** Android writes RGBA and iOS writes BGRA. A YUV frame starts with its brightness bytes. */
function writePixels(
  platform: Platform,
  pixelFormat: PixelFormat,
  width: number,
  height: number,
  bytesPerRow: number,
  pixels: Uint8ClampedArray,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(bytesPerRow * height);
  const [red, blue] = platform === 'android' ? [0, 2] : [2, 0];
  for (let y = 0, from = 0; y < height; y++) {
    let to = y * bytesPerRow;
    for (let x = 0; x < width; x++, from += 4) {
      if (pixelFormat === 'rgb') {
        bytes[to + red] = pixels[from]!;
        bytes[to + 1] = pixels[from + 1]!;
        bytes[to + blue] = pixels[from + 2]!;
        bytes[to + 3] = 255;
        to += 4;
      } else {
        bytes[to++] = Math.round(
          0.299 * pixels[from]! + 0.587 * pixels[from + 1]! + 0.114 * pixels[from + 2]!,
        );
      }
    }
  }
  return bytes;
}

function paint(width: number, height: number, getColor: NonNullable<FrameOptions['getColor']>) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) pixels.set(getColor(x, y), to);
  }
  return pixels;
}
