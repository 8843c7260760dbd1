// Replaces the container of the sidebar, an aside around a nav: one landmark is enough, and this sidebar cannot be hidden.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebar from '@theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      <div key={name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={() => {}} isHidden={false} />
      </div>
    </div>
  );
}
