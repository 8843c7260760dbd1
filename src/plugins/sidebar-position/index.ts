/**
 * Sidebar position: after a page has loaded, the sidebar is scrolled so that the reader sees the page's own
 * entry. With guides and API in one sidebar, most entries lie outside of the first screen.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function sidebarPositionPlugin(): Plugin {
  return {
    name: 'sidebar-position',
    getClientModules: () => [path.join(__dirname, 'client/showActiveEntry.ts')],
  };
}
