/** The part of the URL, after `#`, that carries the state of the explorer. */
export const hashName = 'format-explorer';
