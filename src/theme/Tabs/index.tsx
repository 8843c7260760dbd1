// Replaces the theme's tabs by HTML that works without hydration; src/plugins/static-content moves it.
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import styles from './styles.module.css';

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children: ReactNode;
}

interface TabsProps {
  /** Tabs of one group follow each other, on all pages. */
  groupId?: string;
  /** Whether the address carries the choice, as `?{groupId}={value}`. */
  queryString?: boolean;
  children: ReactNode;
}

function isItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value != null;
}

export default function Tabs({ groupId, queryString, children }: TabsProps): ReactNode {
  const id = useId();
  const items = Children.toArray(children)
    .filter(isItem)
    .map(({ props }) => props);
  const selected = items.find((item) => item.default) ?? items[0];
  return (
    <div className={styles.tabs} data-tabs="" data-group={groupId} data-query={queryString ? '' : undefined}>
      <div role="tablist" aria-label="Variants" className={styles.list}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}-tab`}
            aria-controls={`${id}-${item.value}`}
            aria-selected={item === selected}
            tabIndex={item === selected ? 0 : -1}
            data-value={item.value}
            className={styles.tab}
          >
            {item.label ?? item.value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}`}
          aria-labelledby={`${id}-${item.value}-tab`}
          data-label={item.label ?? item.value}
          hidden={item !== selected}
        >
          {item.children}
        </div>
      ))}
    </div>
  );
}
