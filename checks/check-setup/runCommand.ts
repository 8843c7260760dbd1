import { spawn } from 'node:child_process';

/** Each command has to end within 15 minutes. */
const TIMEOUT_MS = 15 * 60 * 1000;

/** Turns off prompts, colors and telemetry. */
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Runs a command in `folder` and returns its output. If it fails, throws the end of the output. */
export function run(
  command: string,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
    env: { ...process.env, ...QUIET, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`"${command}" failed:\n${lastLines(output)}`));
    });
  });
}

/** Returns the last lines without stack traces. */
function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(-25).join('\n');
}
