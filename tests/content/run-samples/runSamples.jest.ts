import { readFileSync, writeFileSync } from 'node:fs';
import { jest, test } from '@jest/globals';
import { NativeModules, Platform } from 'react-native';
import { samplePhones } from '../../../src/data/sampleDevices';
import { createNativeModules, createVisionCameraProxy } from '../../../src/phone/camera/createNativeModules';
import { createWorklets } from '../../../src/phone/camera/createWorklets';
import { startPhone } from '../../../src/phone/camera/currentPhone';
import { createPermissionsAndroid } from './createPermissionsAndroid';
import type { Platform as PhonePlatform } from '../../../src/phone/camera/types';
import { installSampleModule } from './samplePlugins';
import type { ScenarioContext } from './runScreen';
import type { ScenarioResult } from './runSamples';
import type { SampleMember, SampleUnit } from './SampleUnit';

const platform = Platform.OS as PhonePlatform;
const phone = samplePhones.find(
  ({ key }) => key === (platform === 'ios' ? 'iphone-13' : 'android-logical-camera'),
)!;
const devices = phone.cameras.map(({ device }) => device);

// The library asks for its native modules while it loads.
startPhone(platform).devices = devices;
const globals = globalThis as Record<string, unknown>;
globals.Worklets = createWorklets();
Object.assign(
  NativeModules,
  createNativeModules(() => {
    globals.VisionCameraProxy = createVisionCameraProxy(createWorklets().createContext('VisionCamera'));
  }),
);
const emitter = { addListener: () => undefined, removeListeners: () => undefined };
Object.assign(NativeModules, {
  RNCCameraRoll: { ...emitter, saveToCameraRoll: async () => ({ node: { image: { uri: 'ph://1' } } }) },
  RNCCameraRollPermission: emitter,
  PermissionsAndroid: createPermissionsAndroid(),
});
installSampleModule();
jest.spyOn(console, 'log').mockImplementation(() => undefined);

/* eslint-disable @typescript-eslint/no-require-imports -- what asks for native modules must load after them */
const { SampleStage } = require('./SampleStage') as typeof import('./SampleStage');
const { runComponent } = require('./runScreen') as typeof import('./runScreen');
const { runExpectedResults, runFunction, runHook, runValues } =
  require('./runFunction') as typeof import('./runFunction');
const initCanvasKit = require('canvaskit-wasm/bin/full/canvaskit') as (options: object) => Promise<unknown>;
const requirePackage = (name: string): unknown => require(name);
/* eslint-enable */

const units = JSON.parse(readFileSync(process.env.SAMPLES_INPUT!, 'utf8')) as SampleUnit[];
/** Represents a sample that only declares values. Loading it runs it. */
const VALUES: SampleMember = { name: 'The module', kind: 'values', parameters: [] };

const runners = { values: runValues, component: runComponent, hook: runHook, function: runFunction };

async function runMember(unit: SampleUnit, member: SampleMember, results: ScenarioResult[]): Promise<void> {
  try {
    const context: ScenarioContext = {
      unit,
      member,
      devices,
      createStage: (stageDevices = devices) =>
        new SampleStage({ platform, devices: stageDevices, units, requirePackage }),
      report: (scenario, faults) => results.push({ unit: unit.id, member: member.name, scenario, faults }),
    };
    await runners[member.kind](context);
    await runExpectedResults(context);
  } catch (error) {
    const text = error instanceof Error ? error.stack : String(error);
    results.push({ unit: unit.id, member: member.name, scenario: 'the runner', faults: [text ?? ''] });
  }
}

test('samples', async () => {
  const results: ScenarioResult[] = [];
  if (units.some(({ isAsked, source }) => isAsked && /skia/i.test(source)))
    globals.CanvasKit = await initCanvasKit({});
  for (const unit of units) {
    if (!unit.isAsked || unit.notRun != null) continue;
    if (unit.members.length === 0) await runMember(unit, VALUES, results);
    for (const member of unit.members) await runMember(unit, member, results);
  }
  writeFileSync(process.env.SAMPLES_OUTPUT!.replace('PLATFORM', platform), JSON.stringify(results));
}, 400_000);
