import type { TraceEntry } from '../protocol/trace';
import type { ScenePhone } from '../camera/ScenePhone';
import type { StepAction, StepOutcome } from '../protocol/Step';
import { describeMissing } from './describeTrace';
import { findEntry, findForbidden, findMissing } from './matches';

/** How a step reaches the app: through the page, or through a test renderer. */
export interface StepDriver {
  /** Presses a button if there's an enabled one, and says what it found. */
  press(label: string, milliseconds: number): Promise<'pressed' | 'disabled' | 'missing'>;
  wait(milliseconds: number): Promise<void>;
  /** Lets something happen to the phone. */
  run(task: () => void): Promise<void>;
}

const TAP_MS = 80;
const POLL_MS = 50;
const MAX_WAIT_MS = 6000;

/** Waits until something holds, for a few seconds. Otherwise, throws an error with the message. */
export async function poll(
  driver: Pick<StepDriver, 'wait'>,
  isDone: () => Promise<boolean> | boolean,
  getMessage: () => string,
): Promise<void> {
  for (let waited = 0; !(await isDone()); waited += POLL_MS) {
    if (waited >= MAX_WAIT_MS) throw new Error(getMessage());
    await driver.wait(POLL_MS);
  }
}

/**
 * Returns a function that does one action after the other. It throws an error that names the action if it isn't possible.
 * `trace` has what happened so far, and grows. From the first action that isn't a wait, `waitFor` ignores what happened
 * before.
 */
export function createPlayer(
  phone: ScenePhone,
  trace: readonly TraceEntry[],
  driver: StepDriver,
): (action: StepAction) => Promise<void> {
  let from: number | undefined;

  async function press(label: string, milliseconds: number): Promise<void> {
    let found: 'pressed' | 'disabled' | 'missing' = 'missing';
    await poll(
      driver,
      async () => (found = await driver.press(label, milliseconds)) === 'pressed',
      () =>
        found === 'disabled'
          ? `The button "${label}" stays disabled.`
          : `There's no button "${label}" on the screen.`,
    );
  }

  return async (action) => {
    if (!('wait' in action || 'waitFor' in action)) from ??= trace.length;
    if ('situation' in action) await driver.run(() => phone.trigger(action.situation));
    else if ('comeBack' in action) await driver.run(() => phone.comeBack());
    else if ('answer' in action)
      await poll(
        driver,
        async () => {
          let isAnswered = false;
          await driver.run(() => (isAnswered = phone.answer(action.answer)));
          return isAnswered;
        },
        () => 'The app shows no permission dialog.',
      );
    else if ('wait' in action) await driver.wait(action.wait);
    else if ('waitFor' in action)
      await poll(
        driver,
        () => findEntry(trace, action.waitFor, from) >= 0,
        () => describeMissing(action.waitFor, trace.slice(from)),
      );
    else await press(action.press, action.milliseconds ?? TAP_MS);
  };
}

/** Does what a step says. `trace` has what happened since the camera started. */
export async function runActions(
  actions: readonly StepAction[],
  phone: ScenePhone,
  trace: readonly TraceEntry[],
  driver: StepDriver,
): Promise<void> {
  const play = createPlayer(phone, trace, driver);
  for (const action of actions) await play(action);
}

/** Returns what a trace lacks or shouldn't have, or an empty list. */
export function checkOutcome(trace: readonly TraceEntry[], outcome: StepOutcome): string[] {
  const { missing } = findMissing(trace, outcome, 0);
  const forbidden = trace[findForbidden(trace, outcome, 0)];
  return [
    ...(missing ? [`The trace doesn't have ${JSON.stringify(missing)} at this place.`] : []),
    ...(forbidden ? [`The trace has ${JSON.stringify(forbidden)}.`] : []),
  ];
}
