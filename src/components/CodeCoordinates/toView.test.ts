import { describe, expect, it } from 'vitest';
import { toView } from './toView';
import type { CodeView } from './toView';

const android: CodeView = {
  platform: 'android',
  frame: { width: 640, height: 480 },
  view: { width: 390, height: 844 },
  resizeMode: 'cover',
  isFront: false,
};
const ios: CodeView = { ...android, platform: 'ios', frame: { width: 1920, height: 1080 } };
const code = { x: 100, y: 50, width: 40, height: 20 };

describe('toView', () => {
  it('reports the upright box on Android, and the box as the sensor sees it on iOS', () => {
    expect(toView(code, android).reported).toEqual(code);
    expect(toView(code, ios).reported).toEqual({ x: 50, y: 940, width: 20, height: 40 });
  });

  it('turns the box of iOS back by a quarter clockwise', () => {
    const { reported } = toView(code, ios);
    const turnedBack = { x: 1080 - reported.y - reported.height, y: reported.x };
    expect(turnedBack).toEqual({ x: code.x, y: code.y });
  });

  it('keeps the middle in the middle and cuts the sides with cover', () => {
    const conversion = toView({ x: 240, y: 320, width: 0, height: 0 }, android);
    expect(conversion.view).toMatchObject({ x: 195, y: 422 });
    expect(conversion.scale).toBeCloseTo(844 / 640);
    expect(conversion.offset.x).toBeLessThan(0);
    expect(conversion.offset.y).toBeCloseTo(0);
  });

  it('shows the whole picture with contain', () => {
    const conversion = toView(code, { ...android, resizeMode: 'contain' });
    expect(conversion.scale).toBeCloseTo(390 / 480);
    expect(conversion.offset.x).toBeCloseTo(0);
    expect(conversion.offset.y).toBeGreaterThan(0);
  });

  it('mirrors the view of a front camera', () => {
    const { view, scale, offset } = toView(code, { ...android, isFront: true });
    expect((view.x - offset.x) / scale).toBeCloseTo(340);
  });
});
