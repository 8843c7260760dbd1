import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of {@link Platform}. */
export interface PlatformProps {
  android?: boolean;
  ios?: boolean;
}

/** Badges that name the platforms a heading, a row or a sentence is about. */
export default function Platform({ android, ios }: PlatformProps): ReactNode {
  return (
    <>
      {android && <span className={styles.badge}>Android</span>}
      {ios && <span className={styles.badge}>iOS</span>}
    </>
  );
}
