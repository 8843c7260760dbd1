import type { ReactNode } from 'react';

/** Takes the place of the theme's `MDXContent` around a doc, which has no component of MDX left. */
export default function PlainContent({ children }: { children: ReactNode }): ReactNode {
  return children;
}
