import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of {@link Figure}. */
export interface FigureProps {
  /** Describes the drawing for screen readers. */
  alt: string;
  caption: string;
  /** A drawing from `src/figures`. */
  children: ReactNode;
}

/** A drawing with its caption. */
export default function Figure({ alt, caption, children }: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt} className={`vc-frame ${styles.drawing}`}>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
