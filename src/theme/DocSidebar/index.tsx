// Replaces the choice of a sidebar: small screens keep the HTML of the desktop sidebar, which CSS hides, without hydrating it.
import { useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type { ReactNode } from 'react';

/** The widest screen with a menu instead of a sidebar, as in Infima. */
const MOBILE_WIDTH = 996;

const isMobile = () => typeof window !== 'undefined' && window.innerWidth <= MOBILE_WIDTH;

export default function DocSidebar(props: Props): ReactNode {
  const windowSize = useWindowSize();
  if (windowSize === 'mobile') return <DocSidebarMobile {...props} />;
  // React leaves HTML alone that it didn't render.
  if (windowSize === 'ssr' && isMobile())
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <DocSidebarDesktop {...props} />;
}
