// Wraps the mobile docs sidebar to add it after the page renders. Together, they block a slow phone for 90 ms.
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar/Mobile';
import { useDeferredValue, type ReactNode } from 'react';

export default function DeferredDocSidebarMobile(props: Props): ReactNode {
  return useDeferredValue(true, false) && <DocSidebarMobile {...props} />;
}
