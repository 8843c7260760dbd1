/** What happened to one frame; times are in milliseconds since the first frame. */
export interface SimulatedFrame {
  arrival: number;
  /** When the frame processor got the frame, or `null` for a dropped frame. */
  start: number | null;
}

/** What the strip shows. */
export interface Simulation {
  frames: SimulatedFrame[];
  /** Frames per second that the frame processor sees in the long run. */
  processedFps: number;
  /** How old a frame is when its processing ends, in the long run, in milliseconds. */
  latency: number;
}

/** How many frames CameraX holds at once, the one in work included, before the camera has to wait. */
const androidQueue = 6;

/**
 * Plays the frames of a camera against a frame processor that needs `duration` milliseconds for each.
 * iOS discards a frame that arrives while the processor is busy.
 * Android queues it; while the queue is full, the camera produces no frame.
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
    // A hair of tolerance keeps a processor that takes exactly one interval from missing frames.
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
