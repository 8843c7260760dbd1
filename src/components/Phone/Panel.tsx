import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Platform } from '../../phone/camera/types';
import type { PanelMessage, PhoneMessage, PhoneState, Program, ProgramError } from '../../phone/messages';
import { phoneModels } from '../../phone/models';
import { sceneLabels, sceneNames, type SceneName } from '../../phone/scenes/names';
import { situations as allSituations, type SituationName } from '../../phone/situations';
import { getStepPermissions, loadSteps } from '../../phone/steps';
import type { Step } from '../../phone/steps/Step';
import { LoadFailure } from '../LoadFailure';
import BreakList from '../../playground/BreakList';
import buttonStyles from '../button.module.css';
import { PhoneNote, PLATFORMS, StepTexts, Toolbar, type PhoneProps } from '.';
import Steps from './Steps';
import Trace from './Trace';
import { addEntries, type TraceRow } from './traceRows';
import styles from './styles.module.css';

export interface PanelProps extends PhoneProps {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  /** What to try. Otherwise, the steps of the printed sample. */
  steps?: readonly Step[];
  /** Edited code to run in a sandbox. If it's missing, the printed sample runs. */
  program?: Program;
  /** The phone to start with, and what's happening to it. */
  settings?: PhoneSettings;
  onSettings?: (settings: PhoneSettings) => void;
  onProgramError?: (error: ProgramError) => void;
  /** Whether the phone started without a click, so the focus stays where it is. */
  startsAlone?: boolean;
  onClose: () => void;
}

/** The phone and the scene that a reader has chosen, and what's happening to the phone. */
export interface PhoneSettings {
  platform: Platform;
  model?: string;
  /** What the back cameras see, if it isn't the sample's scene. */
  scene?: SceneName;
  situations: readonly SituationName[];
}

/** Milliseconds that a program may take to start before the panel calls it endless. */
const STUCK_MS = 8000;

/** Adds a situation to a list, or takes it out. */
function toggle(list: readonly SituationName[], situation: SituationName): SituationName[] {
  return list.includes(situation) ? list.filter((other) => other !== situation) : [...list, situation];
}

const isStart = (situation: SituationName) => allSituations[situation].kind === 'start';

