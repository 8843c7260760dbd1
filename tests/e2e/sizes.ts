export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** At 400 % zoom, 1280 pixels become 320. At 200 %, they become 640. */
export const SMALLEST = { width: 320, height: 640 };
