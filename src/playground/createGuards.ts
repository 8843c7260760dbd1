/**
 * Stops code without an end, because browsers may run the sandbox in the thread of the page around it, which then
 * freezes, too. `addGuards.ts` lets every loop and function of an edited file call its guard.
 *
 * Only the time since the browser could last do something else counts, so code that waits in between can go on for ever.
 * A promise that's already settled isn't a pause.
 */
import type { ProgramError } from '../phone/messages';

/** The name by which a guarded file finds its guard. */
export const GUARD = '$guard';

/** What a guarded file asks. */
export interface Guard {
  /** At the start of each round of the loop at a line. */
  stopsLoop: (line: number) => boolean;
  /** At the start of each call of the function at a line. */
  stopsCall: (line: number) => boolean;
  /** What the file throws once the program is stopped. */
  readonly reason: EndlessError | undefined;
}

type Kind = 'loop' | 'function';

type Position = Required<Pick<ProgramError, 'file' | 'line'>>;

/** Milliseconds that code may run without a pause. */
const LIMIT_MS = 1000;
/** Code that has done less than this may take longer: a slow or busy device needs seconds for what ends soon. */
const MIN_CHECKS = 100_000;
const SLOW_LIMIT_MS = 3000;
/** How long to watch which loops go round, to find the one that doesn't end among those inside of it. */
const WATCH_MS = 100;
/** Reading the time is slow, so it's read once in so many checks, unless they are further apart than `SLOW_CHECK_MS`. */
const CHECKS_PER_READING = 128;
const SLOW_CHECK_MS = 5;

/** Code ran for too long without a pause. Every file of the program throws it from then on. */
export class EndlessError extends Error {
  override readonly name = 'EndlessError';

  constructor(
    kind: Kind,
    readonly position: Position,
  ) {
    super(
      kind === 'loop'
        ? 'This loop ran for a second without a pause, so the app was stopped. Let it end, or let it wait for something.'
        : 'This function was called for a second without a pause, so the app was stopped. Does it call itself without an end?',
    );
  }
}

/** A loop or function, and how often it has been checked since the limit. */
interface Watched {
  kind: Kind;
  position: Position;
  rounds: number;
}

/** Creates the guards of a program's files. `onStop` is called once, when one of them stops it. */
export function createGuards(onStop: (error: EndlessError) => void): (file: string) => Guard {
  let checks = 0;
  let nextReading = 0;
  /** When the code began to run without a pause. */
  let start: number | undefined;
  let lastReading = 0;
  /** What has run since the limit. */
  let watched: { until: number; entries: Map<string, Watched> } | undefined;
  let stopped: EndlessError | undefined;

  // Its message arrives as soon as the browser is free.
  const pause = new MessageChannel();
  pause.port1.onmessage = () => {
    start = undefined;
    watched = undefined;
    checks = 0;
    nextReading = 0;
  };

  /** Returns the loop that goes round least often, because it contains the others. Without loops, it's a function. */
  function findEndless(entries: Iterable<Watched>): Watched {
    const all = [...entries].sort((a, b) => a.rounds - b.rounds);
    return all.find(({ kind }) => kind === 'loop') ?? all[0]!;
  }

  /** Reads the time, and returns whether the program has to stop. */
  function inspect(kind: Kind, position: Position): boolean {
    if (stopped) return true;
    const now = performance.now();
    if (start == null) {
      start = now;
      lastReading = now;
      pause.port2.postMessage(undefined);
    }
    nextReading = checks + (now - lastReading > SLOW_CHECK_MS ? 1 : CHECKS_PER_READING);
    lastReading = now;
    const time = now - start;
    if (time < LIMIT_MS || (checks < MIN_CHECKS && time < SLOW_LIMIT_MS)) return false;
    // From here on, every check counts.
    nextReading = 0;
    watched ??= { until: now + WATCH_MS, entries: new Map() };
    const key = `${kind} ${position.file} ${position.line}`;
    const entry = watched.entries.get(key) ?? { kind, position, rounds: 0 };
    entry.rounds += 1;
    watched.entries.set(key, entry);
    if (now < watched.until) return false;
    const endless = findEndless(watched.entries.values());
    stopped = new EndlessError(endless.kind, endless.position);
    onStop(stopped);
    return true;
  }

  return (file) => {
    const createCheck = (kind: Kind) => (line: number) => {
      checks += 1;
      return checks >= nextReading && inspect(kind, { file, line });
    };
    return {
      stopsLoop: createCheck('loop'),
      stopsCall: createCheck('function'),
      get reason() {
        return stopped;
      },
    };
  };
}
