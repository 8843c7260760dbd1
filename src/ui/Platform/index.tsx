import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of {@link Platform}. */
export interface PlatformProps {
  android?: boolean;
  ios?: boolean;
  /** Text that's only true there. */
  children?: ReactNode;
}

/** Shows a badge for each platform, and the text that's only true there. */
export default function Platform({ android, ios, children }: PlatformProps): ReactNode {
  const badges = (
    <>
      {android && <span className={clsx(styles.badge, styles.android)}>Android</span>}
      {ios && <span className={clsx(styles.badge, styles.ios)}>iOS</span>}
    </>
  );
  if (children == null) return badges;
  return (
    <div className={clsx(styles.note, ios && styles.forIos)}>
      <div>{badges}</div>
      <div>{children}</div>
    </div>
  );
}

/** Shows where the platforms differ: a text for each. The one that the reader has chosen is first. */
export function PlatformPair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
