import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  type Platform,
  type PhoneState,
  type Program,
  type ThrownError,
  type PhoneModel,
  findModel,
  sceneNames,
  type SceneName,
  situations as allSituations,
  type SituationName,
} from 'vision-camera-phone/protocol';
import { getStartPermissions, type Step } from 'vision-camera-phone/steps';
import { createMessageReader } from 'vision-camera-phone/readMessage';
import { createPhoneUrl, sendToPhone } from './phoneFrame';
import { useTrace, type PhoneTrace } from './useTrace';

/** The phone and the scene that a reader has chosen, and what's happening to the phone. */
export interface PhoneSettings {
  platform: Platform;
  model?: string;
  /** What the back cameras see, if it isn't the sample's scene. */
  scene?: SceneName;
  situations: readonly SituationName[];
}

/** What to run, on which phone, and callbacks. */
export interface UsePhoneOptions {
  /** Id of the printed sample. */
  id: string;
  platform: Platform;
  /** Names of the situations to offer, separated by spaces. */
  situations: string;
  /** Keys of the phones that show the sample's point, separated by spaces. */
  models?: string;
  /** What the cameras see, unless the reader chooses another scene. */
  scene?: string;
  /** Changes with the printed code, in development. */
  version?: string;
  /** Edited code to run in a sandbox. If it's missing, the printed sample runs. */
  program?: Program;
  /** The phone to start with, and what's happening to it. */
  settings?: PhoneSettings;
  onSettings?: (settings: PhoneSettings) => void;
  /** Gets what a program threw, and `undefined` when a phone starts. */
  onProgramError?: (thrown: ThrownError | undefined) => void;
  /** What the first phone does on its own. */
  firstStep?: Step;
  /** Whether the phone started without a click, so the focus stays where it is. */
  startsAlone?: boolean;
  /** The iframe with the phone. */
  frame: RefObject<HTMLIFrameElement | null>;
  /** The panel around it. */
  panel: RefObject<HTMLElement | null>;
  /** Moves the focus out of the phone, after Esc. */
  leave: () => void;
}

/** A situation with a button. */
export interface SituationButton {
  situation: SituationName;
  label: string;
  /** Whether it holds now. Missing for what happens once. */
  isPressed?: boolean;
}

/** The phone in the iframe, and what the reader can do to it. */
export interface Phone {
  /** Identifies the phone. Use it as the iframe's `key`. */
  run: string;
  /** Path and hash of the phone's document, without the base path. */
  url: string;
  /** Reports a failure if the iframe loaded something else. Not for a sandbox: pages can't read its document. */
  checkStart: () => void;
  status: 'starting' | 'running' | 'failed' | 'stuck';
  /** Why the phone didn't start. */
  failure?: string;
  trace: PhoneTrace;
  /** Whether the phone sent so much that the page no longer listens to it. */
  isFlooded: boolean;
  /** Clockwise rotation of the phone. */
  degrees: number;
  /** How much smaller a rotated phone is, so that it fits into the panel. */
  scale: number;
  model: PhoneModel;
  chooseModel: (key: string) => void;
  scene: SceneName;
  chooseScene: (scene: SceneName) => void;
  buttons: readonly SituationButton[];
  /** Does what a button of a situation says. */
  press: (situation: SituationName) => void;
  restart: () => void;
  /** Starts a phone that asks for every permission. Missing if the sample doesn't ask. */
  resetPermissions?: () => void;
  /** The next phone starts with the answers that the user has given. Call it before the platform changes. */
  keepPermissions: () => void;
  /** Starts a new phone that does what a step says. */
  playStep: (step: Step) => void;
  /** How the last step went. */
  stepStatus: string;
  /** The steps that phones have done. */
  doneSteps: readonly Step[];
}

/** Milliseconds that a program may run until it has started. After that, it's reported as stuck. */
const STUCK_MS = 8000;

/** Characters of a document without a title that say why it isn't a phone. */
const MAX_REASON = 200;

/** Adds a situation to a list, or takes it out. */
function toggle(list: readonly SituationName[], situation: SituationName): SituationName[] {
  return list.includes(situation) ? list.filter((other) => other !== situation) : [...list, situation];
}

const isStart = (situation: SituationName) => allSituations[situation].kind === 'start';
const getLabel = (situation: SituationName) => (allSituations[situation] as { label?: string }).label;

const asksForCamera = ({ permissions }: Step) => permissions.camera === 'ask';

function getStepStarts({ permissions }: Step): SituationName[] {
  return Object.values(permissions).includes('ask') ? ['ask-permission'] : [];
}

