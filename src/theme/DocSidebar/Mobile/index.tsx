// Wraps the sidebar of small screens to render it after the page, because together they block a slow phone for 90 ms.
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar/Mobile';
import { useDeferredValue, type ReactNode } from 'react';

export default function DeferredDocSidebar(props: Props): ReactNode {
  return useDeferredValue(true, false) && <DocSidebarMobile {...props} />;
}
