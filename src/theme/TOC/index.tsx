// Wraps the table of contents in a landmark, because it's outside `<main>` on posts.
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCInNavigation(props: Props): ReactNode {
  return (
    <nav className={styles.navigation} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
