import clsx from 'clsx';
import { useCallback, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { platformNames, type Platform } from 'vision-camera-phone/protocol';
import PhoneScreen from '../../phone-panel/PhoneScreen';
import phoneStyles from '../../phone-panel/styles.module.css';
import Trace from '../../phone-panel/Trace';
import { usePhone } from '../../phone-panel/usePhone';
import buttonStyles from '../../ui/button.module.css';
import type { GuessRun } from './loadGuess';
import type { StepOfSample } from './StepOfSample';
import styles from './styles.module.css';

/** What runs, on which phone, and a callback. */
export interface GuessPhoneProps extends StepOfSample {
  run: GuessRun;
  platform: Platform;
  /** Called when the phone has done the step, or when it can't. */
  onDone: (platform: Platform) => void;
}

/** A phone that does a step as soon as it runs. */
export default function GuessPhone({
  run: { step, program },
  platform,
  onDone,
  ...sample
}: GuessPhoneProps): ReactNode {
  const { title } = sample;
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => button.current!.focus(), []);
  const phone = usePhone({
    ...sample,
    platform,
    program,
    firstStep: step,
    startsAlone: true,
    panel,
    frame,
    leave,
  });
  const isDone = phone.doneSteps.length > 0 || ['failed', 'stuck'].includes(phone.status);

  useEffect(() => panel.current!.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    if (isDone) onDone(platform);
  }, [isDone, onDone, platform]);

  return (
    <div
      className={clsx(phoneStyles.phone, styles.phone)}
      role="group"
      aria-label={`${platformNames[platform]} phone with ${title}`}
      data-running=""
      data-platform={platform}
      data-rotated={phone.degrees !== 0}
      style={{ '--turn': `${phone.degrees}deg`, '--scale': phone.scale } as CSSProperties}
      ref={panel}
    >
      <p className={styles.platform}>
        <strong>{platformNames[platform]}</strong>{' '}
        <button
          type="button"
          className={buttonStyles.button}
          ref={button}
          onClick={() => phone.playStep(step)}
        >
          Run again<span className="sr-only"> on {platformNames[platform]}</span>
        </button>
      </p>
      <PhoneScreen {...{ phone, platform, title, frame }} isSandboxed={program != null} />
      <p role="status">{phone.stepStatus}</p>
      <details className={styles.trace}>
        <summary>Trace</summary>
        <Trace rows={phone.trace.rows} onClear={phone.trace.clear} />
      </details>
    </div>
  );
}
