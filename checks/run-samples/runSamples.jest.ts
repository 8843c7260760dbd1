import { readFileSync, writeFileSync } from 'node:fs';
import { test } from '@jest/globals';
import { devices, platform } from './connectPhone';
import type { CompiledSample } from './collectSamples';
import type { CaseContext } from './CaseContext';
import type { CaseResult } from './runSamples';

const globals = globalThis as Record<string, unknown>;

/* eslint-disable @typescript-eslint/no-require-imports -- what asks for native modules must load after them */
const { SampleStage } = require('./SampleStage') as typeof import('./SampleStage');
const { canRun } = require('./mountMember') as typeof import('./mountMember');
const { runMember } = require('./screenCases') as typeof import('./screenCases');
const initCanvasKit = require('canvaskit-wasm/bin/full/canvaskit') as (options: object) => Promise<unknown>;
const requirePackage = (name: string): unknown => require(name);
/* eslint-enable */

const samples = JSON.parse(readFileSync(process.env.SAMPLES_INPUT!, 'utf8')) as CompiledSample[];

test('samples', async () => {
  const results: CaseResult[] = [];
  const loaded = new Set<number>();
  const asked = samples.filter(({ isAsked }) => isAsked);
  if (asked.some(({ source }) => /skia/i.test(source))) globals.CanvasKit = await initCanvasKit({});
  for (const sample of asked) {
    for (const member of sample.members.filter(canRun)) {
      const context: CaseContext = {
        sample,
        member,
        devices,
        createStage: (stageDevices = devices, code = {}) =>
          new SampleStage({
            platform,
            devices: stageDevices,
            samples: samples.map((other) => (other.id in code ? { ...other, code: code[other.id]! } : other)),
            loaded,
            requirePackage,
          }),
        report: (caseName, faults) =>
          results.push({ sample: sample.id, member: member.name, caseName, faults }),
      };
      await runMember(context).catch((error: Error) => context.report('the runner', [error.stack!]));
    }
  }
  for (const { id, members } of asked) {
    for (const { name, kind, needs } of loaded.has(id) ? [] : members) {
      const fault = `Nothing renders it, because the runner doesn't know the props ${needs.join(', ')}. Print a screen that renders it.`;
      if (kind === 'component')
        results.push({ sample: id, member: name, caseName: 'no case', faults: [fault] });
    }
  }
  writeFileSync(process.env.SAMPLES_OUTPUT!.replace('PLATFORM', platform), JSON.stringify(results));
}, 1_200_000);
