import { spawnSync } from 'node:child_process';

/** Returns true if a command is installed. */
export function hasTool(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

/** Runs a command and returns its exit code and output. */
export function runTool(
  name: string,
  options: readonly string[],
  cwd?: string,
): { isPassed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(name, options, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { isPassed: status === 0, output: `${stdout}${stderr}` };
}
