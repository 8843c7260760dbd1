/** The screen of an iPhone 13, in points. */
export const SAMPLE_WINDOW = { width: 390, height: 844 };

/** The library's files only use `Dimensions` of `react-native`. */
export const Dimensions = { get: () => SAMPLE_WINDOW };
