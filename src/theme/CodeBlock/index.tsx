// Replaces the theme's code block: code arrives highlighted from the build (see src/plugins/static-highlighting).
import { useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Plain code, for blocks that are made in the browser. */
  children?: ReactNode;
  /** Highlighted code as HTML, made at build time. */
  html?: string;
  language?: string;
  title?: string;
}

const LABEL_DURATION_MS = 2000;

export default function CodeBlock({ children, html, language, title }: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [label, setLabel] = useState('Copy');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code.current!.textContent!);
      setLabel('Copied');
    } catch {
      setLabel('Press Ctrl+C');
      window.getSelection()?.selectAllChildren(code.current!);
    }
    setTimeout(() => setLabel('Copy'), LABEL_DURATION_MS);
  }

  const name = title ?? (language && language !== 'text' ? `${language} code` : 'code');
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <button type="button" className={styles.copy} onClick={copy} aria-label={`${label} ${name}`}>
          {label}
        </button>
      </div>
      <pre className={styles.pre} tabIndex={0} role="region" aria-label={name}>
        {html == null ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </div>
  );
}
