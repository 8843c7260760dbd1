import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStabilizationModes } from './stabilizationModes';

const stabilizationModes = readStabilizationModes();
const library = 'node_modules/react-native-vision-camera';
const read = (path: string): string => readFileSync(`${library}/${path}`, 'utf8');
const android = 'android/src/main/java/com/mrousavy/camera';

test('lists the modes of the TypeScript union', () => {
  const union = /type VideoStabilizationMode = (.+)/.exec(read('src/types/CameraDevice.ts'))?.[1] ?? '';
  const declared = [...union.matchAll(/'([\w-]+)'/g)].map(([, mode]) => mode);
  expect(stabilizationModes.map(({ mode }) => mode).sort()).toEqual(declared.sort());
});

test('has the value that the Kotlin parser returns for each mode', () => {
  const parser = read(`${android}/core/types/VideoStabilizationMode.kt`);
  const parsed = [...parser.matchAll(/^ +"([\w-]+)" -> (\w+)$/gm)].map(([, mode, value]) => [mode, value]);
  const listed = stabilizationModes.map((entry) => [entry.mode, entry.android]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(parsed));
});

test('has the AVFoundation mode that Swift uses', () => {
  const source = read('ios/Core/Types/VideoStabilizationMode.swift');
  const conversion = source.slice(source.indexOf('func toAVCaptureVideoStabilizationMode'));
  for (const { ios } of stabilizationModes) {
    expect(conversion).toMatch(new RegExp(`case \\.${ios}:[^:]*?return \\.${ios}\\b`));
  }
});

test('says which modes Android formats list', () => {
  const added = [
    ...read(`${android}/core/CameraDeviceDetails.kt`).matchAll(/VideoStabilizationMode\.([A-Z_]+)/g),
  ];
  const listed = stabilizationModes.filter((entry) => entry.androidReported !== 'Never');
  expect(listed.map((entry) => entry.android).sort()).toEqual(added.map(([, mode]) => mode).sort());
});

test('confirms that Android stores the mode but never applies it', () => {
  expect(read(`${android}/react/CameraView.kt`)).not.toContain('config.videoStabilizationMode');
});
