/** The name of the tool, as headings and labels show it. */
export const title = 'Orientation simulator';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The orientation simulator turns a phone in four directions and shows the preview, output, UI and frame orientation for each, the orientation flag that the photo file gets, and how the photo looks on a server that ignores the flag.';