/**
 * Runs a sample or a program on a phone: decides what the next phone starts with, and exchanges messages with the one
 * that runs. `packages/phone/README.md` has the order of the messages.
 */
export function usePhone({
  id,
  platform,
  situations,
  models = '',
  scene: sampleScene,
  version,
  program,
  settings,
  onSettings,
  onProgramError,
  firstStep,
  startsAlone = false,
  frame,
  panel,
  leave,
}: UsePhoneOptions): Phone {
  // What the next phone starts with.
  const [attempt, setAttempt] = useState(1);
  const [chosenModels, setChosenModels] = useState<Partial<Record<Platform, string>>>(
    settings?.model ? { [settings.platform]: settings.model } : {},
  );
  const [chosenScene, setChosenScene] = useState(settings?.scene);
  const [starts, setStarts] = useState(() =>
    firstStep ? getStepStarts(firstStep) : (settings?.situations.filter(isStart) ?? []),
  );
  /** What the user answered on the last phone. */
  const [permissions, setPermissions] = useState<readonly string[]>(
    firstStep ? getStartPermissions(firstStep) : [],
  );

  // What to do as soon as the phone runs.
  /** Situations from the link, or from buttons pressed earlier. */
  const [waiting, setWaiting] = useState(
    () => settings?.situations.filter((situation) => !isStart(situation)) ?? [],
  );
  const waitingStep = useRef(firstStep);
  const runningStep = useRef<Step>(undefined);

  // What the phone has said.
  /** How the start went, and of which phone. */
  const [start, setStart] = useState<{ run: string; failure?: string }>();
  /** The phone that waits for a program. It's another object after each load of its document. */
  const [ready, setReady] = useState<{ run: string }>();
  const [state, setState] = useState<PhoneState>();
  const trace = useTrace();
  const { add: addTrace, clear: clearTrace } = trace;
  /** The phone that has sent too much. */
  const [flooded, setFlooded] = useState<string>();
  const [degrees, setDegrees] = useState(0);
  const [scale, setScale] = useState(1);
  const [stepStatus, setStepStatus] = useState('');
  const [doneSteps, setDoneSteps] = useState<readonly Step[]>([]);
  /** Set while a program is stuck in a loop. A new frame would wait for it, too, because browsers share its process. */
  const [isStuck, setIsStuck] = useState(false);
  const stuckTimer = useRef(0);
  const reader = useRef<{ run: string; read: ReturnType<typeof createMessageReader> }>(undefined);

  const names = situations.split(' ').filter(Boolean) as SituationName[];
  const initial = names.filter((situation) => isStart(situation) && getLabel(situation) == null);
  const model = findModel(platform, [chosenModels[platform], ...models.split(' ')]);
  const scene = chosenScene ?? ((sampleScene ?? sceneNames[0]) as SceneName);
  const url = createPhoneUrl({
    sample: program ? undefined : id,
    platform,
    model: model.key,
    scene,
    situations: new Set([...initial, ...starts]),
    permissions,
  });
  const run = `${url} ${attempt} ${version}`;

  const failure = start?.run === run ? start.failure : undefined;
  const isStarted = start?.run === run && !failure;
  const toggles = isStarted ? (state?.toggles ?? []) : waiting;

  function keepPermissions(): void {
    waitingStep.current = undefined;
    setStepStatus('');
    if (state) setPermissions(state.permissions);
  }

  useEffect(() => {
    if (!program || ready?.run !== run) return;
    sendToPhone(frame, { program });
  }, [program, ready, run, frame]);

  useEffect(() => () => clearTimeout(stuckTimer.current), [run]);

  const chosenModel = chosenModels[platform];
  useEffect(() => {
    if (isStarted && state == null) return;
    // What waits for the phone counts, because a reader can close the panel before it has started.
    const live = isStarted
      ? [...state!.toggles, ...Array.from({ length: state!.quarterTurns }, () => 'rotate' as const)]
      : waiting;
    onSettings?.({
      platform,
      model: chosenModel,
      scene: chosenScene,
      situations: [...starts, ...live],
    });
  }, [platform, chosenModel, chosenScene, starts, isStarted, waiting, state, onSettings]);

  // Other effects can run after the frame has loaded from the cache and said that it started.
  useLayoutEffect(() => {
    /** Shows what the phone does from here on, although it's unknown whether the app has started. */
    function stopReading(): void {
      clearTimeout(stuckTimer.current);
      setStart({ run });
      setFlooded(run);
    }

    if (reader.current?.run !== run) reader.current = { run, read: createMessageReader(stopReading) };
    const { read } = reader.current;

    function startStep(): void {
      const { actions } = waitingStep.current!;
      runningStep.current = waitingStep.current;
      waitingStep.current = undefined;
      setStepStatus('Watch the phone and the trace…');
      sendToPhone(frame, { actions });
    }

    function finishStep(): void {
      const step = runningStep.current;
      runningStep.current = undefined;
      // Code in a sandbox can send this at any time.
      if (step) setDoneSteps((steps) => [...steps, step]);
    }

    function receive(event: MessageEvent<unknown>): void {
      if (event.source !== frame.current?.contentWindow) return;
      const message = read(event);
      switch (message?.type) {
        case 'ready':
          setReady({ run });
          break;
        case 'starting':
          onProgramError?.(undefined);
          clearTrace();
          setState(undefined);
          setDegrees(0);
          break;
        case 'running':
          clearTimeout(stuckTimer.current);
          stuckTimer.current = window.setTimeout(() => setIsStuck(true), STUCK_MS);
          break;
        case 'programError':
          if (message.program === program?.id) onProgramError?.(message);
          break;
        case 'started':
          clearTimeout(stuckTimer.current);
          setIsStuck(false);
          setStart({ run });
          for (const situation of waiting) sendToPhone(frame, { situation });
          setWaiting([]);
          // A reader who restarts the phone with a control stays there. So does one who edits code.
          if (!isStarted && document.activeElement === document.body && !startsAlone) {
            frame.current.focus({ preventScroll: true });
            frame.current.scrollIntoView({ block: 'nearest' });
          }
          if (waitingStep.current && asksForCamera(waitingStep.current)) startStep();
          break;
        case 'failed':
          clearTimeout(stuckTimer.current);
          setIsStuck(false);
          setStart({ run, failure: message.message });
          break;
        case 'trace': {
          addTrace(message.entries);
          // An app can crash before its camera starts.
          const canStart = message.entries.some(({ kind, name }) => name === 'onStarted' || kind === 'fault');
          if (waitingStep.current && canStart) startStep();
          break;
        }
        case 'actions':
          setStepStatus(message.failure ?? 'Done.');
          finishStep();
          break;
        case 'state':
          setState(message.state);
          break;
        case 'rotated':
          setDegrees(message.degrees);
          setScale(
            message.degrees % 180 === 0
              ? 1
              : Math.min(1, panel.current!.clientWidth / frame.current.offsetHeight),
          );
          break;
        case 'escape':
          // Code can send this at any time, and must not take the focus from the editor.
          if (document.activeElement === frame.current) leave();
      }
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [
    run,
    program,
    waiting,
    isStarted,
    onProgramError,
    startsAlone,
    frame,
    panel,
    leave,
    addTrace,
    clearTrace,
  ]);

  return {
    run,
    url,
    checkStart() {
      // A document without a phone is an error page of the browser or of the development server.
      const { documentElement, title, body } = frame.current!.contentDocument ?? {};
      if (!documentElement?.dataset.platform)
        setStart({
          run,
          failure: title || body?.textContent.trim().slice(0, MAX_REASON) || 'The network failed.',
        });
    },
    status: isStuck ? 'stuck' : failure ? 'failed' : isStarted ? 'running' : 'starting',
    failure,
    trace,
    isFlooded: flooded === run,
    degrees,
    scale,
    model,
    chooseModel(key) {
      keepPermissions();
      setChosenModels({ ...chosenModels, [platform]: key });
    },
    scene,
    chooseScene(next) {
      keepPermissions();
      setChosenScene(next);
    },
    buttons: names.flatMap((situation) => {
      const label = getLabel(situation);
      if (label == null) return [];
      const isOnce = allSituations[situation].kind === 'live';
      return [
        { situation, label, isPressed: isOnce ? undefined : [...toggles, ...starts].includes(situation) },
      ];
    }),
    press(situation) {
      if (isStart(situation)) {
        keepPermissions();
        setStarts(toggle(starts, situation));
      } else if (isStarted) sendToPhone(frame, { situation });
      else setWaiting(toggle(waiting, situation));
    },
    restart() {
      keepPermissions();
      setAttempt(attempt + 1);
    },
    resetPermissions: initial.includes('ask-permission')
      ? () => {
          setPermissions([]);
          setAttempt(attempt + 1);
        }
      : undefined,
    keepPermissions,
    playStep(step) {
      waitingStep.current = step;
      setStepStatus('Starting a new phone…');
      setStarts(getStepStarts(step));
      setWaiting([]);
      setPermissions(getStartPermissions(step));
      setAttempt(attempt + 1);
      frame.current!.scrollIntoView({ block: 'nearest' });
    },
    stepStatus,
    doneSteps,
  };
}
