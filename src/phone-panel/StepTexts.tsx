import type { ReactNode } from 'react';
import type { PhoneProps } from './PhoneProps';
import styles from './styles.module.css';

interface StepTextsProps extends Pick<PhoneProps, 'stepTexts'> {
  isRunning?: boolean;
}

/** Suggests what to try until the steps and their buttons have loaded. */
export default function StepTexts({ stepTexts, isRunning = false }: StepTextsProps): ReactNode {
  if (!stepTexts) return null;
  return (
    <div className={styles.steps} data-script="">
      <p>
        <strong>{isRunning ? 'Try this' : 'Run it, then try this'}</strong>
      </p>
      <ol>
        {stepTexts.split('\n').map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
