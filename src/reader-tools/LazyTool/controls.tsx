import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './tools.module.css';

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  /** Returns what an option says, if it isn't the value. */
  describe?: (value: T) => string;
  onChange: (value: T) => void;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

/** A labeled drop-down list. */
export function Select<T extends string>({
  label,
  value,
  options,
  describe = (option) => option,
  onChange,
  hideLabel,
}: SelectProps<T>): ReactNode {
  return (
    <label className={styles.field}>
      <span className={hideLabel ? 'sr-only' : styles.label}>{label}</span>
      <select className={styles.input} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {describe(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  hideLabel?: boolean;
}

/** A labeled number field. The browser says what's wrong with an invalid number, and the last valid one stays in use. */
export function NumberField({ label, value, min, max, onChange, hideLabel }: NumberFieldProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  return (
    <label className={styles.field}>
      <span className={hideLabel ? 'sr-only' : styles.label}>{label}</span>
      <input
        className={styles.number}
        type="number"
        required
        step="any"
        min={min}
        max={max}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.reportValidity()) onChange(target.valueAsNumber);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
}
