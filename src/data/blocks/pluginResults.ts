import { markdownTable } from '../markdownTable';
import { pluginResults } from '../pluginTypes';

/** Returns the table of what each native result becomes in JavaScript, as Markdown. */
export default function pluginResultsBlock(): string {
  return markdownTable(
    ['Android returns', 'iOS returns', 'JavaScript receives'],
    pluginResults.map((row) => [row.android, row.ios, row.javascript]),
  );
}
