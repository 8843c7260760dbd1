import { PLATFORMS } from 'vision-camera-phone/protocol';
import type { SitePage } from '../../src/page-source/SitePage';
import type { Problem } from '../pages/problem';
import { collectSamples, type CompiledSample } from './collectSamples';
import { runJest, type Results } from './runJest';
import { runPrintedTests } from './runPrintedTests';

/** The result of one scenario with one component or hook. */
export interface ScenarioResult {
  /** Id of the sample. */
  sample: number;
  member: string;
  /** What happened to the sample, in words. */
  scenario: string;
  /** What went wrong. Empty if the sample passed. */
  faults: string[];
}

/** The result of a run. */
export interface RunResult {
  problems: Problem[];
  /** Number of components and hooks that ran. */
  members: number;
  scenarios: number;
}

/** Runs the components and hooks of the pages on a simulated phone of each platform, in Jest, and returns what failed. */
export async function runSamples(pages: readonly SitePage[]): Promise<RunResult> {
  const samples = collectSamples(pages);
  const results = await runJest<ScenarioResult>('run-samples', samples);
  const all = PLATFORMS.flatMap((platform) => results[platform]);
  return {
    problems: [...createProblems(samples, results), ...(await runPrintedTests(pages))],
    members: new Set(all.map(({ sample, member }) => `${sample} ${member}`)).size,
    scenarios: all.length,
  };
}

/** Returns one problem for scenarios and platforms with the same fault. */
function createProblems(samples: readonly CompiledSample[], results: Results<ScenarioResult>): Problem[] {
  const problems = new Map<string, Problem & { scenarios: Map<string, string[]> }>();
  for (const platform of PLATFORMS) {
    for (const { sample, member, scenario, faults } of results[platform]) {
      for (const fault of faults) {
        const { file, line } = samples[sample]!;
        const key = `${sample} ${member} ${fault}`;
        const problem = problems.get(key) ?? {
          file,
          line,
          message: `${member}: ${fault}`,
          scenarios: new Map(),
        };
        problem.scenarios.set(scenario, [...(problem.scenarios.get(scenario) ?? []), platform]);
        problems.set(key, problem);
      }
    }
  }
  return [...problems.values()].map(({ file, line, message, scenarios }) => {
    const [[scenario, platforms]] = [...scenarios] as [[string, string[]]];
    const where = platforms.length === PLATFORMS.length ? 'both platforms' : platforms[0];
    const more = scenarios.size > 1 ? `, and in ${scenarios.size - 1} more scenarios` : '';
    return { file, line, message: `${message} (${scenario}, ${where}${more})` };
  });
}
