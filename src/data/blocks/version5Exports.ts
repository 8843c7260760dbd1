import { version5Table } from '../version5Table.ts';
import { version5Exports as names } from '../version5.ts';

/** Returns the table of v4 exports and their counterparts as Markdown. */
export default function version5Exports(): string {
  return version5Table('Export of v4', names);
}
