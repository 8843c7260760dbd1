import { version5Table } from '../version5Table.ts';
import { version5Props as names } from '../version5.ts';

/** Returns the table of v4 props and their counterparts as Markdown. */
export default function version5Props(): string {
  return version5Table('Prop of v4', names);
}
