import { useCallback, useState } from 'react';
import type { Platform, Program } from 'vision-camera-phone/protocol';
import type { Problem, Scenario } from 'vision-camera-phone/steps';

/** A scenario on a platform, and how it ended. */
export interface CheckResult {
  scenario: Scenario;
  platform: Platform;
  problem?: Problem;
}

/** A check of a program: what has ended, and what comes next. */
export interface Check {
  /** Another number for each check. */
  id: number;
  program: Program;
  results: readonly CheckResult[];
  /** What hasn't ended. The first one is running. */
  pending: readonly CheckResult[];
}

/** The latest check, and what starts and ends it. */
export interface CheckControls {
  check: Check | undefined;
  /** What runs now. */
  running: CheckResult | undefined;
  start: (program: Program, scenarios: readonly Scenario[]) => void;
  /** Says how the running scenario ended. */
  finish: (problem: Problem | undefined) => void;
  cancel: () => void;
}

/** Checks a program with scenarios, one after the other, on each of their platforms. */
export function useCheck(): CheckControls {
  const [check, setCheck] = useState<Check>();
  const finish = useCallback((problem: Problem | undefined) => {
    setCheck((current) => {
      const [running, ...pending] = current?.pending ?? [];
      return current && running
        ? { ...current, results: [...current.results, { ...running, problem }], pending }
        : current;
    });
  }, []);
  return {
    check,
    running: check?.pending[0],
    start(program, scenarios) {
      const pending = scenarios.flatMap((scenario) =>
        scenario.platforms.map((platform) => ({ scenario, platform })),
      );
      setCheck({ id: (check?.id ?? 0) + 1, program, results: [], pending });
    },
    finish,
    cancel: () => setCheck(undefined),
  };
}
