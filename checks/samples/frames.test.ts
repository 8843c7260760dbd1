/** Functions that read the pixels of a frame, on both platforms. */
import { describe, expect, test } from 'vitest';
import { createFrame, measureBrightness, type FrameOptions } from 'vision-camera-phone';
import { createReactNative, loadSample } from './loadSample';

describe.each(['android', 'ios'] as const)('on %s', (platform) => {
  const packages = { 'react-native': createReactNative(platform) };
  const rgb = (getColor: FrameOptions['getColor']) =>
    createFrame({ platform, pixelFormat: 'rgb', padding: 32, getColor });

  test('readMeanColor knows the byte order and the stride', () => {
    const { readMeanColor } = loadSample('src/readMeanColor.ts', packages);
    expect(readMeanColor!(rgb(() => [200, 100, 50]))).toEqual([200, 100, 50]);
    expect(() => readMeanColor!(createFrame({ platform }))).toThrow('pixelFormat');
  });

  test('readBrightness reads the format that has the whole brightness, and refuses the other', () => {
    const { readBrightness } = loadSample('src/readBrightness.ts', packages);
    const gray = () => [51, 51, 51] as const;
    const frames = { rgb: rgb(gray), yuv: createFrame({ platform, padding: 32, getColor: gray }) };
    const [right, wrong] = platform === 'ios' ? (['rgb', 'yuv'] as const) : (['yuv', 'rgb'] as const);
    expect(readBrightness!(frames[right])).toBeCloseTo(0.2);
    expect(() => readBrightness!(frames[wrong])).toThrow(`pixelFormat="${right}"`);
  });

  test('readGreen skips the padding at the end of a row', () => {
    const { readGreen } = loadSample('src/readGreen.ts', packages);
    expect(
      readGreen!(
        rgb((x, y) => [0, x + 2 * y, 0]),
        5,
        3,
      ),
    ).toBe(11);
  });

  test('createBrightnessMeter returns nothing for a frame that is not YUV, and throws without the plugin', () => {
    const load = (plugin: object | undefined) =>
      loadSample('src/index.ts', {
        'react-native-vision-camera': { VisionCameraProxy: { initFrameProcessorPlugin: () => plugin } },
      }).createBrightnessMeter!;
    const meter = load({ call: measureBrightness })() as { measureBrightness(frame: object): unknown };
    const getColor = () => [51, 51, 51] as const;
    expect(meter.measureBrightness(createFrame({ platform, getColor }))).toEqual({
      brightness: 0.2,
      samples: 48,
    });
    expect(meter.measureBrightness(rgb(getColor))).toBeUndefined();
    expect(load(undefined)).toThrow('rebuild the app');
  });
});
