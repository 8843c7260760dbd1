import { frameRates, getFrameBudget } from '../frameRates.ts';
import { markdownTable } from '../markdownTable.ts';

/** Returns the table of the time that each frame has at common frame rates as Markdown. */
export default function frameBudgets(): string {
  return markdownTable(
    ['Frames per second', 'Time for each frame'],
    frameRates.map((rate) => [`${rate}`, `${getFrameBudget(rate).toFixed(1)} ms`]),
  );
}
