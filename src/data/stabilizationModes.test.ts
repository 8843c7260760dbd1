import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stabilizationModes } from './stabilizationModes';

const library = 'node_modules/react-native-vision-camera';
const read = (path: string): string => readFileSync(`${library}/${path}`, 'utf8');
const android = 'android/src/main/java/com/mrousavy/camera';

test('lists the modes of the TypeScript union', () => {
  const union = /type VideoStabilizationMode = (.+)/.exec(read('src/types/CameraDevice.ts'))?.[1] ?? '';
  const declared = [...union.matchAll(/'([\w-]+)'/g)].map(([, mode]) => mode);
  expect(stabilizationModes.map(({ mode }) => mode).sort()).toEqual(declared.sort());
});

test('names what the Kotlin parser makes of each mode', () => {
  const parser = read(`${android}/core/types/VideoStabilizationMode.kt`);
  const parsed = [...parser.matchAll(/^ +"([\w-]+)" -> (\w+)$/gm)].map(([, mode, value]) => [mode, value]);
  const listed = stabilizationModes.map((entry) => [entry.mode, entry.android]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(parsed));
});

test('names the AVFoundation mode that Swift passes on', () => {
  const source = read('ios/Core/Types/VideoStabilizationMode.swift');
  const conversion = source.slice(source.indexOf('func toAVCaptureVideoStabilizationMode'));
  for (const { ios } of stabilizationModes) {
    expect(conversion).toMatch(new RegExp(`case \\.${ios}:[^:]*?return \\.${ios}\\b`));
  }
});

test('lists for Android formats the modes that the device details add', () => {
  const added = [
    ...read(`${android}/core/CameraDeviceDetails.kt`).matchAll(/VideoStabilizationMode\.([A-Z_]+)/g),
  ];
  const listed = stabilizationModes.filter((entry) => entry.androidReported !== 'Never');
  expect(listed.map((entry) => entry.android).sort()).toEqual(added.map(([, mode]) => mode).sort());
});

test('holds that Android stores the mode and never applies it', () => {
  expect(read(`${android}/react/CameraView.kt`)).not.toContain('config.videoStabilizationMode');
});
