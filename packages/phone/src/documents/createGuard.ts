/**
 * Stops code without an end, because browsers may run the sandbox in the thread of the page around it, which then
 * freezes, too. The compiler lets every loop and function of a file ask the guard.
 *
 * Only the time since the browser could last do something else counts, so code that waits in between can go on for ever.
 * A promise that's already settled isn't a pause.
 */
import type { ProgramError } from '../protocol/messages';

/** The name by which a guarded file finds its guard. */
export const GUARD = '$guard';

/** What guarded files ask before each round of a loop and each call of a function. */
export interface Guard {
  /** Checks until the guard wants to know. Files count it down themselves, because a call for each would be slow. */
  left: number;
  stopsLoop: (file: string, line: number) => boolean;
  stopsFunction: (file: string, line: number) => boolean;
  /** Counts an element. `findPosition` returns the line that creates it. */
  stopsElement: (type: unknown, findPosition: () => Position) => boolean;
  /** What files throw once the program is stopped. */
  reason?: EndlessError;
}

type Kind = 'loop' | 'function' | 'element';
type Position = Pick<ProgramError, 'file' | 'line'>;

const EXPLANATIONS: Record<Kind, string> = {
  loop: 'This loop ran for a second without a pause, so the app was stopped. Let it end, or let it wait for something.',
  function:
    'This function was called for a second without a pause, so the app was stopped. Does it call itself without an end?',
  element:
    'This component was rendered 5,000 times without a pause, so the app was stopped. Does it render itself without an end?',
};

/** Milliseconds that code may run without a pause. */
const LIMIT_MS = 1000;
/** Code that has done less than this may take longer: a slow or busy device needs seconds for what ends soon. */
const MIN_CHECKS = 100_000;
const SLOW_LIMIT_MS = 3000;
/** How long to watch which loops go round, to find the one that doesn't end among those inside of it. */
const WATCH_MS = 100;
/** Reading the time is slow, so it's read once in so many checks, unless the last ones took longer than `SLOW_CHECKS_MS`. */
const CHECKS_PER_READING = 500;
const SLOW_CHECKS_MS = 5;
/**
 * How many elements of a component code may create without a pause. If components nest deeper, React takes minutes to
 * describe where an error was thrown.
 */
const MAX_ELEMENTS = 5000;

/** Code ran for too long without a pause. Every file of the program throws it from then on. */
export class EndlessError extends Error {
  override readonly name = 'EndlessError';

  constructor(
    kind: Kind,
    readonly position: Position,
  ) {
    super(EXPLANATIONS[kind]);
  }
}

/** A loop or function, and how often it has been checked since the limit. */
interface Watched {
  kind: Kind;
  position: Position;
  rounds: number;
}

/** Returns the loop that goes round least often, because it contains the others. Without loops, it's a function. */
function findEndless(entries: Iterable<Watched>): Watched {
  const all = [...entries].sort((a, b) => a.rounds - b.rounds);
  return all.find(({ kind }) => kind === 'loop') ?? all[0]!;
}

/** Creates a guard for a program's files. It calls `onStop` when it stops the program, and again if `onStop` threw. */
export function createGuard(onStop: (error: EndlessError) => void): Guard {
  /** When the code began to run without a pause. */
  let start: number | undefined;
  let lastReading = 0;
  let checks = 0;
  /** How many checks `left` began with. */
  let granted = 0;
  /** What has run since the limit. */
  let watched: { until: number; entries: Map<string, Watched> } | undefined;
  /** How often each component was created since then. */
  const elements = new Map<unknown, number>();

  // Its message arrives as soon as the browser is free.
  const pause = new MessageChannel();
  pause.port1.onmessage = () => {
    start = undefined;
    watched = undefined;
    elements.clear();
    guard.left = 0;
  };

  /** Begins to measure, and returns when. */
  function begin(): number {
    pause.port2.postMessage(undefined);
    checks = 0;
    lastReading = performance.now();
    return lastReading;
  }

  function stop(reason: EndlessError): true {
    // `onStop` throws if recursion has filled the stack. Set `reason` afterward, so the next check tries again.
    onStop(reason);
    guard.reason = reason;
    return true;
  }

  function grant(count: number): void {
    granted = count;
    guard.left = count;
  }

  /** Reads the time, and returns whether the program has to stop. */
  function inspect(kind: Kind, file: string, line: number): boolean {
    checks += granted + 1;
    grant(0);
    if (guard.reason) return true;
    start ??= begin();
    const now = performance.now();
    const areSlow = now - lastReading > SLOW_CHECKS_MS;
    lastReading = now;
    const time = now - start;
    if (time < LIMIT_MS || (checks < MIN_CHECKS && time < SLOW_LIMIT_MS)) {
      if (!areSlow) grant(CHECKS_PER_READING);
      return false;
    }
    // From here on, every check counts.
    watched ??= { until: now + WATCH_MS, entries: new Map() };
    const key = `${kind} ${file} ${line}`;
    const entry = watched.entries.get(key) ?? { kind, position: { file, line }, rounds: 0 };
    entry.rounds += 1;
    watched.entries.set(key, entry);
    if (now < watched.until) return false;
    const endless = findEndless(watched.entries.values());
    return stop(new EndlessError(endless.kind, endless.position));
  }

  function stopsElement(type: unknown, findPosition: () => Position): boolean {
    if (guard.reason) return true;
    start ??= begin();
    const count = (elements.get(type) ?? 0) + 1;
    elements.set(type, count);
    return count > MAX_ELEMENTS && stop(new EndlessError('element', findPosition()));
  }

  const guard: Guard = {
    left: 0,
    stopsLoop: (file, line) => inspect('loop', file, line),
    stopsFunction: (file, line) => inspect('function', file, line),
    stopsElement,
  };
  return guard;
}
