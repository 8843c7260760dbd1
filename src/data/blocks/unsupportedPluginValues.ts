import { markdownTable } from '../markdownTable';
import { unsupportedPluginValues } from '../pluginTypes';

/** Returns the table of values that the converters do not carry, as Markdown. */
export default function unsupportedPluginValuesBlock(): string {
  return markdownTable(
    ['Value', 'What happens', 'Do this'],
    unsupportedPluginValues.map((row) => [row.value, row.outcome, row.instead]),
  );
}
