/** The name of the tool, as headings and labels show it. */
export const title = 'Frame budget';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The frame budget tool computes how many milliseconds each frame has at a frame rate, how many bytes per second the frames carry, and which frames are dropped when a frame processor takes longer than its budget.';
