/** The tool's name. */
export const title = 'Buffer size';

/** Replaces the tool in Markdown, search and pages without JavaScript. */
export const summary =
  'The buffer size tool computes how many bytes a frame takes in each pixel format, and how many bytes per second that is at a frame rate.';
