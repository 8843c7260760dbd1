/** The name of the tool, as headings and labels show it. */
export const title = 'Format explorer';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The format explorer lists the formats of a sample phone or of a device that you paste as JSON, and shows which format getCameraFormat picks for a list of filters, with the points that each filter gave.';
