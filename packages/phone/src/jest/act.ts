import { jest } from '@jest/globals';
// The real timers, even if a test fakes the global ones.
import { setImmediate, setTimeout as setRealTimeout } from 'node:timers';
import React from 'react';

type Act = (task: () => void | Promise<void>) => PromiseLike<void>;

const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// React 18.2 only has the older name.
const { act, unstable_act } = React as unknown as { act?: Act; unstable_act?: Act };
const reactAct = (act ?? unstable_act)!;

const SLICE_MS = 5;

/** Lets React render what a task changes. React does that by itself while a test waits for something on the screen. */
export function renderChanges(task: () => void): void {
  if (globals.IS_REACT_ACT_ENVIRONMENT) void reactAct(() => task());
  else task();
}

async function renderLater(task: () => Promise<void>): Promise<void> {
  const before = globals.IS_REACT_ACT_ENVIRONMENT;
  globals.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await reactAct(task);
  } finally {
    globals.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Lets fake or real time pass, and promises settle. `guard` runs each part of it. */
export async function wait(
  milliseconds: number,
  guard: (task: () => Promise<void>) => Promise<void> = (task) => task(),
): Promise<void> {
  let isOver = false;
  setTimeout(() => (isOver = true), milliseconds);
  const isFake = 'clock' in setTimeout;
  const pass = async (): Promise<void> => {
    if (isFake) jest.advanceTimersToNextTimer();
    await new Promise<void>((resolve) =>
      isFake ? setImmediate(resolve) : setRealTimeout(resolve, SLICE_MS),
    );
  };
  // React renders when the scope of act() ends, and rendering may start more timers.
  while (!isOver) await guard(() => renderLater(pass));
}
