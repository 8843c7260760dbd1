// Wraps the table of contents in a landmark, because it's outside `<main>` on posts, and keeps its names untranslated.
import { useLocation } from '@docusaurus/router';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCInNavigation(props: Props): ReactNode {
  const isApi = useLocation().pathname.includes('/docs/api/');
  return (
    <nav className={styles.navigation} aria-label="On this page" translate={isApi ? 'no' : undefined}>
      <TOC {...props} />
    </nav>
  );
}
