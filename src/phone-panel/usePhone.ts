import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  type Platform,
  type PhoneMessage,
  type Program,
  type ThrownError,
  type PhoneModel,
  findModel,
  sceneNames,
  type SceneName,
  situations as allSituations,
  type Situation,
  type SituationName,
} from 'vision-camera-phone/protocol';
import { getStartPermissions, type Step } from 'vision-camera-phone/steps';
import { createPhoneUrl, sendToPhone } from './phoneFrame';
import { usePhoneSession } from './usePhoneSession';
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
  /** Starts another phone with the answers that the user has given. Call it before the platform changes. */
  restart: () => void;
  /** Starts a phone that asks for every permission. Missing if the sample doesn't ask. */
  resetPermissions?: () => void;
  /** Starts a new phone that does what a step says. */
  playStep: (step: Step) => void;
  /** How the last step went. */
  stepStatus: string;
  /** The steps that phones have done. */
  doneSteps: readonly Step[];
}

/** What the next phone starts with. */
interface NextPhone {
  attempt: number;
  models: Partial<Record<Platform, string>>;
  scene?: SceneName;
  /** Situations that are on from the start. */
  starts: readonly SituationName[];
  /** What the user answered on the last phone. */
  permissions: readonly string[];
  /** Situations from the link, or from buttons pressed earlier, for as soon as the phone runs. */
  waiting: readonly SituationName[];
}

/** Milliseconds that a program may run until it has started. After that, it's reported as stuck. */
const STUCK_MS = 8000;

/** Characters of a document without a title that say why it isn't a phone. */
const MAX_REASON = 200;

/** Adds a situation to a list, or takes it out. */
function toggle(list: readonly SituationName[], situation: SituationName): SituationName[] {
  return list.includes(situation) ? list.filter((other) => other !== situation) : [...list, situation];
}

const getSituation = (name: SituationName): Situation => allSituations[name];
const isStart = (name: SituationName) => getSituation(name).kind === 'start';

const asksForCamera = ({ permissions }: Step) => permissions.camera === 'ask';

/** Returns what a phone for a step starts with. */
function prepareStep(step: Step): Pick<NextPhone, 'starts' | 'permissions' | 'waiting'> {
  const asks = Object.values(step.permissions).includes('ask');
  const starts: SituationName[] = [...(asks ? (['ask-permission'] as const) : []), ...step.situations];
  return { starts, permissions: getStartPermissions(step), waiting: [] };
}

/** Returns what the first phone starts with. */
function createFirst({ settings, firstStep }: UsePhoneOptions): NextPhone {
  const situations = settings?.situations ?? [];
  return {
    attempt: 1,
    models: settings?.model ? { [settings.platform]: settings.model } : {},
    scene: settings?.scene,
    starts: situations.filter(isStart),
    permissions: [],
    waiting: situations.filter((situation) => !isStart(situation)),
    ...(firstStep && prepareStep(firstStep)),
  };
}

/**
 * Runs a sample or a program on a phone: decides what the next phone starts with, and exchanges messages with the one
 * that runs. `packages/phone/README.md` has the order of the messages.
 */
