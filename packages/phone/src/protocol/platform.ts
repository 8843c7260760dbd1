/** The platforms that the library has native code for. */
export type Platform = 'android' | 'ios';
