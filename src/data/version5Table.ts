import { markdownTable } from './markdownTable.ts';
import type { Version5Name } from './version5.ts';

/**
 * Returns a Markdown table of version 4 names and their replacements.
 * Version 5 names are `<code>` elements, so they don't link to the version 4 API reference.
 */
export function version5Table(header: string, names: readonly Version5Name[]): string {
  return markdownTable(
    [header, 'In v5', 'What changes'],
    names.map(({ v4, v5, from, note }) => [
      `\`${v4}\``,
      v5.length === 0
        ? 'no replacement'
        : v5.map((name) => `<code>${name}</code>`).join(', ') + (from ? ` of <code>${from}</code>` : ''),
      note,
    ]),
  );
}
