// Replaces the sidebar container. Ours can't be hidden, and it scrolls to the current page.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebar from '@theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Scrolls the menu to the current page if that's out of view. */
function showActiveEntry(container: HTMLElement): void {
  const menu = container.querySelector('nav.menu');
  const entry = menu?.querySelector('a.menu__link--active[aria-current="page"]');
  if (!menu || !entry) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

export default function DocRootLayoutSidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const name = useDocsSidebar()?.name;
  const container = useRef<HTMLElement>(null);
  useEffect(() => showActiveEntry(container.current!), [pathname]);
  return (
    <aside ref={container} className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      <div key={name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={() => {}} isHidden={false} />
      </div>
    </aside>
  );
}
