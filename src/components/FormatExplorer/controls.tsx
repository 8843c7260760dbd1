import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A value of a control, and its label. */
export interface Option<T extends string> {
  value: T;
  label: string;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

/** A labeled drop-down list. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel,
}: ChoiceProps<T> & { hideLabel?: boolean }): ReactNode {
  return (
    <label className={styles.field}>
      <span className={hideLabel ? 'sr-only' : styles.label}>{label}</span>
      <select className={styles.input} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A labeled row of radio buttons. */
export function RadioGroup<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A field for a positive number. Invalid input stays in the field, and the browser explains it. */
export function NumberField({ label, value, onChange }: NumberFieldProps): ReactNode {
  return (
    <input
      className={styles.number}
      type="number"
      aria-label={label}
      defaultValue={value}
      min={0.1}
      max={1_000_000}
      step="any"
      required
      onChange={({ target }) => {
        if (target.reportValidity()) onChange(target.valueAsNumber);
      }}
    />
  );
}
