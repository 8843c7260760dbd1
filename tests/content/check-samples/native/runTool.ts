import { spawnSync } from 'node:child_process';

/** How a command ended, and what it printed. */
export interface ToolResult {
  isPassed: boolean;
  output: string;
}

/** Returns true if a command is installed. */
export function hasTool(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
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
