import clsx from 'clsx';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Platform } from 'vision-camera-phone/protocol';
import type { Step } from 'vision-camera-phone/steps';
import type { PhoneProps } from '../../phone-panel/PhoneProps';
import PhoneScreen from '../../phone-panel/PhoneScreen';
import phoneStyles from '../../phone-panel/styles.module.css';
import Toolbar from '../../phone-panel/Toolbar';
import Trace from '../../phone-panel/Trace';
import { usePhone } from '../../phone-panel/usePhone';
import styles from './styles.module.css';

/** What runs, on which phone, and callbacks. */
export interface GuessPhoneProps extends Pick<
  PhoneProps,
  'id' | 'title' | 'situations' | 'models' | 'scene' | 'version'
> {
  step: Step;
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  /** Called when the phone has done the step, or when it can't. */
  onDone: () => void;
}

/** A phone that does a step as soon as it runs. To do it again, give it another key. */
export default function GuessPhone(props: GuessPhoneProps): ReactNode {
  const { title, step, platform, onPlatform, onDone } = props;
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const phone = usePhone({ ...props, firstStep: step, startsAlone: true, panel, frame });
  const isDone = phone.doneSteps.length > 0 || ['failed', 'stuck'].includes(phone.status);

  useEffect(() => panel.current!.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);

  return (
    <>
      <div
        className={clsx(phoneStyles.phone, styles.phone)}
        role="group"
        aria-label={`Phone with ${title}`}
        data-running=""
        data-platform={platform}
        data-rotated={phone.degrees !== 0}
        style={{ '--turn': `${phone.degrees}deg`, '--scale': phone.scale } as CSSProperties}
        ref={panel}
      >
        <Toolbar {...{ title, platform, onPlatform }} isRunning onRun={() => phone.playStep(step)} />
        <PhoneScreen {...{ phone, platform, title, frame }} />
        <p role="status">{phone.stepStatus}</p>
      </div>
      <details className={styles.trace}>
        <summary>Trace</summary>
        <Trace rows={phone.trace.rows} onClear={phone.trace.clear} />
      </details>
    </>
  );
}
