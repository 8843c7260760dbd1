/** Frame rates that guides and tools compare, in frames per second. */
export const frameRates = [30, 60, 120, 240] as const;

/** Milliseconds from one frame to the next at a frame rate. */
export function getFrameBudget(framesPerSecond: number): number {
  return 1000 / framesPerSecond;
}
