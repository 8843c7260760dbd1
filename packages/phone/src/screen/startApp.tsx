/**
 * What both documents with a phone do: reads the options from the hash, starts the phone and runs an app on it.
 *
 * - `sample`: id of a printed sample. Only `documents/main.ts` reads it.
 * - `platform`: `android` or `ios`.
 * - `model`: key of one of the platform's phones in `protocol/models.ts`. Without it, the first one.
 * - `scene`: a name from `protocol/sceneNames.ts`. Without it, the first one.
 * - `situation`: a name from `protocol/situations.ts`, as often as needed.
 * - `permission`: an answer from an earlier run, as `PhoneState` in `protocol/messages.ts` has it.
 */
import type { ComponentType, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { attachListeners } from 'react-native-web/dist/modules/useResponderEvents/ResponderSystem';
import { samplePhones, type SamplePhone } from '../devices/sampleDevices';
import { setPhone } from '../camera/currentPhone';
import { emulateHold } from './emulateHold';
import { emulatePinch } from './emulatePinch';
import { LivePhone } from './LivePhone';
import { postToPanel, type PanelMessage } from '../protocol/messages';
import type { TraceEntry } from '../protocol/trace';
import { findModel } from '../protocol/models';
import { DeviceEventEmitter } from './nativeModules';
import { SimulatedRequest } from '../camera/network';
import { pageDriver, readScreen } from './pageDriver';
import { samplePlugins } from '../plugins/samplePlugins';
import { isSceneName, sceneNames, type SceneName } from '../protocol/sceneNames';
import { isSituation } from '../protocol/situations';
import { runScenario, type ScenarioDriver } from '../steps/runScenario';
import { runActions } from '../steps/runStep';
import type { Scenario } from '../protocol/Scenario';
import type { StepAction } from '../protocol/Step';
import { skipModifiedClicks } from './skipModifiedClicks';
import { ErrorScreen, System } from './System';

/** Milliseconds between two messages with entries of the trace. */
const TRACE_INTERVAL_MS = 100;

/** The options in the hash. */
export const options = new URLSearchParams(window.location.hash.slice(1));
const platform = options.get('platform') === 'ios' ? 'ios' : 'android';

function getModel(): SamplePhone {
  const wanted = options.get('model') ?? undefined;
  const { key } = findModel(platform, [wanted]);
  if (wanted != null && wanted !== key) throw new Error(`There's no phone "${wanted}" for ${platform}.`);
  return samplePhones.find((phone) => phone.key === key)!;
}

function getScene(): SceneName {
  const name = options.get('scene') ?? sceneNames[0];
  if (!isSceneName(name)) throw new Error(`There's no scene "${name}".`);
  return name;
}

function createPhone(): LivePhone {
  const phone = setPhone(new LivePhone(platform));
  phone.devices = getModel().cameras.map(({ device }) => device);
  phone.onDevicesChanged = (devices) => DeviceEventEmitter.emit('CameraDevicesChanged', devices);
  phone.plugins = samplePlugins as typeof phone.plugins;
  phone.world.scene = getScene();
  for (const situation of options.getAll('situation').filter(isSituation)) phone.prepare(situation);
  for (const permission of options.getAll('permission')) phone.restorePermission(permission);
  return phone;
}

/** What happened since the camera started. A slow page sends the actions of a step later, and they must not miss it. */
let recent: TraceEntry[] = [];
/** An app can log with every frame until a step begins. */
const MAX_RECENT = 300;
let isStepRunning = false;

/** What happened since the start, for a scenario. */
const fullTrace: TraceEntry[] = [];
const MAX_TRACE = 5000;
let isScenarioRunning = false;

function remember(entry: TraceEntry): void {
  if (fullTrace.length < MAX_TRACE) fullTrace.push(entry);
  recent.push(entry);
  if (isStepRunning) return;
  // A frame processor can crash the app before the start.
  if (entry.name === 'onStarted') recent = recent.filter(({ kind }) => kind === 'fault');
  else if (recent.length > MAX_RECENT) recent.shift();
}

/** Sends the trace to the panel in batches. */
function sendTrace(phone: LivePhone): void {
  let entries: TraceEntry[] = [];
  phone.onTrace = (entry) => {
    remember(entry);
    if (entries.length === 0)
      setTimeout(() => {
        postToPanel({ type: 'trace', entries });
        entries = [];
      }, TRACE_INTERVAL_MS);
    entries.push(entry);
  };
}

/** Does what a step says. Only one step can run. */
async function runStep(phone: LivePhone, actions: readonly StepAction[]): Promise<void> {
  if (isStepRunning) return;
  isStepRunning = true;
  const failure = await runActions(actions, phone, recent, pageDriver).then(
    () => undefined,
    (error: Error) => error.message,
  );
  isStepRunning = false;
  postToPanel({ type: 'actions', failure });
}

/** Does what a scenario says, and tells the page what doesn't work. */
async function playScenario(phone: LivePhone, scenario: Scenario): Promise<void> {
  isScenarioRunning = true;
  phone.isVisible = true;
  // Don't take the focus from readers: they're in the page, and this phone closes after the scenario.
  phone.takesFocus = false;
  const driver = { ...pageDriver, ...host!, readScreen: () => readScreen(phone) };
  postToPanel({ type: 'scenario', problem: await runScenario(scenario, phone, fullTrace, driver) });
}

/** Copies what the app logs into the trace. */
function copyLogs(phone: LivePhone): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      write(...values);
      phone.trace('log', level, { value: values.map(format).join(' ') });
    };
  }
}

