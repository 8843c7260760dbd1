import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, useState, type ReactNode } from 'react';
import { markdownPath } from '../../../../page-text/markdownPath';
import { copyText } from '../copyText';
import MarkdownLink from '@site/src/components/MarkdownLink';
import styles from './styles.module.css';

const MESSAGE_DURATION_MS = 2000;

/** Shows `children` with a button that copies the page as Markdown, and a link that opens it, beside them. */
export default function PageActions({
  permalink,
  children,
}: {
  permalink: string;
  children: ReactNode;
}): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const url = markdownPath(permalink, baseUrl);
  const [message, setMessage] = useState('');
  const timer = useRef(0);

  async function copy() {
    try {
      await copyText(url);
      setMessage('Copied');
    } catch {
      setMessage('Not copied');
    }
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setMessage(''), MESSAGE_DURATION_MS);
  }

  return (
    <div className={styles.row}>
      {children}
      <div className={styles.actions}>
        <MarkdownLink permalink={permalink} />
        <button type="button" onClick={copy}>
          {message || 'Copy page'}
        </button>
        {/* For screen readers; the button shows the same. */}
        <span role="status" className="sr-only">
          {message}
        </span>
        <a href={url}>Open as Markdown</a>
      </div>
    </div>
  );
}
