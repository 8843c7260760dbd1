import { markdownTable } from '../markdownTable.ts';
import { performanceLevers as levers } from '../performanceLevers.ts';

/** Returns the table of performance levers as Markdown. */
export default function performanceLevers(): string {
  return markdownTable(
    ['Lever', 'Effect', 'Price', 'Where'],
    levers.map(({ lever, effect, price, platforms }) => [lever, effect, price, platforms.join(', ')]),
  );
}
