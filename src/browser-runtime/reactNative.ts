/** The window that stands in for the reader's phone, in points: that of an iPhone 13. */
export const sampleWindow = { width: 390, height: 844 };

/** Stands in for `Dimensions` of `react-native`, the only part of it that the library's browser code needs. */
export const Dimensions = { get: () => sampleWindow };
