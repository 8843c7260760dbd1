import type { ReactNode } from 'react';

/** Marks the content of a page with its address, so that the browser finds it there. */
export default function MarkedContent({
  permalink,
  children,
}: {
  permalink: string;
  children: ReactNode;
}): ReactNode {
  return <div data-content={permalink}>{children}</div>;
}
