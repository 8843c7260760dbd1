import { frameRates, getFrameBudget } from '../../facts/frameRates.ts';

/** Returns what the tool computes, for Markdown and search. */
export default function toMarkdown(): string {
  const budgets = frameRates.map((rate) => `${getFrameBudget(rate).toFixed(1)} ms at ${rate} FPS`);
  return `The time per frame is 1000 ms divided by the frame rate: ${budgets.join(', ')}. If a frame processor takes longer, you lose frames: Android queues up to six first, and iOS drops the ones that arrive in the meantime.`;
}
