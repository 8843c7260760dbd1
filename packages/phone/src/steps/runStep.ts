import type { TraceEntry } from '../protocol/trace';
import type { ScenePhone } from '../camera/ScenePhone';
import type { ExpectedEntry, StepAction, StepOutcome } from '../protocol/Step';

/** How a step reaches the app: through the page, or through a test renderer. */
export interface StepDriver {
  /** Presses an enabled button and returns whether there is one. */
  press(label: string, milliseconds: number): Promise<boolean>;
  wait(milliseconds: number): Promise<void>;
  /** Lets something happen to the phone. */
  run(task: () => void): Promise<void>;
}

const TAP_MS = 80;
const POLL_MS = 50;
const MAX_WAIT_MS = 6000;

/**
 * Does what a step says. Throws an error that names the action if it isn't possible. `trace` has what happened since the
 * camera started, and grows. From its first action that isn't a wait, a step ignores what happened before.
 */
export async function runActions(
  actions: readonly StepAction[],
  phone: ScenePhone,
  trace: readonly TraceEntry[],
  driver: StepDriver,
): Promise<void> {
  const poll = async (isDone: () => Promise<boolean> | boolean, message: string) => {
    for (let waited = 0; !(await isDone()); waited += POLL_MS) {
      if (waited >= MAX_WAIT_MS) throw new Error(message);
      await driver.wait(POLL_MS);
    }
  };
  let from: number | undefined;
  for (const action of actions) {
    if (!('wait' in action || 'waitFor' in action)) from ??= trace.length;
    if ('situation' in action) await driver.run(() => phone.trigger(action.situation));
    else if ('comeBack' in action) await driver.run(() => phone.comeBack());
    else if ('answer' in action)
      await poll(() => phone.answer(action.answer), 'The app shows no permission dialog.');
    else if ('wait' in action) await driver.wait(action.wait);
    else if ('waitFor' in action)
      await poll(
        () => trace.slice(from).some((entry) => matches(entry, action.waitFor)),
        `${JSON.stringify(action.waitFor)} doesn't happen.`,
      );
    else
      await poll(
        () => driver.press(action.press, action.milliseconds ?? TAP_MS),
        `There's no enabled button "${action.press}".`,
      );
  }
}

/** Returns whether an entry has the expected fields. An expected `undefined` matches anything. */
function matches(entry: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected == null) return entry === expected;
  if (typeof entry !== 'object' || entry == null) return false;
  return Object.entries(expected).every(
    ([key, value]) => value === undefined || matches((entry as Record<string, unknown>)[key], value),
  );
}

/** Returns what a trace lacks or shouldn't have, or an empty list. */
export function checkOutcome(
  trace: readonly TraceEntry[],
  { trace: expected, never = [] }: StepOutcome,
): string[] {
  let from = 0;
  const missing = expected.filter((wanted: ExpectedEntry) => {
    const index = trace.findIndex((entry, position) => position >= from && matches(entry, wanted));
    if (index >= 0) from = index + 1;
    return index < 0;
  });
  const unwanted = never.filter((entry) => trace.some((found) => matches(found, entry)));
  return [
    ...missing.map((entry) => `The trace doesn't have ${JSON.stringify(entry)} at this place.`),
    ...unwanted.map((entry) => `The trace has ${JSON.stringify(entry)}.`),
  ];
}
