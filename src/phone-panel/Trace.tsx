import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  filterRows,
  formatRows,
  formatTime,
  labelKind,
  traceFilters,
  type TraceFilter,
  type TraceRow,
} from './traceRows';
import CopyButton from '../ui/CopyButton';
import buttonStyles from '../ui/button.module.css';
import styles from './trace.module.css';

/** The list counts as scrolled to its end within this distance, because browsers round. */
const END_DISTANCE = 8;

/** Shows what the app and the camera did, with the newest entry in view. */
export default function Trace({
  rows,
  onClear,
}: {
  rows: readonly TraceRow[];
  onClear: () => void;
}): ReactNode {
  const [filter, setFilter] = useState<TraceFilter>();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const title = useId();
  const shown = filterRows(rows, filter);

  useLayoutEffect(() => {
    if (isAtEnd.current) list.current!.scrollTop = list.current!.scrollHeight;
  }, [shown]);

  return (
    <div className={styles.trace} role="group" aria-labelledby={title}>
      <div className={styles.traceBar}>
        <strong id={title}>Trace</strong>
        <select
          className={buttonStyles.button}
          aria-label="Show in the trace"
          value={filter ?? ''}
          onChange={({ target }) => {
            isAtEnd.current = true;
            setFilter((target.value || undefined) as TraceFilter | undefined);
          }}
        >
          <option value="">Everything</option>
          {Object.keys(traceFilters).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <CopyButton
          className={buttonStyles.button}
          label="Copy"
          read={() => formatRows(shown)}
          onError={() => 'Copying failed'}
        />
        <button type="button" className={buttonStyles.button} onClick={onClear}>
          Clear
        </button>
      </div>
      <ol
        ref={list}
        className={styles.traceRows}
        translate="no"
        tabIndex={0}
        aria-labelledby={title}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - clientHeight - scrollTop < END_DISTANCE;
        }}
      >
        {shown.map(({ key, entry, count, value }) => (
          <li key={key} data-kind={entry.kind}>
            <span className={styles.traceTime}>{formatTime(entry.time)}</span>{' '}
            <span className={styles.traceKind}>{labelKind(entry.kind)}</span>{' '}
            {entry.kind !== 'log' && <b>{entry.name}</b>} {value}
            {count > 1 && <span className={styles.traceCount}>{` × ${count}`}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
