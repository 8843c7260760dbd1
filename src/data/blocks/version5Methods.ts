import { version5Table } from '../version5Table.ts';
import { version5Methods as names } from '../version5.ts';

/** Returns the table of v4 methods and their counterparts as Markdown. */
export default function version5Methods(): string {
  return version5Table('Method of v4', names);
}
