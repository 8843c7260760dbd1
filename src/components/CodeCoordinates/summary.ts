/** The name of the tool, as headings and labels show it. */
export const title = 'Code coordinates';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The code coordinates tool shows a code in the frame of the camera and where the same code appears on the preview, with cover and contain as resize mode, and the calculation that leads from one to the other.';
