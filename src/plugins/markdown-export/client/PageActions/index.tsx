import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { markdownPath } from '../../../../page-source/markdown/markdownPath';
import { readMarkdown } from '../readMarkdown';
import CopyButton from '@site/src/ui/CopyButton';
import MarkdownLink from '@site/src/plugins/markdown-export/client/MarkdownLink';
import styles from './styles.module.css';

/** Assistants that start a chat with the text of a query parameter. */
const ASSISTANTS = [
  { name: 'ChatGPT', chatUrl: 'https://chatgpt.com/?q=' },
  { name: 'Claude', chatUrl: 'https://claude.ai/new?q=' },
];

/** Adds a menu that copies the page as Markdown, opens the Markdown, or gives its URL to an assistant. */
export default function PageActions({
  permalink,
  children,
}: {
  permalink: string;
  children: ReactNode;
}): ReactNode {
  const { baseUrl, url: siteUrl } = useDocusaurusContext().siteConfig;
  const url = markdownPath(permalink, baseUrl);
  const prompt = encodeURIComponent(`Read ${siteUrl}${url} and answer my questions about it.`);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOutside({ target }: Event) {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }

  return (
    <div className={styles.row}>
      {children}
      <MarkdownLink permalink={permalink} />
      <details ref={menu} className={styles.menu} data-page-menu="" onKeyDown={closeOnEscape}>
        <summary>Copy page</summary>
        <ul>
          <li>
            <CopyButton label="Copy as Markdown" read={() => readMarkdown(url)} />
          </li>
          <li>
            <a href={url}>Open as Markdown</a>
          </li>
          {ASSISTANTS.map(({ name, chatUrl }) => (
            <li key={name}>
              <a href={chatUrl + prompt} target="_blank" rel="noopener noreferrer">
                Open in {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
