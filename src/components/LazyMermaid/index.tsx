import clsx from 'clsx';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useIsNear } from '../useIsNear';
import Mermaid from '@theme/Mermaid';
import styles from './styles.module.css';

/** Renders a diagram only when the reader scrolls near it, because Mermaid is 200 KB after gzip. */
export default function LazyMermaid(props: ComponentProps<typeof Mermaid>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  return (
    <div className={clsx('vc-frame', styles.space)} data-diagram="" ref={ref}>
      {isNear && <Mermaid {...props} />}
    </div>
  );
}
