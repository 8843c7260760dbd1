import { jest } from '@jest/globals';

type Skia = Record<string, unknown> & {
  ImageFilter: { MakeRuntimeShader: unknown; MakeOffset: (x: number, y: number) => unknown };
  Image: { MakeImageFromNativeBuffer: (buffer: unknown) => unknown };
  Surface: { MakeOffscreen: (width: number, height: number) => { makeImageSnapshot(): unknown } | null };
};

/** Returns React Native Skia on CanvasKit, like its own Jest setup. Native buffers become small images. */
export function createSkia(): object {
  const noop = () => undefined;
  jest.mock('@shopify/react-native-skia/lib/commonjs/Platform', () => ({
    OS: 'web',
    PixelRatio: 1,
    requireNativeComponent: noop,
    resolveAsset: noop,
    findNodeHandle: noop,
    NativeModules: noop,
    View: noop,
  }));
  const { Mock } = jest.requireActual<{ Mock: (canvasKit: unknown) => { Skia: Skia } }>(
    '@shopify/react-native-skia/lib/commonjs/mock',
  );
  const mock = Mock((globalThis as Record<string, unknown>).CanvasKit);
  // CanvasKit has neither native buffers nor shader filters.
  mock.Skia.ImageFilter.MakeRuntimeShader = () => mock.Skia.ImageFilter.MakeOffset(0, 0);
  mock.Skia.Image.MakeImageFromNativeBuffer = () =>
    mock.Skia.Surface.MakeOffscreen(8, 8)?.makeImageSnapshot();
  return mock;
}
