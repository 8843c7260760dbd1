import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, useState, type ReactNode } from 'react';
import { markdownPath } from '../../../../page-text/markdownPath';
import { readMarkdown } from '../readMarkdown';
import { copyText } from '@site/src/components/CopyButton/copyText';
import MarkdownLink from '@site/src/components/MarkdownLink';
import styles from './styles.module.css';

const MESSAGE_DURATION_MS = 2000;

/** Adds a button that copies the page as Markdown, and a link that opens it. */
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
      await copyText(readMarkdown(url));
      setMessage('Copied');
    } catch {
      setMessage('Copy failed');
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
        {/* Screen readers announce what the button shows. */}
        <span role="status" className="sr-only">
          {message}
        </span>
        <a href={url}>Open as Markdown</a>
      </div>
    </div>
  );
}
