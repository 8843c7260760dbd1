/** Returns the middle one of an odd number of values; leaves the list alone. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
