import { spawn } from 'node:child_process';

/** The longest that one command may take, in milliseconds. */
const LIMIT = 15 * 60 * 1000;

/** Variables that keep tools from asking, from coloring and from calling home. */
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Runs a command line in `folder`, with more variables if given, and returns its output; throws an error with the end of the output when it fails. */
export function run(
  command: string,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT,
    env: { ...process.env, ...QUIET, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`"${command}" failed:\n${endOf(output)}`));
    });
  });
}

/** The last lines without those of stack traces, which would push the message out. */
function endOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(-25).join('\n');
}
