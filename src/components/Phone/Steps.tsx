import type { ReactNode } from 'react';
import type { Step } from '../../phone/steps/Step';
import buttonStyles from '../button.module.css';
import styles from './styles.module.css';

interface StepsProps {
  steps: readonly Step[];
  platform: 'android' | 'ios';
  /** How the last step that the reader started went. */
  status: string;
  onPlay: (step: Step) => void;
}

const PLATFORMS = [
  ['android', 'Android'],
  ['ios', 'iOS'],
] as const;

/** Suggests what to try, and says what happens on both platforms. */
export default function Steps({ steps, platform, status, onPlay }: StepsProps): ReactNode {
  return (
    <div className={styles.steps}>
      <p>
        <strong>Try this</strong>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.text}>
            {step.text}{' '}
            <button
              type="button"
              className={buttonStyles.button}
              aria-label={`Show me: ${step.text}`}
              onClick={() => onPlay(step)}
            >
              Show me
            </button>
            {step.android.text === step.ios.text ? (
              <p data-chosen="true">
                <b>Android and iOS:</b> {step.android.text}
              </p>
            ) : (
              PLATFORMS.map(([name, label]) => (
                <p key={name} data-chosen={name === platform}>
                  <b>{label}:</b> {step[name].text}
                </p>
              ))
            )}
          </li>
        ))}
      </ol>
      <p role="status">{status}</p>
    </div>
  );
}
