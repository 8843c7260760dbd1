/** For browsers and Node. */

/** Frame rates that guides and tools compare. */
export const frameRates = [30, 60, 120, 240] as const;

/** Returns the milliseconds between frames. */
export function getFrameBudget(framesPerSecond: number): number {
  return 1000 / framesPerSecond;
}
