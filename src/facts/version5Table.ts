import { markdownTable } from './markdownTable.ts';
import type { Version5Name } from './version5.ts';

/** Lets a name wrap after a dot and before a capital letter, so that the last column fits. */
function addBreaks(name: string): string {
  return name.replaceAll(/\.|[a-z](?=[A-Z])/g, '$&<wbr />');
}

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
        : v5.map((name) => `<code>${addBreaks(name)}</code>`).join(', ') +
          (from ? ` of <code>${from}</code>` : ''),
      note,
    ]),
  );
}
