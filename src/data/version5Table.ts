import { markdownTable } from './markdownTable.ts';
import type { Version5Name } from './version5.ts';

/**
 * Returns a table of version 4 names and their counterparts as Markdown.
 * Names of version 5 are `<code>` elements, which neither link to the API reference nor count as names of version 4.
 */
export function version5Table(header: string, names: readonly Version5Name[]): string {
  return markdownTable(
    [header, 'In v5', 'What changes'],
    names.map(({ v4, v5, from, note }) => [
      `\`${v4}\``,
      v5.length === 0
        ? 'no counterpart'
        : v5.map((name) => `<code>${name}</code>`).join(', ') + (from ? ` of <code>${from}</code>` : ''),
      note,
    ]),
  );
}
