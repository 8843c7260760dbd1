import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Props of {@link Filterable}. */
export interface FilterableProps {
  /** Name of the text field, for example "Filter error codes". */
  label: string;
  /** Content that holds any number of {@link FilterItem}s. */
  children: ReactNode;
}

/** A list with a text field that hides what does not match; `src/plugins/static-content` does the filtering. */
export function Filterable({ label, children }: FilterableProps): ReactNode {
  const id = useId();
  return (
    <div data-filter-list="">
      <div className={styles.bar} data-script="">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          data-filter=""
        />
        <span role="status" className={styles.count} />
      </div>
      {children}
    </div>
  );
}

/** One entry of a {@link Filterable} list; it matches by its own text. */
export function FilterItem({ children }: { children: ReactNode }): ReactNode {
  return <section data-filter-item="">{children}</section>;
}
