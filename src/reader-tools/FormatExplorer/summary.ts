/** The tool's name. */
export const title = 'Format explorer';

/** Replaces the tool in Markdown, search and pages without JavaScript. */
export const summary =
  'The format explorer lists the formats of a sample phone or of a device that you paste as JSON. For a list of filters, it shows the format that getCameraFormat picks, and the points from each filter.';
