import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NumberField, Select } from '../LazyTool/controls';
import controls from '../LazyTool/controls.module.css';
import { filterKeys, filterKinds, findOverridden, toRows } from './filterList';
import type { FilterKey, FilterRow } from './filterList';
import layout from '../LazyTool/layout.module.css';
import styles from './styles.module.css';
import { getTemplate, templateNames } from './toTypeScript';
import type { TemplateName, WindowSize } from './toTypeScript';

interface FilterListProps {
  rows: readonly FilterRow[];
  onRows: (rows: FilterRow[]) => void;
  /** The window that templates see. */
  window: WindowSize;
  onWindow: (window: WindowSize) => void;
}

const keyOptions = filterKeys.map((key) => ({ value: key, label: key }));
const templateOptions = templateNames.map((name) => ({ value: name, label: name }));

/** The list of filters, which the reader builds by hand or from a template, and reorders by buttons. */
export function FilterList({ rows, onRows, window, onWindow }: FilterListProps): ReactNode {
  const [newKey, setNewKey] = useState<FilterKey>('videoHdr');
  const [template, setTemplate] = useState<TemplateName>('Video60Fps');
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // A row that moves leaves the document for a moment and loses the focus with it.
  const focusAfterMove = useRef('');

  useLayoutEffect(() => {
    if (focusAfterMove.current === '') return;
    list.current?.querySelector<HTMLElement>(focusAfterMove.current)?.focus();
    focusAfterMove.current = '';
  }, [rows]);

  const nextId = rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const overridden = findOverridden(rows);

  const move = (index: number, by: -1 | 1) => {
    const target = index + by;
    if (target < 0 || target >= rows.length) return;
    const moved = [...rows];
    [moved[index], moved[target]] = [moved[target]!, moved[index]!];
    focusAfterMove.current = `[data-row="${rows[index]!.id}"] [data-move="${by}"]`;
    setMessage(`${rows[index]!.key} is now filter ${target + 1} of ${rows.length}.`);
    onRows(moved);
  };
  const remove = (index: number) => {
    setMessage(`${rows[index]!.key} removed.`);
    onRows(rows.filter((_, position) => position !== index));
    addButton.current?.focus();
  };
  const change = (index: number, value: FilterRow['value']) =>
    onRows(rows.map((row, position) => (position === index ? { ...row, value } : row)));

  return (
    <div className={layout.part}>
      <p className={layout.heading}>Filters, the most important first</p>
      {rows.length === 0 && (
        <p className={layout.note}>Without filters, the library takes the first format of the list.</p>
      )}
      <ol className={styles.filters} ref={list}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.filter} data-row={row.id}>
            <div className={styles.filterName}>
              <code>{row.key}</code>
              <span className={layout.note}>
                {overridden.has(index)
                  ? 'counts for nothing: a later filter sets the same property'
                  : `worth ${rows.length - index}`}
              </span>
            </div>
            <ValueEditor row={row} onValue={(value) => change(index, value)} />
            <div className={styles.moves}>
              <IconButton
                label={`Move ${row.key} up`}
                sign="↑"
                by={-1}
                isDisabled={index === 0}
                onPress={() => move(index, -1)}
              />
              <IconButton
                label={`Move ${row.key} down`}
                sign="↓"
                by={1}
                isDisabled={index === rows.length - 1}
                onPress={() => move(index, 1)}
              />
              <IconButton label={`Remove ${row.key}`} sign="×" onPress={() => remove(index)} />
            </div>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {message}
      </p>
      <div className={styles.adders}>
        <div className={layout.row}>
          <Select label="Property" value={newKey} options={keyOptions} onChange={setNewKey} />
          <button
            type="button"
            className={controls.button}
            ref={addButton}
            onClick={() => {
              setMessage(`${newKey} added as filter ${rows.length + 1}.`);
              onRows([...rows, { id: nextId, key: newKey, value: filterKinds[newKey].initial }]);
            }}
          >
            Add filter
          </button>
        </div>
        <div className={layout.row}>
          <Select label="Template" value={template} options={templateOptions} onChange={setTemplate} />
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              setMessage(`The filters of Templates.${template} replace the list.`);
              onRows(toRows(getTemplate(template, window), nextId));
            }}
          >
            Use template
          </button>
        </div>
        <fieldset className={styles.window}>
          <legend className={layout.note}>
            PhotoPortrait, Snapchat and Instagram want the shape of the app’s window. Its size in points:
          </legend>
          <SizeEditor name="the window" size={window} onSize={onWindow} />
        </fieldset>
      </div>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  sign: string;
  by?: number;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A square button; when disabled it stays focusable, so that the focus is not lost at the ends of the list. */
function IconButton({ label, sign, by, isDisabled = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.icon}
      data-move={by}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function ValueEditor({
  row,
  onValue,
}: {
  row: FilterRow;
  onValue: (value: FilterRow['value']) => void;
}): ReactNode {
  const { kind, words, min = 0, max = Infinity, initial } = filterKinds[row.key];
  const label = `Value of ${row.key}`;
  if (kind === 'boolean') {
    const options = [
      { value: 'true', label: 'true' },
      { value: 'false', label: 'false' },
    ] as const;
    return (
      <Select
        label={label}
        hideLabel
        value={row.value === true ? 'true' : 'false'}
        options={options}
        onChange={(value) => onValue(value === 'true')}
      />
    );
  }
  if (kind === 'word') {
    const options = words.map((word) => ({ value: word, label: word }));
    return (
      <Select
        label={label}
        hideLabel
        value={String(row.value)}
        options={options}
        onChange={(value) => onValue(value as FilterRow['value'])}
      />
    );
  }
  const isWord = typeof row.value === 'string';
  const ownValue = kind === 'resolution' ? 'size' : 'number';
  const options = [...words, ownValue].map((word) => ({ value: word, label: word }));
  const ownInitial =
    typeof initial === 'string' ? (kind === 'resolution' ? { width: 1920, height: 1080 } : 100) : initial;
  return (
    <div className={styles.value}>
      {words.length > 0 && (
        <Select
          label={`Kind of ${row.key}`}
          hideLabel
          value={isWord ? String(row.value) : ownValue}
          options={options}
          onChange={(value) => onValue(value === ownValue ? ownInitial : (value as FilterRow['value']))}
        />
      )}
      {typeof row.value === 'number' && (
        <NumberField label={label} hideLabel value={row.value} min={min} max={max} onChange={onValue} />
      )}
      {typeof row.value === 'object' && <SizeEditor name={row.key} size={row.value} onSize={onValue} />}
    </div>
  );
}

interface SizeEditorProps {
  name: string;
  size: { width: number; height: number };
  onSize: (size: { width: number; height: number }) => void;
}

function SizeEditor({ name, size, onSize }: SizeEditorProps): ReactNode {
  return (
    <>
      <NumberField
        label={`Width of ${name}`}
        hideLabel
        value={size.width}
        min={1}
        max={100_000}
        onChange={(width) => onSize({ ...size, width })}
      />
      <span aria-hidden="true">×</span>
      <NumberField
        label={`Height of ${name}`}
        hideLabel
        value={size.height}
        min={1}
        max={100_000}
        onChange={(height) => onSize({ ...size, height })}
      />
    </>
  );
}
