/** The tool's name. */
export const title = 'Device chooser';

/** Replaces the tool in Markdown, search and pages without JavaScript. */
export const summary =
  'The device chooser lists the cameras of sample phones with their lenses and fields of view. For a position and a filter, it shows the camera that getCameraDevice picks, and the points of each.';
