/** Converts Markdown to a single line for a table cell. */
function toCell(text: string): string {
  return text
    .replaceAll(/\n+ *(- )/g, ' · ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\\?\|/g, '\\|');
}

/** Returns a Markdown table without empty columns. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = header
    .map((_, index) => index)
    .filter((index) => index === 0 || rows.some((row) => row[index]));
  const line = (cells: readonly string[]): string =>
    `| ${kept.map((index) => toCell(cells[index]!)).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
