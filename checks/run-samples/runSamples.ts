import { PLATFORMS } from 'vision-camera-phone/protocol';
import type { SitePage } from '../../src/page-source/SitePage';
import type { Problem } from '../pages/problem';
import { collectSamples, type CompiledSample } from './collectSamples';
import { runJest, type Results } from './runJest';
import { runPrintedTests } from './runPrintedTests';

/** The result of one test case with one component or hook. */
export interface CaseResult {
  /** Id of the sample. */
  sample: number;
  member: string;
  /** What happened to the sample, in words. */
  caseName: string;
  /** What went wrong. Empty if the sample passed. */
  faults: string[];
}

/** The result of a run. */
export interface RunResult {
  problems: Problem[];
  /** Number of components and hooks that ran. */
  members: number;
  /** Number of test cases. */
  cases: number;
}

/** Runs the components and hooks of the pages on a simulated phone of each platform, in Jest, and returns what failed. */
export async function runSamples(pages: readonly SitePage[]): Promise<RunResult> {
  const samples = collectSamples(pages);
  const results = await runJest<CaseResult>('run-samples', samples);
  const all = PLATFORMS.flatMap((platform) => results[platform]);
  return {
    problems: [...createProblems(samples, results), ...(await runPrintedTests(pages))],
    members: new Set(all.map(({ sample, member }) => `${sample} ${member}`)).size,
    cases: all.length,
  };
}

/** Returns one problem for test cases and platforms with the same fault. */
function createProblems(samples: readonly CompiledSample[], results: Results<CaseResult>): Problem[] {
  const problems = new Map<string, Problem & { cases: Map<string, string[]> }>();
  for (const platform of PLATFORMS) {
    for (const { sample, member, caseName, faults } of results[platform]) {
      for (const fault of faults) {
        const { file, line } = samples[sample]!;
        const key = `${sample} ${member} ${fault}`;
        const problem = problems.get(key) ?? {
          file,
          line,
          message: `${member}: ${fault}`,
          cases: new Map(),
        };
        problem.cases.set(caseName, [...(problem.cases.get(caseName) ?? []), platform]);
        problems.set(key, problem);
      }
    }
  }
  return [...problems.values()].map(({ file, line, message, cases }) => {
    const [[caseName, platforms]] = [...cases] as [[string, string[]]];
    const where = platforms.length === PLATFORMS.length ? 'both platforms' : platforms[0];
    const more = cases.size > 1 ? `, and in ${cases.size - 1} more cases` : '';
    return { file, line, message: `${message} (${caseName}, ${where}${more})` };
  });
}
