import type { ReactNode } from 'react';
import { platformNames, type Platform } from 'vision-camera-phone/protocol';
import type { Step } from 'vision-camera-phone/steps';
import buttonStyles from '../ui/button.module.css';
import styles from './styles.module.css';

interface StepsProps {
  steps: readonly Step[];
  platform: Platform;
  /** The steps whose outcome the reader has seen. */
  done: readonly Step[];
  /** How the last step that the reader started went. */
  status: string;
  onPlay: (step: Step) => void;
}

/** Calls with parentheses, names with an inner capital, error codes, orientations, and values in quotes. */
const CODE =
  /(\b[a-z]{2,}[A-Z]\w*(?:\(\))?|\b[a-z]+\(\)|\b[a-z]+\/[a-z-]+|\b(?:landscape|portrait)-[a-z-]+|\bfile:\/\/|'[a-z]+')/;

/** Marks the names in a text as code. */
function markCode(text: string): ReactNode[] {
  // The capture group keeps the matches, at odd indexes.
  return text.split(CODE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}

/** What a step does on both platforms. */
function Outcome({ step, platform }: { step: Step; platform: Platform }): ReactNode {
  if (step.android.text === step.ios.text)
    return (
      <p data-chosen="true">
        <b>Android and iOS:</b> {markCode(step.android.text)}
      </p>
    );
  return Object.entries(platformNames).map(([name, label]) => (
    <p key={name} data-chosen={name === platform}>
      <b>{label}:</b> {markCode(step[name as Platform].text)}
    </p>
  ));
}

/** Suggests what to try. What happens shows after a step, or if the reader asks, so that readers can guess first. */
export default function Steps({ steps, platform, done, status, onPlay }: StepsProps): ReactNode {
  return (
    <div className={styles.steps}>
      <p>
        <strong>Try this</strong>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.text}>
            <div className={styles.step}>
              <span>{step.text}</span>
              <button
                type="button"
                className={buttonStyles.button}
                aria-label={`Show me: ${step.text}`}
                onClick={() => onPlay(step)}
              >
                Show me
              </button>
            </div>
            <details className={styles.outcome} open={done.includes(step)}>
              <summary>
                What happens?<span className="sr-only"> {step.text}</span>
              </summary>
              <Outcome {...{ step, platform }} />
            </details>
          </li>
        ))}
      </ol>
      <p role="status">{status}</p>
    </div>
  );
}
