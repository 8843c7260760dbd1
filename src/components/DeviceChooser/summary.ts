/** The name of the tool, as headings and labels show it. */
export const title = 'Device chooser';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The device chooser lists the cameras of sample phones with their lenses and fields of view, and shows which of them getCameraDevice picks for a position and a filter, with the points that decided.';
