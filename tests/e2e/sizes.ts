export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** 320 pixels are what 400 % zoom leaves of 1280; 200 % leaves 640. */
export const SMALLEST = { width: 320, height: 640 };
