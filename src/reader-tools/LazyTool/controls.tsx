import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import radioStyles from '../../ui/radio.module.css';
import styles from './tools.module.css';

/** A value of a control, and its label. */
export interface Option<T extends string> {
  value: T;
  label: string;
}

/** Returns options whose labels are their values. */
export function toOptions<T extends string>(values: readonly T[]): Option<T>[] {
  return values.map((value) => ({ value, label: value }));
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

interface SelectProps<T extends string> extends ChoiceProps<T> {
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

/** A labeled drop-down list. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel,
}: SelectProps<T>): ReactNode {
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
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={radioStyles.radio}
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

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A labeled checkbox. */
export function Checkbox({ label, isChecked, onChange }: CheckboxProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value with its unit, shown next to the label and read by screen readers. */
  text: string;
  onChange: (value: number) => void;
}

/** A labeled slider. */
export function Slider({ label, value, min, max, step, text, onChange }: SliderProps): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {label}: <span className={styles.value}>{text}</span>
      </span>
      <input
        className={styles.slider}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
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

/** A labeled number field. Invalid input stays in the field, with an error message. */
export function NumberField({ label, value, min, max, onChange, hideLabel }: NumberFieldProps): ReactNode {
  const errorId = useId();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? String(value);
  const isValid = isInRange(text, min, max);
  return (
    <label className={styles.field}>
      <span className={hideLabel ? 'sr-only' : styles.label}>{label}</span>
      <input
        className={styles.number}
        type="text"
        inputMode="decimal"
        value={text}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : errorId}
        onChange={(event) => {
          setDraft(event.target.value);
          if (isInRange(event.target.value, min, max)) onChange(Number(event.target.value));
        }}
        onBlur={() => isValid && setDraft(undefined)}
      />
      {!isValid && (
        <span className={styles.invalid} id={errorId} role="alert">
          Enter a number from {min} to {max}.
        </span>
      )}
    </label>
  );
}

function isInRange(text: string, min: number, max: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && value >= min && value <= max;
}
