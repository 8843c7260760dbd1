import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SitePage } from '../../src/page-source/SitePage';
import type { Problem } from '../check-samples/problem';
import { rootFolder } from '../../src/config/rootFolder';
import { collectSamples, type CompiledSample } from './collectSamples';
import { createFolder } from './createFolder';
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

const PLATFORMS = ['android', 'ios'] as const;

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

type Results<Result> = Record<(typeof PLATFORMS)[number], Result[]>;

/** Runs the configuration of Jest in a folder on each platform, and returns its results. */
export async function runJest<Result>(name: string, input: unknown): Promise<Results<Result>> {
  const folder = createFolder();
  const inputFile = join(folder, 'input.json');
  const output = join(folder, 'PLATFORM.json');
  writeFileSync(inputFile, JSON.stringify(input));
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const config = join(rootFolder, 'checks', name, 'jest.config.cjs');
  const child = spawn(process.execPath, [jest, '--config', config, '--silent=false'], {
    cwd: rootFolder,
    env: { ...process.env, NODE_ENV: 'test', SAMPLES_INPUT: inputFile, SAMPLES_OUTPUT: output },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  await once(child, 'close');
  const read = (platform: string): Result[] => {
    const file = output.replace('PLATFORM', platform);
    if (!existsSync(file)) throw new Error(`Jest could not run the samples on ${platform}:\n${text}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Result[];
  };
  try {
    return { android: read('android'), ios: read('ios') };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
