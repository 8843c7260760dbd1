/** The tool's name. */
export const title = 'Frame cost';

/** Replaces the tool in Markdown, search and pages without JavaScript. */
export const summary =
  'The frame cost tool computes how many milliseconds you have per frame, which frames are dropped if a frame processor takes too long, and how many bytes a frame takes in each pixel format.';
