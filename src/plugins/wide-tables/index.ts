/**
 * Wide tables: every table of the content scrolls within a region of its own, which a keyboard can reach
 * (`rehypeWideTables`), so that the page itself never scrolls sideways.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function wideTablesPlugin(): Plugin {
  return {
    name: 'wide-tables',
    getClientModules: () => [path.join(__dirname, 'tables.css')],
  };
}
