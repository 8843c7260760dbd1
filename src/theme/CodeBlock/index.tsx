// Replaces the theme's code block: code arrives highlighted from the build (src/plugins/static-highlighting),
// and the copy button works without hydration (src/plugins/static-content).
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Plain code, for blocks that are made in the browser. */
  children?: ReactNode;
  /** Highlighted code as HTML, made at build time. */
  html?: string;
  language?: string;
  title?: string;
  /** Anchor of the block, by which its title links to it. */
  id?: string;
}

export default function CodeBlock({ children, html, language, title, id }: CodeBlockProps): ReactNode {
  const name = title ?? (language && language !== 'text' ? `${language} code` : 'code');
  return (
    <div className={styles.block} id={id} data-code="">
      <div className={styles.bar}>
        {id == null ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <a className={styles.title} href={`#${id}`}>
            {title}
          </a>
        )}
        <button type="button" className={styles.copy} data-copy="" data-script="" aria-live="polite">
          Copy<span className="sr-only"> {name}</span>
        </button>
      </div>
      {/* src/plugins/static-content takes it out of the tab order where all code is in view. */}
      <pre className={styles.pre} tabIndex={0} role="group" aria-label={name} data-scroll="">
        {html == null ? <code>{children}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
    </div>
  );
}
