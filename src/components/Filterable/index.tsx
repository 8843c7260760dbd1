import { createContext, useContext, useId, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of {@link Filterable}. */
export interface FilterableProps {
  /** Labels the text field, for example "Filter error codes". */
  label: string;
  /** Contains {@link FilterItem}s at any depth. */
  children: ReactNode;
}

/** Ids of the items that don't match. */
const HiddenItems = createContext<ReadonlySet<string>>(new Set());

/** Shows a text field that hides the items without all typed words. */
export function Filterable({ label, children }: FilterableProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState('');

  function filter(query: string): void {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    // Items are compiled Markdown, so only the DOM has their text.
    const items = [...list.current!.querySelectorAll<HTMLElement>('[data-filter-item]')];
    const others = items.filter((item) => {
      const text = item.textContent!.toLowerCase();
      return !words.every((word) => text.includes(word));
    });
    const shown = items.length - others.length;
    setHidden(new Set(others.map((item) => item.dataset.filterItem!)));
    if (words.length === 0) setStatus('');
    else setStatus(shown === 0 ? `Nothing matches "${query}".` : `${shown} shown`);
  }

  return (
    <div ref={list}>
      <div className={styles.bar} data-script="">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => filter(event.target.value)}
        />
        <span role="status" className={styles.count}>
          {status}
        </span>
      </div>
      <HiddenItems value={hidden}>{children}</HiddenItems>
    </div>
  );
}

/** An entry of a {@link Filterable} list. */
export function FilterItem({ children }: { children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section data-filter-item={id} hidden={useContext(HiddenItems).has(id)}>
      {children}
    </section>
  );
}
