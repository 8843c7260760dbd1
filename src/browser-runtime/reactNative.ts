/** The screen of the reader's phone in points: an iPhone 13. */
export const sampleWindow = { width: 390, height: 844 };

/** Replaces `Dimensions` of `react-native`, the only part that the library's files need. */
export const Dimensions = { get: () => sampleWindow };
