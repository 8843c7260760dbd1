/** A simulated frame, with times in milliseconds since the first frame. */
export interface SimulatedFrame {
  arrival: number;
  /** When the frame processor gets the frame, or `null` if it's dropped. */
  start: number | null;
}

/** The result of a simulation. */
export interface Simulation {
  frames: SimulatedFrame[];
  /** Frames per second that the frame processor gets over time. */
  processedFps: number;
  /** Milliseconds from capture to the end of processing, over time. */
  latency: number;
}

/** CameraX holds this many frames, including the one in the frame processor. */
const androidQueue = 6;

/**
 * Simulates a frame processor that takes `duration` milliseconds per frame. If it's busy, iOS drops new frames.
 * Android queues them, and the camera pauses while the queue is full.
 */
export function simulateFrames(
  platform: 'android' | 'ios',
  fps: number,
  duration: number,
  count: number,
): Simulation {
  const interval = 1000 / fps;
  const capacity = platform === 'android' ? androidQueue : 1;
  const ends: number[] = [];
  const frames = Array.from({ length: count }, (_, index): SimulatedFrame => {
    const arrival = index * interval;
    // The tolerance is for durations of exactly one interval.
    const held = ends.slice(-capacity).filter((end) => end > arrival + 1e-6).length;
    if (held >= capacity) return { arrival, start: null };
    const start = Math.max(arrival, ends.at(-1) ?? 0);
    ends.push(start + duration);
    return { arrival, start };
  });
  const intervalsPerRun = Math.max(1, Math.ceil(duration / interval - 1e-6));
  const isLate = duration > interval + 1e-6;
  return {
    frames,
    processedFps: platform === 'android' && isLate ? 1000 / duration : fps / intervalsPerRun,
    latency: platform === 'android' && isLate ? androidQueue * duration : duration,
  };
}
