/** Returns a list as JSON with one entry per line, so that a search prints only the lines that match. */
export function toJsonLines(entries: readonly object[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}
