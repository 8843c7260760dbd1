import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SourcePage } from '../check-samples/readSourcePage';
import type { Problem } from '../check-samples/problem';
import { rootFolder } from '../../../src/node-utils/rootFolder';
import { collectSamples } from './collectSamples';
import { createFolder } from './createFolder';
import { expectedResults } from './expectedResults';
import { runPrintedTests } from './runPrintedTests';
import type { SampleUnit } from './SampleUnit';

/** The result of one scenario with one sample. */
export interface ScenarioResult {
  unit: number;
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
  /** Samples in TypeScript or JavaScript. */
  samples: number;
  run: number;
  /** Samples with a component, hook or function. */
  callable: { file: string; isRun: boolean }[];
  scenarios: number;
  /** Samples that didn't run, with the reason. */
  notRun: { file: string; line: number; reason: string }[];
}

/** Runs the samples of the pages on a simulated phone of each platform, in Jest, and returns what failed. */
export async function runSamples(pages: readonly SourcePage[]): Promise<RunResult> {
  const units = collectSamples(pages);
  const results = await runJest(units);
  const printed = runPrintedTests(pages);
  const asked = units.filter(({ isAsked }) => isAsked);
  const loaded = new Set(PLATFORMS.flatMap((platform) => results[platform].map(({ unit }) => unit)));
  const inTests = new Set(printed.run.map(({ file, line }) => `${file}:${line}`));
  const isRun = ({ id, file, line }: SampleUnit) => loaded.has(id) || inTests.has(`${file}:${line}`);
  const callable = asked.filter(({ members }) => members.length > 0);
  return {
    problems: [...createProblems(units, results), ...printed.problems, ...findStaleResults(asked)],
    samples: asked.length,
    run: asked.filter(isRun).length,
    callable: callable.map((unit) => ({ file: unit.file, isRun: isRun(unit) })),
    scenarios: PLATFORMS.reduce((sum, platform) => sum + results[platform].length, 0),
    notRun: asked
      .filter((unit) => !isRun(unit))
      .map(({ file, line, notRun }) => ({ file, line, reason: notRun ?? 'nothing in it can be called' })),
  };
}

/** Returns expected results whose function is no longer on its page. */
function findStaleResults(units: readonly SampleUnit[]): Problem[] {
  const files = new Set(units.map(({ file }) => file));
  return expectedResults
    .filter(({ file }) => files.has(file))
    .filter(
      ({ file, member }) =>
        !units.some((unit) => unit.file === file && unit.members.some(({ name }) => name === member)),
    )
    .map(({ file, member }) => ({
      file,
      line: 1,
      message: `tests/content/run-samples/expectedResults.ts expects a result of ${member}, but no sample declares it. Remove the entry or rename it.`,
    }));
}

type Results = Record<(typeof PLATFORMS)[number], ScenarioResult[]>;

async function runJest(units: readonly SampleUnit[]): Promise<Results> {
  const folder = createFolder();
  const input = join(folder, 'units.json');
  const output = join(folder, 'PLATFORM.json');
  writeFileSync(input, JSON.stringify(units));
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const child = spawn(
    process.execPath,
    [jest, '--config', join(rootFolder, 'tests/content/run-samples/jest.config.cjs'), '--silent=false'],
    {
      cwd: rootFolder,
      env: { ...process.env, NODE_ENV: 'test', SAMPLES_INPUT: input, SAMPLES_OUTPUT: output },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  await once(child, 'close');
  const read = (platform: string): ScenarioResult[] => {
    const file = output.replace('PLATFORM', platform);
    if (!existsSync(file)) throw new Error(`Jest could not run the samples on ${platform}:\n${text}`);
    return JSON.parse(readFileSync(file, 'utf8')) as ScenarioResult[];
  };
  try {
    return { android: read('android'), ios: read('ios') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Fault {
  unit: SampleUnit;
  line: number;
  text: string;
}

/** Returns a problem for each fault, and one for a sample that's wrong on purpose but has no fault. */
function createProblems(units: readonly SampleUnit[], results: Results): Problem[] {
  const faults = [...listWorkletFaults(units), ...listScenarioFaults(units, results)];
  const problems = faults
    .filter(({ unit }) => unit.wrong == null)
    .map(({ unit, line, text }): Problem => ({ file: unit.file, line, message: text }));
  for (const unit of units) {
    if (!unit.isAsked || unit.wrong == null || unit.hasExpectedError || unit.notRun != null) continue;
    const [code] = /[a-z-]+\/[a-z-]+/.exec(unit.wrong) ?? [];
    const own = faults.filter((fault) => fault.unit === unit);
    if (own.some(({ text }) => code == null || text.includes(code))) continue;
    const message = `"${unit.heading}": the sample says that it is wrong, and no scenario fails${code == null ? '' : ` with ${code}`}. Show a fault that can be seen, or use a diff block.`;
    problems.push({ file: unit.file, line: unit.line, message });
  }
  return problems;
}

function listWorkletFaults(units: readonly SampleUnit[]): Fault[] {
  return units
    .filter(({ isAsked, notRun }) => isAsked && notRun == null)
    .flatMap((unit) => unit.workletFaults.map(({ line, message }) => ({ unit, line, text: message })));
}

/** Merges scenarios and platforms with the same fault. */
function listScenarioFaults(units: readonly SampleUnit[], results: Results): Fault[] {
  const faults = new Map<
    string,
    { unit: SampleUnit; member: string; fault: string; seen: Map<string, string[]> }
  >();
  for (const platform of PLATFORMS) {
    for (const { unit, member, scenario, faults: found } of results[platform]) {
      for (const fault of found) {
        const key = `${unit} ${member} ${fault}`;
        const entry = faults.get(key) ?? {
          unit: units[unit]!,
          member,
          fault,
          seen: new Map<string, string[]>(),
        };
        entry.seen.set(scenario, [...(entry.seen.get(scenario) ?? []), platform]);
        faults.set(key, entry);
      }
    }
  }
  return [...faults.values()].map(({ unit, member, fault, seen }) => {
    const [scenario, platforms] = [...seen][0]!;
    const more = seen.size > 1 ? ` (and ${seen.size - 1} more scenarios)` : '';
    const where = platforms.length === PLATFORMS.length ? 'both platforms' : platforms.join(', ');
    return {
      unit,
      line: unit.line,
      text: `${member} ("${unit.heading}"), ${scenario}, ${where}${more}: ${fault}`,
    };
  });
}
