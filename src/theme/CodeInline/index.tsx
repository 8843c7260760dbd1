// Replaces inline code, because browsers would translate it.
import type { ComponentProps, ReactNode } from 'react';

export default function CodeInline(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
