import { readFileSync, writeFileSync } from 'node:fs';
import { test } from '@jest/globals';
import { platform } from '../run-samples/connectPhone';
import type { ChallengeRun, ChallengeResult } from './runChallenges';

/* eslint-disable @typescript-eslint/no-require-imports -- what asks for native modules must load after them */
const { runAttempt } = require('./runAttempt') as typeof import('./runAttempt');
const requirePackage = (name: string): unknown => require(name);
/* eslint-enable */

const runs = JSON.parse(readFileSync(process.env.SAMPLES_INPUT!, 'utf8')) as ChallengeRun[];

test('challenges', async () => {
  const results: ChallengeResult[] = [];
  for (const { id, attempt, modules, scenarios } of runs)
    for (const scenario of scenarios.filter(({ platforms }) => platforms.includes(platform))) {
      const problem = await runAttempt(modules, scenario, requirePackage);
      results.push({ id, attempt, platform, says: scenario.says, problem });
    }
  writeFileSync(process.env.SAMPLES_OUTPUT!.replace('PLATFORM', platform), JSON.stringify(results));
}, 1_200_000);
