import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import CopyButton from '../CopyButton';
import { fetchText } from '../CopyButton/fetchText';
import buttonStyles from '../button.module.css';
import styles from './styles.module.css';

/** Copies the rules for coding agents, for the AGENTS.md of an app. Without JavaScript, the link opens them. */
export default function AddToAgents(): ReactNode {
  const url = useBaseUrl('/rules.md');
  return (
    <p className={styles.row}>
      <span>
        Do you work with a coding agent? Give it <a href={url}>the rules of version 4</a>.
      </span>
      <CopyButton className={buttonStyles.button} label="Copy for AGENTS.md" read={() => fetchText(url)} />
    </p>
  );
}
