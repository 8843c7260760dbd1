import type { ScenePhone } from '../camera/ScenePhone';
import type { Permission } from '../protocol/permissions';
import type { Platform } from '../protocol/platform';
import type { TraceEntry } from '../protocol/trace';
import { describeEntry, describeMissing } from './describeTrace';
import { findForbidden, findMissing, toPattern } from './matches';
import { createPlayer, poll, type StepDriver } from './runStep';
import type {
  AppError,
  Expectation,
  Problem,
  Scenario,
  ScenarioAction,
  Sentence,
} from '../protocol/Scenario';

/** How a scenario reaches the app. */
export interface ScenarioDriver extends StepDriver {
  /** Returns the texts on the app's screen, and the labels that only screen readers read. */
  readScreen(): { texts: readonly string[]; labels: readonly string[] };
  /** Returns what the app didn't catch, oldest first. */
  readErrors(): readonly AppError[];
  /** Ends the app, does a task, and starts the app again. */
  restart(task: () => void): Promise<void>;
}

/** Milliseconds in Settings, and those in which the last action can still break something. */
const SETTINGS_MS = 500;
const SETTLE_MS = 500;
const MAX_SCREEN = 120;

class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Returns a sentence for a platform. */
export function readSentence(sentence: Sentence, platform: Platform): string {
  return typeof sentence === 'string' ? sentence : sentence[platform];
}

function describeScreen(texts: readonly string[]): string {
  const unique = [...new Map(texts.map((text) => [text.toLowerCase(), text.trim()])).values()];
  const line = unique.filter(Boolean).join(' · ');
  if (line === '') return 'There’s no text on the screen.';
  return `The screen says: ${line.length > MAX_SCREEN ? `${line.slice(0, MAX_SCREEN)}…` : line}`;
}

function hasText(texts: readonly string[], text: string): boolean {
  const pattern = toPattern(text);
  return texts.some((line) => pattern?.test(line) ?? line.toLowerCase().includes(text.toLowerCase()));
}

/**
 * Does what a scenario says, and returns what didn't work first. `trace` has what happened since the app started, and
 * grows. A crash and what an expectation of the end forbids come before what fails because of them.
 */
export async function runScenario(
  { actions, expect }: Scenario,
  phone: ScenePhone,
  trace: readonly TraceEntry[],
  driver: ScenarioDriver,
): Promise<Problem | undefined> {
  const { platform } = phone;
  const play = createPlayer(phone, trace, { ...driver, wait: waitUnlessCrashed });

  /** Ends the scenario as soon as the app is gone. */
  async function waitUnlessCrashed(milliseconds: number): Promise<void> {
    await driver.wait(milliseconds);
    const problem = findCrash();
    if (problem) throw new Failure(problem);
  }

  function fail(sentence: Sentence, detail: string): never {
    throw new Failure({ text: readSentence(sentence, platform), detail });
  }

  async function expectNow(expectation: Expectation, from: number): Promise<number> {
    const { see, unseen, camera, otherwise } = expectation;
    const matchesScreen = () => {
      // Reading the screen lays it out.
      if (see == null && unseen == null) return true;
      const { texts, labels } = driver.readScreen();
      const screen = [...texts, ...labels];
      return (see == null || hasText(screen, see)) && (unseen == null || !hasText(screen, unseen));
    };
    const isCameraOn = () => phone.cameras.some(({ isRunning }) => isRunning);
    const isTrue = () =>
      findMissing(trace, expectation, from).missing == null &&
      matchesScreen() &&
      (camera == null || isCameraOn() === (camera === 'on'));
    const getDetail = () => {
      const { missing } = findMissing(trace, expectation, from);
      if (missing) return describeMissing(missing, trace.slice(from));
      if (!matchesScreen()) return describeScreen(driver.readScreen().texts);
      return isCameraOn() ? 'The camera is on.' : 'The camera is off.';
    };
    await poll({ wait: waitUnlessCrashed }, isTrue, getDetail).catch((error: Error) => {
      if (error instanceof Failure) throw error;
      fail(otherwise, error.message);
    });
    const forbidden = findForbidden(trace, expectation, from);
    if (forbidden >= 0) fail(otherwise, describeEntry(trace[forbidden]!));
    const { end } = findMissing(trace, expectation, from);
    return end > from ? end : trace.length;
  }

  async function changeSettings(changes: Partial<Record<Permission, 'granted' | 'denied'>>): Promise<void> {
    await driver.run(() => phone.openSettings());
    await driver.wait(SETTINGS_MS);
    const change = () => {
      for (const [permission, answer] of Object.entries(changes) as [Permission, 'granted' | 'denied'][])
        phone.changeInSettings(permission, answer === 'granted');
      phone.comeBack();
    };
    if (platform === 'ios') await driver.restart(change);
    else await driver.run(change);
  }

  async function act(action: Exclude<ScenarioAction, { expect: Expectation }>): Promise<void> {
    try {
      if ('settings' in action) await changeSettings(action.settings);
      else await play(action);
    } catch (error) {
      if (error instanceof Failure) throw error;
      const { message } = error as Error;
      const { otherwise } = action;
      if (otherwise != null) fail(otherwise, message);
      fail(message, describeScreen(driver.readScreen().texts));
    }
  }

  /** Returns the sentence about an entry that an expectation of the end doesn't allow. */
  function findEarlier(): Problem | undefined {
    const found = expect
      .map((expectation) => ({ expectation, index: findForbidden(trace, expectation, 0) }))
      .filter(({ index }) => index >= 0)
      .sort((a, b) => a.index - b.index)[0];
    return (
      found && {
        text: readSentence(found.expectation.otherwise, platform),
        detail: describeEntry(trace[found.index]!),
      }
    );
  }

  function findCrash(): Problem | undefined {
    const error = driver.readErrors().find(({ kind }) => kind === 'crash');
    if (error) return { text: `The app crashes: ${error.message}`, detail: error.where };
    const fault = trace.find(({ kind }) => kind === 'fault');
    return fault && { text: String(fault.value) };
  }

  function findError(): Problem | undefined {
    const [error] = driver.readErrors();
    if (error == null) return undefined;
    const text =
      error.kind === 'warning'
        ? `React warns: ${error.message}`
        : `A promise rejects and nothing catches it: ${error.message}`;
    return { text, detail: error.where };
  }

  /** Adds the error that may be the cause. */
  function addCause({ text, detail }: Problem): Problem {
    const cause = findError()?.text;
    return { text, detail: cause ? `${detail?.replace(/\.?$/, '. ') ?? ''}${cause}` : detail };
  }

  let from = 0;
  try {
    for (const action of actions) {
      if ('expect' in action) from = await expectNow(action.expect, from);
      else await act(action);
    }
    for (const expectation of expect) await expectNow(expectation, 0);
    await waitUnlessCrashed(SETTLE_MS);
    return findEarlier() ?? findError();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return findEarlier() ?? findCrash() ?? addCause(error.problem);
  }
}
