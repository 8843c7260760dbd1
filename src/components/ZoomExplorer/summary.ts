/** The name of the tool, as headings and labels show it. */
export const title = 'Zoom explorer';

/** What the tool shows, in one paragraph that stands without the tool. */
export const summary =
  'The zoom explorer moves a slider between minZoom and maxZoom of a sample device and shows which lens is in use and how wide the picture is at each zoom factor.';
