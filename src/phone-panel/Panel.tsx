import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import {
  type Platform,
  phoneModels,
  sceneLabels,
  sceneNames,
  type SceneName,
} from 'vision-camera-phone/protocol';
import type { Step } from 'vision-camera-phone/steps';
import { stepsPath } from '../page-source/steps/SampleSteps';
import { LoadFailure } from '../ui/LoadFailure';
import buttonStyles from '../ui/button.module.css';
import BreakIt from './BreakIt';
import EditLink from './EditLink';
import { loadSteps } from './loadSteps';
import PhoneNote from './PhoneNote';
import type { PhoneProps } from './PhoneProps';
import PhoneScreen from './PhoneScreen';
import Steps from './Steps';
import StepTexts from './StepTexts';
import Toolbar from './Toolbar';
import Trace from './Trace';
import { usePhone, type UsePhoneOptions } from './usePhone';
import styles from './styles.module.css';

export interface PanelProps
  extends
    PhoneProps,
    Pick<
      UsePhoneOptions,
      'platform' | 'program' | 'settings' | 'onSettings' | 'onProgramError' | 'startsAlone'
    > {
  onPlatform: (platform: Platform) => void;
  /** What to try. Otherwise, the steps of the printed sample. */
  steps?: readonly Step[];
  onClose: () => void;
}

/** Returns the given steps, or loads those of the printed sample. */
function useSteps(
  id: string,
  given: readonly Step[] | undefined,
): { steps: readonly Step[]; hasFailed: boolean } {
  const [printed, setPrinted] = useState<readonly Step[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const url = useBaseUrl(stepsPath(id));
  const isGiven = given != null;

  useEffect(() => {
    if (isGiven) return undefined;
    let isCurrent = true;
    loadSteps(url).then(
      ({ steps }) => isCurrent && setPrinted(steps),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, isGiven]);

  return { steps: given ?? printed, hasFailed: hasFailed && !isGiven };
}

/** The running phone with its controls and its trace. */
export default function Panel(props: PanelProps): ReactNode {
  const { id, title, stepTexts, pinch, readOnly, whole, mistakes, edit, children } = props;
  const { platform, onPlatform, program, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const leave = useCallback(() => panel.current!.querySelector<HTMLElement>('input:checked')!.focus(), []);
  const phone = usePhone({ ...props, panel, frame, leave });
  const { steps, hasFailed: haveStepsFailed } = useSteps(id, props.steps);

  return (
    <section
      className={styles.phone}
      aria-label={`Phone with ${title}`}
      data-running=""
      data-whole={whole}
      data-platform={platform}
      data-rotated={phone.degrees !== 0}
      style={{ '--turn': `${phone.degrees}deg`, '--scale': phone.scale } as CSSProperties}
      ref={panel}
    >
      <div className={styles.layout}>
        {children && <div className={styles.code}>{children}</div>}
        <Toolbar
          {...{ title, platform }}
          isRunning
          onPlatform={(next) => {
            phone.restart();
            onPlatform(next);
          }}
          onRun={phone.restart}
        >
          <button type="button" className={buttonStyles.button} onClick={onClose}>
            Close
          </button>
        </Toolbar>
        <PhoneScreen {...{ phone, platform, title, frame }} isSandboxed={program != null} />
        <div className={styles.more}>
          {phone.isFlooded && (
            <p role="alert">
              The app sends more than this page can show, so the trace has stopped. Restart the phone to go
              on.
            </p>
          )}
          {haveStepsFailed && <LoadFailure>The steps to try didn’t load.</LoadFailure>}
          {steps.length > 0 ? (
            <Steps
              {...{ steps, platform }}
              done={phone.doneSteps}
              status={phone.stepStatus}
              onPlay={phone.playStep}
            />
          ) : (
            !haveStepsFailed && <StepTexts stepTexts={stepTexts} isRunning />
          )}
          <div className={styles.buttons}>
            {phone.buttons.map(({ situation, label, isPressed }) => (
              <button
                key={situation}
                type="button"
                className={buttonStyles.button}
                aria-pressed={isPressed}
                onClick={() => phone.press(situation)}
              >
                {label}
              </button>
            ))}
            {phone.resetPermissions && (
              <button type="button" className={buttonStyles.button} onClick={phone.resetPermissions}>
                Reset permissions
              </button>
            )}
            {/* Beside Restart and Close, it would need a second row on phones, and move the screen. */}
            <EditLink {...{ id, title, edit, platform }} />
            <BreakIt {...{ id, mistakes }} />
          </div>
        </div>
        <div className={styles.details}>
          <Trace rows={phone.trace.rows} onClear={phone.trace.clear} />
          <div>
            <div className={styles.fields}>
              <label>
                Phone{' '}
                <select
                  className={buttonStyles.button}
                  value={phone.model.key}
                  onChange={({ target }) => phone.chooseModel(target.value)}
                >
                  {phoneModels[platform].map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <p className={styles.note}>{phone.model.summary}</p>
              <label>
                Scene{' '}
                <select
                  className={buttonStyles.button}
                  value={phone.scene}
                  onChange={({ target }) => phone.chooseScene(target.value as SceneName)}
                >
                  {sceneNames.map((key) => (
                    <option key={key} value={key}>
                      {sceneLabels[key]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <p className={styles.note}>
              Drag the preview to aim the phone.{' '}
              {pinch && 'To pinch with a mouse, hold Alt or Shift while you drag. '}
              On a keyboard, press Tab to enter the phone and Esc to leave it.
            </p>
            <PhoneNote readOnly={readOnly} />
          </div>
        </div>
      </div>
    </section>
  );
}
