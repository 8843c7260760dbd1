/** The tool's name. */
export const title = 'Frame budget';

/** Replaces the tool in Markdown, search and pages without JavaScript. */
export const summary =
  'The frame budget tool computes how many milliseconds you have per frame, how many bytes per second the camera delivers, and which frames are dropped if a frame processor takes too long.';
