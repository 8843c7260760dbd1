import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFrame, VideoRecorder } from './VideoRecorder';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a video has no pauses, and shows the last frame while the camera is stopped', () => {
  let count = 0;
  const camera = { isPaused: false, isRunning: true };
  const recorder = new VideoRecorder({
    capture: () => (camera.isRunning ? `frame ${++count}` : undefined),
    isPaused: () => camera.isPaused,
  });
  vi.advanceTimersByTime(1000);
  camera.isPaused = true;
  vi.advanceTimersByTime(5000);
  camera.isPaused = false;
  camera.isRunning = false;
  vi.advanceTimersByTime(1000);
  camera.isRunning = true;
  vi.advanceTimersByTime(160);
  const video = recorder.finish(2.1);
  vi.advanceTimersByTime(1000);
  expect(video.frames).toHaveLength(14);
  expect(getFrame(video, 0)).toBe('frame 1');
  expect(getFrame(video, 0.5)).toBe('frame 7');
  expect(getFrame(video, 1.9)).toBe('frame 12');
  expect(getFrame(video, 2.1)).toBe('frame 14');
});

test('a video without a frame shows nothing', () => {
  const recorder = new VideoRecorder({ capture: () => undefined, isPaused: () => false });
  expect(getFrame(recorder.finish(1), 0)).toBeUndefined();
});
