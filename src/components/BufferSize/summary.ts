/** The name of the tool, as headings and labels show it. */
export const title = 'Buffer size';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The buffer size tool computes how many bytes one frame takes in each pixel format at a resolution, and how many bytes per second a frame rate makes of it.';
