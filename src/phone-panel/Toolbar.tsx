import clsx from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { platformNames, type Platform } from 'vision-camera-phone/protocol';
import buttonStyles from '../ui/button.module.css';
import radioStyles from '../ui/radio.module.css';
import type { PhoneProps } from './PhoneProps';
import styles from './styles.module.css';

export interface ToolbarProps extends Pick<PhoneProps, 'title' | 'isSecondary'> {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  /** Starts the phone, or starts it again. */
  onRun: () => void;
  isRunning?: boolean;
  runButton?: Ref<HTMLButtonElement>;
  /** Shown after the Run button. */
  children?: ReactNode;
}

/** Chooses the platform and starts the phone. It's the same before and after the start. */
export default function Toolbar({
  title,
  platform,
  onPlatform,
  onRun,
  isRunning = false,
  isSecondary = isRunning,
  runButton,
  children,
}: ToolbarProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.toolbar} data-controls="" data-script="">
      <fieldset className={styles.platforms}>
        <legend className="sr-only">Platform</legend>
        {Object.entries(platformNames).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              className={radioStyles.radio}
              name={name}
              checked={platform === value}
              onChange={() => onPlatform(value as Platform)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={clsx(buttonStyles.button, !isSecondary && buttonStyles.main, !isRunning && styles.run)}
        ref={runButton}
        onClick={onRun}
      >
        {isRunning ? 'Restart' : 'Run'}
        <span className="sr-only"> {title}</span>
      </button>
      {children}
    </div>
  );
}
