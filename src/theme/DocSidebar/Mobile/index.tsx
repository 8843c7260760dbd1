// Replaces the sidebar in the menu of small screens. It has one prop, because Docusaurus sorts several with `localeCompare`, and that takes a slow phone 50 ms to load.
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

function Menu({ page: { sidebar, path } }: { page: Props }): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          // A category without a page only opens and closes.
          if (item.type !== 'html' && item.href) toggle();
        }}
      />
    </ul>
  );
}

export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{ page: props }} />;
}
