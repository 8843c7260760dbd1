import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NumberField, Select } from '../LazyTool/controls';
import { createFilter, filterKeys, filterKinds } from './filters';
import type { Filter, Size } from './filters';
import tools from '../LazyTool/tools.module.css';
import styles from './styles.module.css';
import { getTemplate, templateNames } from './toTypeScript';

interface FilterListProps {
  filters: readonly Filter[];
  onFilters: (filters: readonly Filter[]) => void;
}

/** Edits the list of filters, by hand or from a template. */
export function FilterList({ filters, onFilters }: FilterListProps): ReactNode {
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const unused = filterKeys.filter((key) => filters.every(([used]) => used !== key));

  const move = (filter: Filter, target: number) => {
    const others = filters.filter((other) => other !== filter);
    setMessage(`${filter[0]} is now filter ${target + 1} of ${filters.length}.`);
    onFilters([...others.slice(0, target), filter, ...others.slice(target)]);
  };

  return (
    <div className={tools.part}>
      <p className={tools.heading}>Filters, most important first</p>
      {filters.length === 0 && (
        <p className={tools.note}>Without filters, the library picks the first format.</p>
      )}
      <ol className={tools.list} ref={list} tabIndex={-1} aria-label="Filters">
        {filters.map((filter, index) => {
          const [key] = filter;
          return (
            <li key={key} className={styles.filter}>
              <div className={styles.filterName}>
                <code translate="no">{key}</code>
                <span className={tools.note}>{describePoints(filters.length - index)}</span>
              </div>
              <ValueEditor
                filter={filter}
                onFilter={(changed) =>
                  onFilters(filters.map((other) => (other === filter ? changed : other)))
                }
              />
              <div className={styles.moves}>
                <IconButton
                  label={`Move ${key} up`}
                  sign="↑"
                  isDisabled={index === 0}
                  onPress={() => move(filter, index - 1)}
                />
                <IconButton
                  label={`Move ${key} down`}
                  sign="↓"
                  isDisabled={index === filters.length - 1}
                  onPress={() => move(filter, index + 1)}
                />
                <IconButton
                  label={`Remove ${key}`}
                  sign="×"
                  onPress={() => {
                    setMessage(`${key} removed.`);
                    onFilters(filters.filter((other) => other !== filter));
                    list.current?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {message}
      </p>
      <div className={tools.controls}>
        {unused.length > 0 && (
          <Chooser
            label="Property"
            options={unused}
            action="Add filter"
            onChoose={(key) => {
              setMessage(`${key} added as filter ${filters.length + 1}.`);
              onFilters([...filters, createFilter(key)]);
            }}
          />
        )}
        <Chooser
          label="Template"
          options={templateNames}
          action="Use template"
          onChoose={(name) => {
            setMessage(`Replaced the filters with Templates.${name}.`);
            onFilters(getTemplate(name));
          }}
        />
      </div>
      <p className={tools.note}>
        Some templates have the aspect ratio of the app’s window. Here, that’s 844 / 390, as on an iPhone 13.
      </p>
    </div>
  );
}

/** Formats a number of points, for example "1 point". */
export function describePoints(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

interface ChooserProps<T extends string> {
  label: string;
  options: readonly T[];
  /** What the button says. */
  action: string;
  onChoose: (option: T) => void;
}

/** A drop-down list with a button, because a list that acts when it changes can't be used with the arrow keys. */
function Chooser<T extends string>({ label, options, action, onChoose }: ChooserProps<T>): ReactNode {
  const [chosen, setChosen] = useState(options[0]!);
  const value = options.includes(chosen) ? chosen : options[0]!;
  return (
    <div className={tools.row}>
      <Select label={label} value={value} options={options} onChange={setChosen} />
      <button type="button" className={tools.button} onClick={() => onChoose(value)}>
        {action}
      </button>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  sign: string;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A square button. It stays focusable when disabled, so keyboards keep their place at the ends of the list. */
function IconButton({ label, sign, isDisabled = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

interface ValueEditorProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Edits the value of a filter: a choice, a number or a size. */
function ValueEditor({ filter: [key, value], onFilter }: ValueEditorProps): ReactNode {
  const { choices, custom, min = 0, max = Infinity } = filterKinds[key];
  const customLabel = typeof custom === 'object' ? 'size' : 'number';
  const isCustom = typeof value === 'object' || typeof value === 'number';
  const labels = [...choices.map(String), ...(custom === undefined ? [] : [customLabel])];
  const numberField = (name: string, number: number, toValue: (number: number) => number | Size) => (
    <NumberField
      label={`${name} of ${key}`}
      hideLabel
      value={number}
      min={min}
      max={max}
      onChange={(changed) => onFilter([key, toValue(changed)])}
    />
  );
  return (
    <div className={styles.value}>
      {choices.length > 0 && (
        <Select
          label={`${custom === undefined ? 'Value' : 'Type'} of ${key}`}
          hideLabel
          value={isCustom ? customLabel : String(value)}
          options={labels}
          onChange={(label) => onFilter([key, choices[labels.indexOf(label)] ?? custom!])}
        />
      )}
      {typeof value === 'number' && numberField('Value', value, (number) => number)}
      {typeof value === 'object' && (
        <>
          {numberField('Width', value.width, (width) => ({ ...value, width }))}
          <span aria-hidden="true">×</span>
          {numberField('Height', value.height, (height) => ({ ...value, height }))}
        </>
      )}
    </div>
  );
}