function format(value: unknown): string {
  if (typeof value !== 'object' || value == null || value instanceof Error) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** Tells Reanimated which view to set props on. Phones find it by a native tag. */
async function connectReanimated(): Promise<void> {
  const { Camera } = await import('react-native-vision-camera');
  Object.assign(Camera.prototype, {
    getAnimatableRef(this: { ref: RefObject<unknown> }) {
      return this.ref.current;
    },
  });
}

/** Stops drawing while the phone isn't visible, unless a scenario runs: it's the same for a reader who scrolls away. */
function watchVisibility(phone: LivePhone, root: Element): void {
  let isInView = true;
  const update = () => {
    phone.isVisible = isScenarioRunning || (isInView && !document.hidden);
  };
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver(([entry]) => {
    isInView = entry!.isIntersecting;
    update();
  }).observe(root);
}

/** Starts the phone and listens to the panel and the reader. */
function turnOn(root: HTMLElement): LivePhone {
  document.documentElement.dataset.platform = platform;
  postToPanel({ type: 'starting' });
  const phone = createPhone();
  sendTrace(phone);
  Object.assign(window, { XMLHttpRequest: SimulatedRequest });
  // Otherwise, the first view attaches the listeners after its first paint. If a step presses a button before that,
  // react-native-web only sees the end of the touch and logs a warning in the trace.
  attachListeners();
  emulatePinch();
  emulateHold();
  skipModifiedClicks();
  watchVisibility(phone, root);
  window.addEventListener('message', ({ data, source }: MessageEvent<PanelMessage>) => {
    if (source !== window.parent) return;
    if ('actions' in data) void runStep(phone, data.actions);
    else if ('scenario' in data) void playScenario(phone, data.scenario);
    else if ('situation' in data && isSituation(data.situation)) phone.trigger(data.situation);
  });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && postToPanel({ type: 'escape' }));
  return phone;
}

/** A document that runs edited code. */
interface AppHost extends Pick<ScenarioDriver, 'readErrors' | 'restart'> {
  /** Gets what the app throws. */
  onError: (error: unknown) => void;
}

/** The document, if it runs edited code. */
let host: AppHost | undefined;

/** Returns a function that shows an app. Called again, it replaces the app, and the phone keeps its state. */
function createScreen(phone: LivePhone, root: HTMLElement): (App: ComponentType) => void {
  // Only now, because packages log while they load.
  copyLogs(phone);
  const reactRoot = createRoot(root, { onCaughtError: host?.onError });
  let count = 0;
  return (App) => {
    count += 1;
    phone.show({ crash: undefined });
    // In one go, so that a component that renders itself is stopped. React would pause in between.
    flushSync(() =>
      reactRoot.render(
        <System>
          <ErrorScreen key={count}>
            <App />
          </ErrorScreen>
        </System>,
      ),
    );
    postToPanel({ type: 'started' });
    phone.reportState();
  };
}

/** The document's phone, and what shows an app on it. A start whose app doesn't load leaves a phone without a screen. */
let startedPhone: LivePhone | undefined;
let show: ReturnType<typeof createScreen> | undefined;

/** Starts the phone unless it runs already, loads what the app imports, and returns a function that shows the app. */
export async function startPhone(
  load: () => Promise<unknown>,
  appHost?: AppHost,
): Promise<(App: ComponentType) => void> {
  host = appHost;
  const root = document.getElementById('root')!;
  startedPhone ??= turnOn(root);
  await load();
  await connectReanimated();
  show ??= createScreen(startedPhone, root);
  return show;
}

/** Starts an app, and tells the panel if that fails. */
export function reportFailure(start: Promise<void>): Promise<void> {
  return start.catch((error: Error) => {
    const isUnloaded = error.name === 'ChunkLoadError';
    const message = isUnloaded ? 'a part of it didn’t load. Check your network connection.' : String(error);
    postToPanel({ type: 'failed', message });
  });
}
