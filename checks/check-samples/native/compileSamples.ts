import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isWholeFile, type Sample } from '../../../src/page-source/samples/readSamples';
import type { Problem } from '../../pages/problem';

/** How a command ended, and what it printed. */
export interface ToolResult {
  isPassed: boolean;
  output: string;
}

/** Runs a command. */
export function runTool(name: string, options: readonly string[], cwd?: string): ToolResult {
  const { status, stdout, stderr, error } = spawnSync(name, options, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error != null) throw error;
  return { isPassed: status === 0, output: `${stdout}${stderr}` };
}

/**
 * Writes samples to a temporary folder, each under its title, runs a task with the folder and their paths, and removes
 * the folder.
 */
export function withSampleFolder<T>(
  samples: readonly Sample[],
  task: (folder: string, paths: readonly string[]) => T,
  extension = 'txt',
): T {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  try {
    const paths = samples.map((sample, index) => {
      const path = join(folder, isWholeFile(sample) ? sample.title : `sample-${index}.${extension}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${sample.code}\n`);
      return path;
    });
    return task(folder, paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `file:1:2: error: message` of clang, swiftc and javac, and `e: file:///file:1:2 message` of Gradle's Kotlin plugin. */
const DIAGNOSTIC = /^(?:e: )?(?:file:\/\/)?(\/.*?):(\d+):(?:\d+:?)?(?: (?:fatal )?error:)? (.*)$/;

/** Returns a problem for each error of a compiler, in the line of its sample. Each path belongs to the sample at its index. */
export function readDiagnostics(
  tool: string,
  { isPassed, output }: ToolResult,
  samples: readonly Sample[],
  paths: readonly string[],
): Problem[] {
  if (isPassed) return [];
  const problems = output
    .split('\n')
    .filter((text) => /error:|^e: /.test(text))
    .flatMap((text): Problem[] => {
      const [, path, line, message] = DIAGNOSTIC.exec(text) ?? [];
      if (path == null) return [];
      const index = paths.indexOf(path);
      const { page, line: first } = samples[Math.max(index, 0)]!;
      return index >= 0
        ? [{ file: page, line: first + Number(line) - 1, message: `${tool}: ${message}` }]
        : [{ file: page, line: first, message: `${tool}: ${message} (${path}:${line})` }];
    });
  if (problems.length > 0) return problems;
  throw new Error(`${tool} failed without naming a sample:\n${output.split('\n').slice(-30).join('\n')}`);
}
