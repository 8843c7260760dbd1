// Wraps the table of contents in a landmark with a label, because it's outside `<main>` on posts, and keeps its names untranslated.
import { useLocation } from '@docusaurus/router';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCInNavigation(props: Props): ReactNode {
  const isApi = useLocation().pathname.includes('/docs/api/');
  const id = useId();
  return (
    <nav className={styles.navigation} aria-labelledby={id} translate={isApi ? 'no' : undefined}>
      <p id={id} className={styles.label} translate="yes">
        On this page
      </p>
      <TOC {...props} />
    </nav>
  );
}
