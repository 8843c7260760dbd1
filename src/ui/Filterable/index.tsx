import { useId, useRef, useState, type ReactNode } from 'react';
import { useHashTarget } from '../useHashTarget';
import styles from './styles.module.css';

/** Props of {@link Filterable}. */
export interface FilterableProps {
  /** Labels the text field, for example "Filter error codes". */
  label: string;
  /** Words that readers could look for. */
  example: string;
  /** Headings of one level and {@link FilterItem}s, all direct children. */
  children: ReactNode;
}

/** Shows a text field that hides items missing a typed word. */
export function Filterable({ label, example, children }: FilterableProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');

  function filter(query: string): void {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    let isGroupShown = false;
    // Items are compiled Markdown, so only the DOM has their text. Bottom up, items come before their heading.
    for (const element of ([...list.current!.children] as HTMLElement[]).reverse()) {
      if (element.matches('[data-filter-item]')) {
        const text = element.textContent!.toLowerCase();
        element.hidden = !words.every((word) => text.includes(word));
        if (!element.hidden) {
          shown += 1;
          isGroupShown = true;
        }
      } else {
        element.hidden = words.length > 0 && !isGroupShown;
        if (/^H[1-6]$/.test(element.tagName)) isGroupShown = false;
      }
    }
    if (words.length === 0) setStatus('');
    else setStatus(shown === 0 ? `Nothing matches "${query}".` : `${shown} shown`);
  }

  // A link to a hidden item or heading clears the filter.
  useHashTarget(list, () => {
    field.current!.value = '';
    filter('');
  });

  return (
    <>
      <div className={styles.bar} data-script="">
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          placeholder={`for example, ${example}`}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => filter(event.target.value)}
        />
        <span role="status" className={styles.count}>
          {status}
        </span>
      </div>
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </>
  );
}

/** An entry in a {@link Filterable} list. The list sets `hidden` in the DOM, so React must not. */
export function FilterItem({ children }: { children: ReactNode }): ReactNode {
  return <section data-filter-item="">{children}</section>;
}
