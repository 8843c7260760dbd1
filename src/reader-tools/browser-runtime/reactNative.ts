/** The screen of an iPhone 13, in points. */
export const sampleWindow = { width: 390, height: 844 };

/** The library's files only use `Dimensions` of `react-native`. */
export const Dimensions = { get: () => sampleWindow };
