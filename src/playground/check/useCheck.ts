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
  /** What's left. The first one is running. */
  left: readonly CheckResult[];
}

/** Checks a program with scenarios, one after the other, on each of their platforms. */
export function useCheck(scenarios: readonly Scenario[]) {
  const [check, setCheck] = useState<Check>();
  /** Says how the running scenario ended. */
  const end = useCallback((problem: Problem | undefined) => {
    setCheck((current) => {
      const [running, ...left] = current?.left ?? [];
      return current && running
        ? { ...current, results: [...current.results, { ...running, problem }], left }
        : current;
    });
  }, []);
  return {
    check,
    end,
    start(program: Program) {
      const left = scenarios.flatMap((scenario) =>
        scenario.platforms.map((platform) => ({ scenario, platform })),
      );
      setCheck({ id: (check?.id ?? 0) + 1, program, results: [], left });
    },
    cancel: () => setCheck(undefined),
  };
}
