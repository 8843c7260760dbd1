import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NumberField, Select, toOptions } from '../LazyTool/controls';
import { filterKeys, filterKinds, findOverridden, getInitialValue, toRows } from './filters';
import type { FilterKey, FilterRow, Size } from './filters';
import tools from '../LazyTool/tools.module.css';
import styles from './styles.module.css';
import { describePoints } from './describeFormat';
import { getTemplate, templateNames } from './toTypeScript';
import type { TemplateName } from './toTypeScript';

interface FilterListProps {
  rows: readonly FilterRow[];
  onRows: (rows: FilterRow[]) => void;
  /** The app's window size in points. Templates depend on it. */
  window: Size;
  onWindow: (window: Size) => void;
}

const keyOptions = toOptions(filterKeys);
const templateOptions = toOptions(templateNames);

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
    <div className={tools.part}>
      <p className={tools.heading}>Filters, most important first</p>
      {rows.length === 0 && (
        <p className={tools.note}>Without filters, the library picks the first format.</p>
      )}
      <ol className={tools.list} ref={list}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.filter} data-row={row.id}>
            <div className={styles.filterName}>
              <code translate="no">{row.key}</code>
              <span className={tools.note}>
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
        <div className={tools.row}>
          <Select label="Property" value={newKey} options={keyOptions} onChange={setNewKey} />
          <button
            type="button"
            className={tools.button}
            ref={addButton}
            onClick={() => {
              setMessage(`${newKey} added as filter ${rows.length + 1}.`);
              onRows([...rows, { id: nextId, key: newKey, value: getInitialValue(newKey) }]);
            }}
          >
            Add filter
          </button>
        </div>
        <div className={tools.row}>
          <Select label="Template" value={template} options={templateOptions} onChange={setTemplate} />
          <button
            type="button"
            className={tools.button}
            onClick={() => {
              setMessage(`Replaced the filters with Templates.${template}.`);
              onRows(toRows(getTemplate(template, window), nextId));
            }}
          >
            Use template
          </button>
        </div>
        <fieldset className={styles.window}>
          <legend className={tools.note}>
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

interface ValueEditorProps {
  row: FilterRow;
  onValue: (value: FilterRow['value']) => void;
}

/** Edits the value of a filter: a choice, a number or a size. */
function ValueEditor({ row: { key, value }, onValue }: ValueEditorProps): ReactNode {
  const { choices, custom, min = 0, max = Infinity } = filterKinds[key];
  const customLabel = typeof custom === 'object' ? 'size' : 'number';
  const isCustom = typeof value === 'object' || typeof value === 'number';
  const labels = [...choices.map(String), ...(custom === undefined ? [] : [customLabel])];
  return (
    <div className={styles.value}>
      {choices.length > 0 && (
        <Select
          label={`${custom === undefined ? 'Value' : 'Type'} of ${key}`}
          hideLabel
          value={isCustom ? customLabel : String(value)}
          options={toOptions(labels)}
          onChange={(label) => onValue(choices[labels.indexOf(label)] ?? custom!)}
        />
      )}
      {typeof value === 'number' && (
        <NumberField
          label={`Value of ${key}`}
          hideLabel
          value={value}
          min={min}
          max={max}
          onChange={onValue}
        />
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
  const side = (key: keyof Size) => (
    <NumberField
      label={`${key === 'width' ? 'Width' : 'Height'} of ${name}`}
      hideLabel
      value={size[key]}
      min={1}
      max={100_000}
      onChange={(value) => onSize({ ...size, [key]: value })}
    />
  );
  return (
    <>
      {side('width')}
      <span aria-hidden="true">×</span>
      {side('height')}
    </>
  );
}
