import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of {@link Platform}. */
export interface PlatformProps {
  android?: boolean;
  ios?: boolean;
}

/** Shows a badge for each platform. */
export default function Platform({ android, ios }: PlatformProps): ReactNode {
  return (
    <>
      {android && <span className={styles.badge}>Android</span>}
      {ios && <span className={styles.badge}>iOS</span>}
    </>
  );
}
