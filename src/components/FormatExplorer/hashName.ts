/** The part of the address, after `#`, that carries the state of the explorer. */
export const hashName = 'format-explorer';
