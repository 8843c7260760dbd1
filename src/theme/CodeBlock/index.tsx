// Replaces the theme's code block: code arrives highlighted from the build (src/page-source/mdx/rehypeHighlight.ts), so no page loads Prism.
import { useHistory, useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import CopyButton from '@site/src/ui/CopyButton';
import { fetchText } from '@site/src/ui/CopyButton/fetchText';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Highlighted code as HTML. Only code in fences has it. */
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
  /** The file that a fragment belongs to. */
  inside?: string;
  /** URL of the block that prints that file. */
  insideUrl?: string;
  /** URL of the file that the block prints. */
  fileUrl?: string;
  /** URLs of that file and of the printed files that it imports, separated by spaces. */
  neededUrls?: string;
  /** URL of the playground with this sample. */
  editUrl?: string;
  /** Number of lines of a block that starts folded. */
  lines?: number;
}

/** Returns the code that a reader copies: without the lines that a change removes. */
function readCode(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('del')) removed.remove();
  return copy.textContent!;
}

/** Returns all files as one text. Each one starts with a comment that has its path. */
async function readFiles(urls: readonly string[]): Promise<string> {
  const files = urls.map(
    async (url) => `// ${url.replace(/^.*\/samples\/[^/]+\//, '')}\n${await fetchText(url)}`,
  );
  return (await Promise.all(files)).join('\n');
}

/** Lets a path wrap after a slash. */
function addBreaks(file: string): ReactNode[] {
  return file.split('/').flatMap((part, index) => (index > 0 ? ['/', <wbr key={index} />, part] : part));
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

interface FoldProps extends Pick<CodeBlockProps, 'id' | 'lines'> {
  children: ReactNode;
}

/** Code that starts folded. A link to its block unfolds it. */
function Fold({ id, lines, children }: FoldProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (id != null && location.hash === `#${id}`) details.current!.open = true;
  }, [id, location]);

  return (
    <details ref={details}>
      <summary className={styles.fold}>Show code ({lines} lines)</summary>
      {children}
    </details>
  );
}

/** A code block with its title, its actions and links in its code. */
export default function CodeBlock({
  html,
  className,
  title,
  id,
  change,
  place,
  inside,
  insideUrl,
  fileUrl,
  neededUrls,
  editUrl,
  lines,
}: CodeBlockProps): ReactNode {
  const history = useHistory();
  const code = useRef<HTMLElement>(null);
  if (html == null)
    throw new Error('<CodeBlock> has no highlighted code. Write the code in a fence (```), not in JSX.');
  const language = className?.replace('language-', '');
  const name = title ?? inside ?? (language && language !== 'text' ? `${language} code` : 'code');

  /** Names in code are links of plain HTML: they change the page as links of the router do. */
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    if (!link || link.origin !== window.location.origin || defaultPrevented) return;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  function selectCode(): string {
    window.getSelection()?.selectAllChildren(code.current!);
    return 'Selected, press Ctrl+C or ⌘C';
  }

  // The handler serves the links inside, which a keyboard reaches as well.
  const listing = (
    <pre
      translate="no"
      ref={observeScroll}
      className={styles.pre}
      tabIndex={0}
      role="group"
      aria-label={name}
      onClick={follow}
    >
      <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );

  return (
    <div
      className={clsx(
        styles.block,
        (title ?? inside ?? change) == null && styles.untitled,
        !html.includes('\n') && styles.line,
        className,
        ThemeClassNames.common.codeBlock,
      )}
      id={id}
    >
      <div className={styles.bar}>
        <span className={styles.title}>
          {title && <a href={`#${id}`}>{addBreaks(title)}</a>}
          {inside && (
            <>
              In{' '}
              <a href={insideUrl} className={styles.file}>
                {addBreaks(inside)}
              </a>
            </>
          )}
          {change && ` — ${change} `}
          {place && <code translate="no">{place}</code>}
        </span>{' '}
        <span className={styles.actions}>
          {editUrl && (
            <a href={editUrl} className={styles.action}>
              Edit<span className="sr-only"> {title ?? inside}</span>
            </a>
          )}
          {fileUrl && (
            <a href={fileUrl} className={styles.action}>
              Open file<span className="sr-only"> {title}</span>
            </a>
          )}
          {neededUrls && (
            <CopyButton
              className={styles.action}
              label="Copy all files"
              name={`of ${name}`}
              read={() => readFiles(neededUrls.split(' '))}
            />
          )}
          <CopyButton
            className={styles.action}
            label="Copy"
            name={name}
            read={() => readCode(code.current!)}
            onError={selectCode}
          />
        </span>
      </div>
      {lines == null ? (
        listing
      ) : (
        <Fold id={id} lines={lines}>
          {listing}
        </Fold>
      )}
    </div>
  );
}
