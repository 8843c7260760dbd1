import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Key } from 'selenium-webdriver';

/** One browser with one page, in the few commands that every protocol has; positions are CSS pixels of the viewport. */
export interface Session {
  /** Starts to load a URL. */
  load(url: string): Promise<void>;
  /** Returns what an expression of JavaScript, or its promise, comes to in the page; a string. */
  run(expression: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  /** Touches where the browser's driver can touch, otherwise clicks. */
  tap(x: number, y: number): Promise<void>;
  /** Presses keys together: names of the DOM such as "Enter", or characters. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The URL of an empty page that every host of the tests has. */
export const BLANK_PAGE = '/blank';

const DEADLINE_MS = 15_000;

/** Returns what `find` gives as soon as that is not undefined; fails after 15 s with `description`. */
export async function poll<Value>(
  description: string,
  find: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const value = await find();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`${description}: not after ${DEADLINE_MS / 1000} s.`);
    await wait(20);
  }
}

/** Starts a program that ends with the tests, whose error output can be read. */
export function startProcess(file: string, options: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(file, options, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  process.once('exit', () => child.kill());
  return child;
}

/** The codes of keys in WebDriver by their names in the DOM. */
export const KEY_CODES: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};
