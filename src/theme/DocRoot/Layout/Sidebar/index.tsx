// Wraps the sidebar to scroll it to the current page.
import { useLocation } from '@docusaurus/router';
import DocRootLayoutSidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import { useEffect, type ReactNode } from 'react';

/** Scrolls the menu to the current page if that's out of view. */
function showActiveEntry(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container nav.menu');
  const entry = menu?.querySelector('a.menu__link--active[aria-current="page"]');
  if (!menu || !entry) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

export default function SidebarAtCurrentPage(props: Props): ReactNode {
  const { pathname } = useLocation();
  useEffect(showActiveEntry, [pathname]);
  return <DocRootLayoutSidebar {...props} />;
}