export function usePhone(options: UsePhoneOptions): Phone {
  const { id, platform, situations, models = '', program, version, frame, panel } = options;
  const { onSettings, onProgramError } = options;
  const [next, setNext] = useState(() => createFirst(options));
  const { scene: chosenScene, starts, waiting } = next;
  const waitingStep = useRef(options.firstStep);
  const runningStep = useRef<Step>(undefined);
  const [stepStatus, setStepStatus] = useState('');
  const [doneSteps, setDoneSteps] = useState<readonly Step[]>([]);
  const [scale, setScale] = useState(1);
  const trace = useTrace();

  const names = situations.split(' ').filter(Boolean) as SituationName[];
  const initial = names.filter((situation) => isStart(situation) && getSituation(situation).label == null);
  const chosenModel = next.models[platform];
  const model = findModel(platform, [chosenModel, ...models.split(' ')]);
  const scene = chosenScene ?? ((options.scene ?? sceneNames[0]) as SceneName);
  const url = createPhoneUrl({
    sample: program ? undefined : id,
    platform,
    model: model.key,
    scene,
    situations: new Set([...initial, ...starts]),
    permissions: next.permissions,
  });
  const run = `${url} ${next.attempt} ${version}`;

  const [session, dispatch] = usePhoneSession(frame, run, program, onMessage);
  const { start, pendingRuns, state } = session;
  const isStarted = start.status === 'running';

  useEffect(() => {
    if (pendingRuns === 0) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'stuck' }), STUCK_MS);
    return () => clearTimeout(timer);
  }, [pendingRuns, dispatch]);

  useEffect(() => {
    if (isStarted && state == null) return;
    // What waits for the phone counts, because a reader can close the panel before it has started.
    const live = isStarted
      ? [...state!.toggles, ...Array.from({ length: state!.quarterTurns }, () => 'rotate' as const)]
      : waiting;
    onSettings?.({ platform, model: chosenModel, scene: chosenScene, situations: [...starts, ...live] });
  }, [platform, chosenModel, chosenScene, starts, isStarted, waiting, state, onSettings]);

  /** Starts another phone. */
  function startNext(changes: Partial<NextPhone>): void {
    setNext({ ...next, attempt: next.attempt + 1, ...changes });
  }

  /** Starts another phone with the answers that the user has given, and without a step. */
  function restart(changes: Partial<NextPhone>): void {
    waitingStep.current = undefined;
    setStepStatus('');
    startNext({ permissions: state?.permissions ?? next.permissions, ...changes });
  }

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

  function onMessage(message: PhoneMessage): void {
    switch (message.type) {
      case 'starting':
        onProgramError?.(undefined);
        trace.clear();
        break;
      case 'programError':
        if (message.program === program?.id) onProgramError?.(message);
        break;
      case 'started':
        for (const situation of waiting) sendToPhone(frame, { situation });
        setNext((current) => ({ ...current, waiting: [] }));
        // A reader who restarts the phone with a control stays there. So does one who edits code.
        if (!isStarted && document.activeElement === document.body && !options.startsAlone) {
          frame.current!.focus({ preventScroll: true });
          frame.current!.scrollIntoView({ block: 'nearest' });
        }
        if (waitingStep.current && asksForCamera(waitingStep.current)) startStep();
        break;
      case 'trace': {
        trace.add(message.entries);
        // An app can crash before its camera starts.
        const canStart = message.entries.some(({ kind, name }) => name === 'onStarted' || kind === 'fault');
        if (waitingStep.current && canStart) startStep();
        break;
      }
      case 'actions':
        setStepStatus(message.failure ?? 'Done.');
        finishStep();
        break;
      case 'rotated':
        setScale(
          message.degrees % 180 === 0
            ? 1
            : Math.min(1, panel.current!.clientWidth / frame.current!.offsetHeight),
        );
        break;
      case 'escape':
        // Code can send this at any time, and must not take the focus from the editor.
        if (document.activeElement === frame.current) options.leave();
    }
  }

  return {
    run,
    url,
    checkStart() {
      // A document without a phone is an error page of the browser or of the development server.
      const { documentElement, title, body } = frame.current!.contentDocument ?? {};
      if (documentElement?.dataset.platform) return;
      const reason = title || body?.textContent.trim().slice(0, MAX_REASON) || 'The network failed.';
      dispatch({ type: 'failed', message: reason });
    },
    status: session.isStuck ? 'stuck' : start.status,
    failure: start.status === 'failed' ? start.failure : undefined,
    trace,
    isFlooded: session.isFlooded,
    degrees: session.degrees,
    scale,
    model,
    chooseModel: (key) => restart({ models: { ...next.models, [platform]: key } }),
    scene,
    chooseScene: (chosen) => restart({ scene: chosen }),
    buttons: names.flatMap((situation) => {
      const { label, kind, platform: only = platform } = getSituation(situation);
      if (label == null || only !== platform) return [];
      if (kind === 'live') return [{ situation, label }];
      const pressed = [...starts, ...(isStarted ? (state?.toggles ?? []) : waiting)];
      return [{ situation, label, isPressed: pressed.includes(situation) }];
    }),
    press(situation) {
      if (isStart(situation)) restart({ starts: toggle(starts, situation) });
      else if (isStarted) sendToPhone(frame, { situation });
      else setNext({ ...next, waiting: toggle(waiting, situation) });
    },
    restart: () => restart({}),
    resetPermissions: initial.includes('ask-permission') ? () => startNext({ permissions: [] }) : undefined,
    playStep(step) {
      waitingStep.current = step;
      setStepStatus('Starting a new phone…');
      startNext(prepareStep(step));
      frame.current!.scrollIntoView({ block: 'nearest' });
    },
    stepStatus,
    doneSteps,
  };
}
