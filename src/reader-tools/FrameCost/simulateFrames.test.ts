import { describe, expect, it } from 'vitest';
import { simulateFrames } from './simulateFrames';

const dropped = (...args: Parameters<typeof simulateFrames>) =>
  simulateFrames(...args).frames.map(({ start }) => start === null);

describe('simulateFrames', () => {
  it.each(['android', 'ios'] as const)('drops nothing within the budget on %s', (platform) => {
    expect(dropped(platform, 30, 20, 30)).not.toContain(true);
    expect(dropped(platform, 60, 1000 / 60, 300)).not.toContain(true);
    expect(simulateFrames(platform, 30, 20, 30)).toMatchObject({ processedFps: 30, latency: 20 });
  });

  it('drops every second frame of 60 fps on iOS when a run takes 20 ms', () => {
    expect(dropped('ios', 60, 20, 4)).toEqual([false, true, false, true]);
    expect(simulateFrames('ios', 60, 20, 4).processedFps).toBe(30);
  });

  it('queues frames on Android before it drops some, so latency grows', () => {
    const { frames, processedFps, latency } = simulateFrames('android', 60, 20, 60);
    expect(frames.findIndex(({ start }) => start === null)).toBeGreaterThan(6);
    expect(processedFps).toBe(50);
    expect(latency).toBe(120);
  });

  it('processes the reported number of frames over time', () => {
    for (const platform of ['android', 'ios'] as const) {
      for (const duration of [5, 17, 20, 34, 50, 90]) {
        const { frames, processedFps } = simulateFrames(platform, 60, duration, 6000);
        const processed = frames.filter(({ start }) => start !== null).length;
        expect(processed / 100).toBeCloseTo(processedFps, 0);
      }
    }
  });
});
