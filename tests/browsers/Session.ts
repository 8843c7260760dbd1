import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** One browser with one page, in the few commands that all protocols have. Positions are CSS pixels of the viewport. */
export interface Session {
  /** Starts to load a URL. */
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

const DEADLINE_MS = 15_000;

/** Waits until `find` returns something else than undefined, and returns that. Fails after 15 s. */
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
export const KEY_CODES: Record<string, string> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};
