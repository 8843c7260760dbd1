import type { Orientation } from 'react-native-vision-camera';
import { describe, expect, it, vi } from 'vitest';
import { simulateOrientation } from './simulateOrientation';

vi.mock('react-native', () => import('../../browser-runtime/reactNative'));

const all: Orientation[] = ['portrait', 'landscape-left', 'portrait-upside-down', 'landscape-right'];

describe('simulateOrientation', () => {
  it('keeps photos upright with a locked screen, and turns the interface the short way', () => {
    const reports = all.map((held) =>
      simulateOrientation({ held, isScreenLocked: true, outputOrientation: 'device' }),
    );
    expect(reports.map((report) => report.outputOrientation)).toEqual(all);
    expect(reports.map((report) => report.previewOrientation)).toEqual(all.map(() => 'portrait'));
    expect(reports.map((report) => report.uiRotation)).toEqual([0, -90, 180, 90]);
    expect(reports.map((report) => report.exifFlag)).toEqual([6, 3, 8, 1]);
    for (const { viewerTurn, uprightTurn } of reports) expect(viewerTurn).toBe(uprightTurn);
  });

  it('has no interface rotation when outputs follow the preview, and photos follow the screen', () => {
    for (const held of all) {
      const report = simulateOrientation({ held, isScreenLocked: true, outputOrientation: 'preview' });
      expect(report).toMatchObject({ uiRotation: 0, exifFlag: 6, outputOrientation: 'portrait' });
      expect(report.photoOrientation).toEqual({ android: 'portrait', ios: 'landscape-right' });
    }
  });

  it('turns the preview with an unlocked screen, but never upside down', () => {
    const previews = all.map(
      (held) =>
        simulateOrientation({ held, isScreenLocked: false, outputOrientation: 'device' }).previewOrientation,
    );
    expect(previews).toEqual(['portrait', 'landscape-left', 'portrait', 'landscape-right']);
  });
});
