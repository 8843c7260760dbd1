/** The key of the explorer's state in the URL hash. */
export const hashName = 'format-explorer';
