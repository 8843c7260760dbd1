import useIsBrowser from '@docusaurus/useIsBrowser';
import { createContext, useContext, useId, useRef, useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

const FilterContext = createContext<string[]>([]);

/** Props of {@link Filterable}. */
export interface FilterableProps {
  /** Name of the text field, for example "Filter error codes". */
  label: string;
  /** Content that holds any number of {@link FilterItem}s. */
  children: ReactNode;
}

/** A text field that hides every {@link FilterItem} below it whose text lacks one of the typed words. */
export function Filterable({ label, children }: FilterableProps): ReactNode {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<number>();
  const content = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const id = useId();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);

  useEffect(() => {
    setShown(content.current?.querySelectorAll('[data-filter-item]:not([hidden])').length);
  }, [query]);

  return (
    <>
      <div className={styles.bar}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          disabled={!isBrowser}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status" className={styles.count}>
          {words.length > 0 && shown != null && (shown === 0 ? `Nothing matches "${query}".` : `${shown} shown`)}
        </span>
      </div>
      <div ref={content}>
        <FilterContext value={words}>{children}</FilterContext>
      </div>
    </>
  );
}

/** One entry of a {@link Filterable} list; it matches by its own text. */
export function FilterItem({ children }: { children: ReactNode }): ReactNode {
  const words = useContext(FilterContext);
  const item = useRef<HTMLElement>(null);
  const [text, setText] = useState('');

  useEffect(() => setText(item.current?.textContent?.toLowerCase() ?? ''), []);

  return (
    <section ref={item} data-filter-item="" hidden={text !== '' && !words.every((word) => text.includes(word))}>
      {children}
    </section>
  );
}
