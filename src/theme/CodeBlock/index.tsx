// Replaces the theme's code block: code arrives highlighted from the build (src/mdx/rehypeHighlight.ts), so no page loads Prism.
import { useHistory } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Plain code, for blocks that are made in the browser. */
  children?: ReactNode;
  /** Highlighted code as HTML, made at build time. */
  html?: string;
  /** Names the language, for example `language-tsx`. */
  className?: string;
  title?: string;
  /** Anchor of the block, by which its title links to it. */
  id?: string;
  /** What the block does to the file of its title, for example "add inside". */
  change?: string;
  /** The code that `change` is about. */
  place?: string;
  /** Number of lines of a block that starts folded. */
  lines?: number;
}

const LABEL_DURATION_MS = 2000;

/** Returns the code that a reader copies: without the lines that a change removes. */
function readCode(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('del')) removed.remove();
  return copy.textContent!;
}

function CopyButton({ code, name }: { code: RefObject<HTMLElement | null>; name: string }): ReactNode {
  const [label, setLabel] = useState('Copy');
  const timer = useRef(0);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(readCode(code.current!));
      setLabel('Copied');
    } catch {
      window.getSelection()?.selectAllChildren(code.current!);
      setLabel('Selected, copy it');
    }
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setLabel('Copy'), LABEL_DURATION_MS);
  }

  return (
    <button type="button" className={styles.copy} data-script="" aria-live="polite" onClick={copy}>
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

/** Keeps only listings that scroll sideways in the tab order. One observer for all, because guides have dozens. */
const scrollObserver =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        // Reads all sizes before it writes, so the browser lays out the page once.
        const scrolls = entries.map(({ target }) => target.scrollWidth > target.clientWidth);
        for (const [index, { target }] of entries.entries()) {
          if (scrolls[index]) target.setAttribute('tabindex', '0');
          else target.removeAttribute('tabindex');
        }
      });

function observeScroll(element: HTMLElement | null): () => void {
  scrollObserver?.observe(element!);
  return () => scrollObserver?.unobserve(element!);
}

export default function CodeBlock({
  children,
  html,
  className,
  title,
  id,
  change,
  place,
  lines,
}: CodeBlockProps): ReactNode {
  const history = useHistory();
  const code = useRef<HTMLElement>(null);
  const language = className?.replace('language-', '');
  const name = title ?? (language && language !== 'text' ? `${language} code` : 'code');

  /** Names in code are links of plain HTML: they change the page as links of the router do. */
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    if (!link || link.origin !== window.location.origin || defaultPrevented) return;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  // Paths wrap after a slash.
  const label = title
    ?.split('/')
    .flatMap((part, index) => (index > 0 ? ['/', <wbr key={index} />, part] : part));

  // The handler serves the links inside, which a keyboard reaches as well.
  const listing = (
    <pre
      ref={observeScroll}
      className={styles.pre}
      tabIndex={0}
      role="group"
      aria-label={name}
      onClick={follow}
    >
      {html == null ? (
        <code ref={code}>{children}</code>
      ) : (
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );

  return (
    <div className={clsx(styles.block, className, ThemeClassNames.common.codeBlock)} id={id}>
      <div className={styles.bar}>
        <span className={styles.title}>
          {id == null ? label : <a href={`#${id}`}>{label}</a>}
          {change && ` — ${change} `}
          {place && <code>{place}</code>}
        </span>
        <CopyButton code={code} name={name} />
      </div>
      {lines == null ? (
        listing
      ) : (
        <details>
          <summary className={styles.fold}>{lines} lines</summary>
          {listing}
        </details>
      )}
    </div>
  );
}
