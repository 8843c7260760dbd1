import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Controls one page in one browser, with the few commands that all protocols have. Positions are in CSS pixels of the
 * viewport.
 */
export interface Session {
  /** Starts loading a URL. */
  load(url: string): Promise<void>;
  /** Evaluates a JavaScript expression, or its promise, that results in a string. */
  run(expression: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  /** Taps, or clicks if the driver can't touch. */
  tap(x: number, y: number): Promise<void>;
  /** Presses keys together: DOM names such as "Enter", or characters. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The URL of an empty page on every test host. */
export const BLANK_PAGE = '/blank';

const DEADLINE_MS = 30_000;

/** Waits until `find` returns a value other than undefined, and returns it. Fails after 30 s. */
export async function until<Value>(
  description: string,
  find: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const value = await find();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`After ${DEADLINE_MS / 1000} s, this isn't true: ${description}.`);
    await wait(20);
  }
}

/** Starts a program that ends with the tests. */
export function startProcess(file: string, options: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(file, options, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  process.once('exit', () => child.kill());
  return child;
}

/** WebDriver's codes of keys, by their names in the DOM. */
const KEY_CODES: Record<string, string> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** Returns `press` and `type` for a driver that takes WebDriver's input actions. */
export function createKeyboard(act: (source: object) => Promise<void>): Pick<Session, 'press' | 'type'> {
  const perform = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  return {
    press(keys) {
      const codes = keys.map((key) => KEY_CODES[key] ?? key);
      return perform([
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    type: (text) =>
      perform(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
  };
}
