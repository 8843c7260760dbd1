// Replaces the details that script opens: the browser's own need none, and content is HTML.
import type { ComponentProps, ReactNode } from 'react';

export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
