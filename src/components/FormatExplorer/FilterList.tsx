import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NumberField, Select } from '../LazyTool/controls';
import controls from '../LazyTool/controls.module.css';
import { filterKeys, filterKinds, findOverridden, toRows } from './filterList';
import type { FilterKey, FilterRow } from './filterList';
import layout from '../LazyTool/layout.module.css';
import styles from './styles.module.css';
import { describePoints } from './describeFormat';
import { getTemplate, templateNames } from './toTypeScript';
import type { TemplateName, WindowSize } from './toTypeScript';

interface FilterListProps {
  rows: readonly FilterRow[];
  onRows: (rows: FilterRow[]) => void;
  /** The window size that templates use. */
  window: WindowSize;
  onWindow: (window: WindowSize) => void;
}

const keyOptions = filterKeys.map((key) => ({ value: key, label: key }));
const templateOptions = templateNames.map((name) => ({ value: name, label: name }));

/** Edits the list of filters, by hand or from a template. */
export function FilterList({ rows, onRows, window, onWindow }: FilterListProps): ReactNode {
  const [newKey, setNewKey] = useState<FilterKey>('videoHdr');
  const [template, setTemplate] = useState<TemplateName>('Video60Fps');
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // React moves the row in the DOM, so its button loses focus.
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
      <p className={layout.heading}>Filters, most important first</p>
      {rows.length === 0 && (
        <p className={layout.note}>Without filters, the library picks the first format.</p>
      )}
      <ol className={styles.filters} ref={list}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.filter} data-row={row.id}>
            <div className={styles.filterName}>
              <code translate="no">{row.key}</code>
              <span className={layout.note}>
                {overridden.has(index)
                  ? 'ignored because a later filter sets the same property'
                  : describePoints(rows.length - index)}
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
              setMessage(`Replaced the filters with Templates.${template}.`);
              onRows(toRows(getTemplate(template, window), nextId));
            }}
          >
            Use template
          </button>
        </div>
        <fieldset className={styles.window}>
          <legend className={layout.note}>
            App window in points, for the aspect ratio in PhotoPortrait, Snapchat and Instagram:
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

/** A square button. It stays focusable when disabled, so keyboards keep their place at the ends of the list. */
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
  const customValue = kind === 'resolution' ? 'size' : 'number';
  const options = [...words, customValue].map((word) => ({ value: word, label: word }));
  const customInitial =
    typeof initial === 'string' ? (kind === 'resolution' ? { width: 1920, height: 1080 } : 100) : initial;
  return (
    <div className={styles.value}>
      {words.length > 0 && (
        <Select
          label={`Type of ${row.key}`}
          hideLabel
          value={isWord ? String(row.value) : customValue}
          options={options}
          onChange={(value) => onValue(value === customValue ? customInitial : (value as FilterRow['value']))}
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
