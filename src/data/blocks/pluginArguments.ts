import { markdownTable } from '../markdownTable';
import { pluginArguments } from '../pluginTypes';

/** Returns the table of what each JavaScript value becomes in native code, as Markdown. */
export default function pluginArgumentsBlock(): string {
  return markdownTable(
    ['JavaScript passes', 'Android receives', 'iOS receives'],
    pluginArguments.map((row) => [row.javascript, row.android, row.ios]),
  );
}
