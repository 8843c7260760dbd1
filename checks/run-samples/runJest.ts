import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Platform } from 'vision-camera-phone/protocol';
import { rootFolder } from '../../src/config/rootFolder';
import { createFolder } from './createFolder';

/** Results by platform. */
export type Results<Result> = Record<Platform, Result[]>;

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
