import { readFileSync, writeFileSync } from 'node:fs';
import { jest, test } from '@jest/globals';
import { NativeModules, Platform } from 'react-native';
import { samplePhones } from 'vision-camera-phone/devices';
import {
  createNativeModules,
  createVisionCameraProxy,
  createWorklets,
  getPhone,
  measureBrightness,
  ScenePhone,
  setPhone,
} from 'vision-camera-phone';
import type { Platform as PhonePlatform } from 'vision-camera-phone/protocol';
import type { CompiledSample } from './collectSamples';
import type { ScenarioContext } from './ScenarioContext';
import type { ScenarioResult } from './runSamples';

const platform = Platform.OS as PhonePlatform;
const phone = samplePhones.find(
  ({ key }) => key === (platform === 'ios' ? 'iphone-13' : 'android-logical-camera'),
)!;
const devices = phone.cameras.map(({ device }) => device);

// The library asks for its native modules while it loads.
setPhone(new ScenePhone(platform)).devices = devices;
const globals = globalThis as Record<string, unknown>;
globals.Worklets = createWorklets();
Object.assign(
  NativeModules,
  createNativeModules(() => {
    globals.VisionCameraProxy = createVisionCameraProxy(createWorklets().createContext('VisionCamera'));
  }),
);
const requestLocation = () => getPhone().requestPermission('location');
const emitter = { addListener: () => undefined, removeListeners: () => undefined };
Object.assign(NativeModules, {
  RNCCameraRoll: { ...emitter, saveToCameraRoll: async () => ({ node: { image: { uri: 'ph://1' } } }) },
  RNCCameraRollPermission: emitter,
  // It only handles location access.
  PermissionsAndroid: {
    checkPermission: async () => getPhone().isGranted('location'),
    requestPermission: requestLocation,
    requestMultiplePermissions: async (permissions: string[]) => {
      const result = await requestLocation();
      return Object.fromEntries(permissions.map((permission) => [permission, result]));
    },
    shouldShowRequestPermissionRationale: async () => false,
  },
  // The native module of the guide about C++ plugins.
  MeasureBrightness: {
    install() {
      Object.assign(globalThis, { measureBrightness });
      return true;
    },
  },
});
jest.spyOn(console, 'log').mockImplementation(() => undefined);

/* eslint-disable @typescript-eslint/no-require-imports -- what asks for native modules must load after them */
const { SampleStage } = require('./SampleStage') as typeof import('./SampleStage');
const { canRun } = require('./mountMember') as typeof import('./mountMember');
const { runMember } = require('./screenScenarios') as typeof import('./screenScenarios');
const initCanvasKit = require('canvaskit-wasm/bin/full/canvaskit') as (options: object) => Promise<unknown>;
const requirePackage = (name: string): unknown => require(name);
/* eslint-enable */

const samples = JSON.parse(readFileSync(process.env.SAMPLES_INPUT!, 'utf8')) as CompiledSample[];

test('samples', async () => {
  const results: ScenarioResult[] = [];
  const loaded = new Set<number>();
  const asked = samples.filter(({ isAsked }) => isAsked);
  if (asked.some(({ source }) => /skia/i.test(source))) globals.CanvasKit = await initCanvasKit({});
  for (const sample of asked) {
    for (const member of sample.members.filter(canRun)) {
      const context: ScenarioContext = {
        sample,
        member,
        devices,
        createStage: (stageDevices = devices) =>
          new SampleStage({ platform, devices: stageDevices, samples, loaded, requirePackage }),
        report: (scenario, faults) =>
          results.push({ sample: sample.id, member: member.name, scenario, faults }),
      };
      await runMember(context).catch((error: Error) => context.report('the runner', [error.stack!]));
    }
  }
  for (const { id, members } of asked) {
    for (const { name, kind, needs } of loaded.has(id) ? [] : members) {
      const fault = `Nothing renders it, because the runner doesn't know the props ${needs.join(', ')}. Print a screen that renders it.`;
      if (kind === 'component')
        results.push({ sample: id, member: name, scenario: 'no scenario', faults: [fault] });
    }
  }
  writeFileSync(process.env.SAMPLES_OUTPUT!.replace('PLATFORM', platform), JSON.stringify(results));
}, 1_200_000);
