import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Templates } from '../../browser-runtime';
import { NumberField, Select } from './controls';
import { describePoints } from './describeFormat';
import { filterKeys, filterKinds, findOverridden, getInitialValue, toRows } from './filterList';
import type { FilterKey, FilterRow, Size } from './filterList';
import styles from './styles.module.css';
import { templateNames } from './toTypeScript';
import type { TemplateName } from './toTypeScript';

interface FilterListProps {
  rows: readonly FilterRow[];
  onRows: (rows: FilterRow[]) => void;
}

const toOptions = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }));
const keyOptions = toOptions(filterKeys);
const templateOptions = toOptions(templateNames);

/** Edits the list of filters, by hand or from a template. */
export function FilterList({ rows, onRows }: FilterListProps): ReactNode {
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

  const nextId = Math.max(0, ...rows.map(({ id }) => id)) + 1;
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

  return (
    <div className={styles.part}>
      <p className={styles.heading}>Filters, most important first</p>
      {rows.length === 0 && (
        <p className={styles.note}>Without filters, the library picks the first format.</p>
      )}
      <ol className={styles.filters} ref={list}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.filter} data-row={row.id}>
            <div className={styles.filterName}>
              <code translate="no">{row.key}</code>
              <span className={styles.note}>
                {overridden.has(index)
                  ? 'ignored because a later filter sets the same property'
                  : describePoints(rows.length - index)}
              </span>
            </div>
            <ValueEditor
              row={row}
              onValue={(value) =>
                onRows(rows.map((other) => (other.id === row.id ? { ...other, value } : other)))
              }
            />
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
        <div className={styles.row}>
          <Select label="Property" value={newKey} options={keyOptions} onChange={setNewKey} />
          <button
            type="button"
            className={styles.button}
            ref={addButton}
            onClick={() => {
              setMessage(`${newKey} added as filter ${rows.length + 1}.`);
              onRows([...rows, { id: nextId, key: newKey, value: getInitialValue(newKey) }]);
            }}
          >
            Add filter
          </button>
        </div>
        <div className={styles.row}>
          <Select label="Template" value={template} options={templateOptions} onChange={setTemplate} />
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              setMessage(`Replaced the filters with Templates.${template}.`);
              onRows(toRows(Templates[template], nextId));
            }}
          >
            Use template
          </button>
        </div>
        <p className={styles.note}>
          PhotoPortrait, Snapchat and Instagram use the aspect ratio of the screen. Here, it’s the one of an
          iPhone 13.
        </p>
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

interface ValueEditorProps {
  row: FilterRow;
  onValue: (value: FilterRow['value']) => void;
}

/** Edits the value of a filter: one of the library's words, a number or a size. */
function ValueEditor({ row: { key, value }, onValue }: ValueEditorProps): ReactNode {
  const { choices, custom } = filterKinds[key];
  const customLabel = typeof custom === 'object' ? 'size' : 'number';
  const isCustom = typeof value === 'number' || typeof value === 'object';
  const labels = [...choices.map(String), ...(custom === undefined ? [] : [customLabel])];
  return (
    <div className={styles.value}>
      {choices.length > 0 && (
        <Select
          label={`${isCustom ? 'Type' : 'Value'} of ${key}`}
          hideLabel
          value={isCustom ? customLabel : String(value)}
          options={toOptions(labels)}
          onChange={(label) => onValue(choices[labels.indexOf(label)] ?? custom!)}
        />
      )}
      {typeof value === 'number' && (
        <NumberField label={`Value of ${key}`} value={value} onChange={onValue} />
      )}
      {typeof value === 'object' && <SizeEditor name={key} size={value} onSize={onValue} />}
    </div>
  );
}

interface SizeEditorProps {
  name: string;
  size: Size;
  onSize: (size: Size) => void;
}

function SizeEditor({ name, size, onSize }: SizeEditorProps): ReactNode {
  return (
    <>
      <NumberField
        label={`Width of ${name}`}
        value={size.width}
        onChange={(width) => onSize({ ...size, width })}
      />
      <span aria-hidden="true">×</span>
      <NumberField
        label={`Height of ${name}`}
        value={size.height}
        onChange={(height) => onSize({ ...size, height })}
      />
    </>
  );
}