/** The running phone with its controls and its trace. */
export default function Panel({
  id,
  title,
  stepTexts,
  situations,
  models = '',
  scene,
  pinch,
  fixed,
  whole,
  version,
  children,
  platform,
  onPlatform,
  steps: givenSteps,
  program,
  settings,
  onSettings,
  onProgramError,
  startsAlone = false,
  onClose,
}: PanelProps): ReactNode {
  const [starts, setStarts] = useState(() => settings?.situations.filter(isStart) ?? []);
  /** Situations to send once the phone runs, from the link or from buttons pressed earlier. */
  const [waiting, setWaiting] = useState(
    () => settings?.situations.filter((situation) => !isStart(situation)) ?? [],
  );
  const [attempt, setAttempt] = useState(1);
  /** How the start went, and of which phone. */
  const [start, setStart] = useState<{ run: string; failure?: string }>();
  const [chosenModels, setChosenModels] = useState<Partial<Record<Platform, string>>>(
    settings?.model ? { [settings.platform]: settings.model } : {},
  );
  const [chosenScene, setChosenScene] = useState(settings?.scene);
  const [printedSteps, setPrintedSteps] = useState<readonly Step[]>([]);
  const steps = givenSteps ?? printedSteps;
  const [haveStepsFailed, setHaveStepsFailed] = useState(false);
  const [stepStatus, setStepStatus] = useState('');
  /** The step to do as soon as the phone can. */
  const waitingStep = useRef<Step>(undefined);
  const [trace, setTrace] = useState<readonly TraceRow[]>([]);
  const [degrees, setDegrees] = useState(0);
  const [state, setState] = useState<PhoneState>();
  /** What the user answered on the last phone. */
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const [scale, setScale] = useState(1);
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<HTMLElement>(null);

  const names = situations.split(' ').filter(Boolean) as SituationName[];
  const offered = names.flatMap((situation) => {
    const { kind, label } = allSituations[situation] as { kind: string; label?: string };
    return label == null ? [] : [{ situation, kind, label }];
  });
  const initial = names.filter(
    (situation) =>
      allSituations[situation].kind === 'start' && !offered.some((entry) => entry.situation === situation),
  );
  const options = new URLSearchParams(program ? { platform } : { sample: id, platform });
  const model =
    phoneModels[platform].find(({ key }) => key === chosenModels[platform]) ??
    phoneModels[platform].find(({ key }) => models.split(' ').includes(key)) ??
    phoneModels[platform][0];
  options.set('model', model.key);
  const shownScene = chosenScene ?? scene ?? sceneNames[0];
  options.set('scene', shownScene);
  for (const situation of new Set([...initial, ...starts])) options.append('situation', situation);
  for (const permission of permissions) options.append('permission', permission);
  const run = `${options} ${attempt} ${version}`;
  const failure = start?.run === run ? start.failure : undefined;
  const isStarted = start?.run === run && !failure;
  const toggles = isStarted ? (state?.toggles ?? []) : waiting;
  /** The phone that waits for a program. It's another object after each load of its document. */
  const [ready, setReady] = useState<{ run: string }>();

  /** The next phone starts with the answers that the user has given. */
  function keepPermissions(): void {
    waitingStep.current = undefined;
    setStepStatus('');
    if (state) setPermissions(state.permissions);
  }

  function restart(): void {
    keepPermissions();
    setAttempt(attempt + 1);
  }

  function resetPermissions(): void {
    setPermissions([]);
    setAttempt(attempt + 1);
  }

  function send(situation: SituationName): void {
    const message: PanelMessage = { situation };
    // A sandboxed frame's origin is opaque, so it can't be the target.
    frame.current!.contentWindow!.postMessage(message, '*');
  }

  function playStep(step: Step): void {
    waitingStep.current = step;
    setStepStatus('Starting a new phone…');
    setStarts(step.asksForPermission ? ['ask-permission'] : []);
    setWaiting([]);
    setPermissions(getStepPermissions(step));
    setAttempt(attempt + 1);
    frame.current!.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    let isCurrent = true;
    loadSteps(id).then(
      (list) => isCurrent && setPrintedSteps(list),
      () => isCurrent && setHaveStepsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  /** Set while a program is stuck in a loop. A new frame would wait for it, too, because browsers share its process. */
  const [isStuck, setIsStuck] = useState(false);
  const stuckTimer = useRef(0);
  useEffect(() => {
    if (!program || ready?.run !== run) return undefined;
    frame.current!.contentWindow!.postMessage({ program } satisfies PanelMessage, '*');
    stuckTimer.current = window.setTimeout(() => setIsStuck(true), STUCK_MS);
    return () => clearTimeout(stuckTimer.current);
  }, [program, ready, run]);

  const chosenModel = chosenModels[platform];
  useEffect(() => {
    if (state == null) return;
    const turns = Array.from({ length: state.quarterTurns }, () => 'rotate' as const);
    onSettings?.({
      platform,
      model: chosenModel,
      scene: chosenScene,
      situations: [...starts, ...state.toggles, ...turns],
    });
  }, [platform, chosenModel, chosenScene, starts, state, onSettings]);

  useEffect(() => {
    function startStep(): void {
      const { actions } = waitingStep.current!;
      waitingStep.current = undefined;
      setStepStatus('Watch the phone and the trace…');
      const message: PanelMessage = { actions };
      frame.current!.contentWindow!.postMessage(message, '*');
    }

    function receive({ source, data }: MessageEvent<PhoneMessage>): void {
      if (source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setReady({ run });
      else if (data.type === 'programError') onProgramError?.(data.error);
      else if (data.type === 'starting') {
        setTrace([]);
        setState(undefined);
        setDegrees(0);
      } else if (data.type === 'started') {
        clearTimeout(stuckTimer.current);
        setIsStuck(false);
        setStart({ run });
        for (const situation of waiting) send(situation);
        setWaiting([]);
        // A reader who restarts the phone with a control stays there.
        if (document.activeElement === document.body && !startsAlone) {
          frame.current!.focus({ preventScroll: true });
          frame.current!.scrollIntoView({ block: 'nearest' });
        }
        if (waitingStep.current?.asksForPermission) startStep();
      } else if (data.type === 'failed') setStart({ run, failure: data.message });
      else if (data.type === 'trace') {
        setTrace((rows) => addEntries(rows, data.entries));
        if (waitingStep.current && data.entries.some(({ name }) => name === 'onStarted')) startStep();
      } else if (data.type === 'actions') setStepStatus(data.failure ?? 'Done.');
      else if (data.type === 'state') setState(data.state);
      else if (data.type === 'rotated') {
        setDegrees(data.degrees);
        setScale(
          data.degrees % 180 === 0
            ? 1
            : Math.min(1, section.current!.clientWidth / frame.current!.offsetHeight),
        );
      } else if (data.type === 'escape')
        section.current!.querySelector<HTMLElement>('input:checked')!.focus();
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [run, waiting, onProgramError, startsAlone]);

  /** A document without a phone is an error page of the browser or of the development server. */
  function checkStart(): void {
    const { documentElement, body } = frame.current!.contentDocument ?? {};
    if (!documentElement?.dataset.platform)
      setStart({ run, failure: body?.innerText.trim() || 'The network failed.' });
  }

  function trigger(situation: SituationName): void {
    if (isStarted) send(situation);
    else setWaiting(toggle(waiting, situation));
  }

  /** Starts a new phone with the situation, or without it. */
  function restartWith(situation: SituationName): void {
    keepPermissions();
    setStarts(toggle(starts, situation));
  }

  return (
    <section
      className={styles.phone}
      aria-label={`Phone with ${title}`}
      data-running=""
      data-whole={whole}
      data-platform={platform}
      data-rotated={degrees !== 0}
      style={{ '--turn': `${degrees}deg`, '--scale': scale } as CSSProperties}
      ref={section}
    >
      <div className={styles.layout}>
        {children && <div className={styles.code}>{children}</div>}
        <Toolbar
          {...{ title, platform }}
          isRunning
          onPlatform={(next) => {
            keepPermissions();
            onPlatform(next);
          }}
          onRun={restart}
        >
          <button type="button" className={buttonStyles.button} onClick={onClose}>
            Close
          </button>
        </Toolbar>
        <div className={styles.stage}>
          <div className={styles.device}>
            <iframe
              key={run}
              ref={frame}
              className={styles.screen}
              title={`${PLATFORMS[platform]} phone with ${title}`}
              src={useBaseUrl(program ? '/phone-sandbox' : '/phone') + `#${options}`}
              sandbox={program ? 'allow-scripts' : undefined}
              onLoad={program ? undefined : checkStart}
            />
            {isStuck && (
              <div className={styles.cover}>
                <p role="alert">
                  The code never finishes. Change it, then reload the page. Your code is kept.
                </p>
              </div>
            )}
            {!isStuck && (start?.run !== run || failure) && (
              <div className={styles.cover}>
                {failure ? (
                  <p role="alert">
                    The phone didn’t start: {failure}{' '}
                    <button type="button" className={buttonStyles.button} onClick={restart}>
                      Retry
                    </button>
                  </p>
                ) : (
                  <p className={styles.spinner}>Starting…</p>
                )}
              </div>
            )}
          </div>
        </div>
        <div className={styles.more}>
          {haveStepsFailed && <LoadFailure>The steps to try didn’t load.</LoadFailure>}
          {steps.length > 0 ? (
            <Steps {...{ steps, platform }} status={stepStatus} onPlay={playStep} />
          ) : (
            !haveStepsFailed && <StepTexts stepTexts={stepTexts} isRunning />
          )}
          <div className={styles.buttons}>
            {offered.map(({ situation, kind, label }) => (
              <button
                key={situation}
                type="button"
                className={buttonStyles.button}
                aria-pressed={kind === 'live' ? undefined : [...toggles, ...starts].includes(situation)}
                onClick={() => (kind === 'start' ? restartWith(situation) : trigger(situation))}
              >
                {label}
              </button>
            ))}
            {initial.includes('ask-permission') && (
              <button type="button" className={buttonStyles.button} onClick={resetPermissions}>
                Reset permissions
              </button>
            )}
          </div>
        </div>
        <div className={styles.details}>
          <Trace rows={trace} onClear={() => setTrace([])} />
          <div>
            <div className={styles.fields}>
              <label>
                Phone{' '}
                <select
                  className={buttonStyles.button}
                  value={model.key}
                  onChange={({ target }) => {
                    keepPermissions();
                    setChosenModels({ ...chosenModels, [platform]: target.value });
                  }}
                >
                  {phoneModels[platform].map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <p className={styles.note}>{model.summary}</p>
              <label>
                Scene{' '}
                <select
                  className={buttonStyles.button}
                  value={shownScene}
                  onChange={({ target }) => {
                    keepPermissions();
                    setChosenScene(target.value as SceneName);
                  }}
                >
                  {sceneNames.map((key) => (
                    <option key={key} value={key}>
                      {sceneLabels[key]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            {program == null && <BreakList id={id} className={styles.steps} />}
            <p className={styles.note}>
              Drag the preview to aim the phone.{' '}
              {pinch && 'To pinch with a mouse, hold Alt or Shift while you drag. '}
              On a keyboard, press Tab to enter the phone and Esc to leave it.
            </p>
            <PhoneNote {...{ title, fixed }} />
          </div>
        </div>
      </div>
    </section>
  );
}
