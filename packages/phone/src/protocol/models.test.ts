import { expect, test } from 'vitest';
import { samplePhones, type SamplePhone } from '../devices/sampleDevices';
import type { Platform } from './platform';
import { findModelPlatform, phoneModels } from './models';

const LENSES = {
  'ultra-wide-angle-camera': 'ultra-wide',
  'wide-angle-camera': 'wide',
  'telephoto-camera': 'telephoto',
};

/** Names what the library says about a phone, in the words of the list. */
function summarize({ cameras }: SamplePhone): string {
  const devices = cameras.map(({ device }) => device);
  const back = devices.filter(({ position }) => position === 'back');
  const names = Object.entries(LENSES)
    .filter(([lens]) => back.some(({ physicalDevices }) => physicalDevices.includes(lens as never)))
    .map(([, name]) => name);
  const lenses = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  const isSeparate = names.length > 1 && back.every(({ physicalDevices }) => physicalDevices.length === 1);
  const minZoom = Math.min(...back.map((device) => device.minZoom));
  const maxZoom = Math.max(...back.map((device) => device.maxZoom));
  return [
    `${lenses}${isSeparate ? ' as separate cameras' : ''}`,
    `zoom ${minZoom}–${maxZoom}`,
    back.some(({ hasTorch }) => hasTorch) ? 'torch' : 'no torch',
    devices.some(({ position }) => position === 'front') ? 'front camera' : 'no front camera',
  ].join(', ');
}

test('readers can choose every sample phone, on its platform', () => {
  const isAndroid = ({ cameras }: SamplePhone) =>
    cameras.every(({ device: { id, name } }) => /^\d$/.test(id) && name.includes('androidx'));
  const list = (platform: Platform) => [...phoneModels[platform]].sort((a, b) => a.key.localeCompare(b.key));
  const expected = (phones: readonly SamplePhone[]) =>
    phones
      .map((phone) => ({ key: phone.key, label: phone.label, summary: summarize(phone) }))
      .sort((a, b) => a.key.localeCompare(b.key));
  expect(list('android')).toEqual(expected(samplePhones.filter(isAndroid)));
  expect(list('ios')).toEqual(expected(samplePhones.filter((phone) => !isAndroid(phone))));
});

test('a model knows its platform', () => {
  expect(findModelPlatform('iphone-7')).toBe('ios');
  expect(findModelPlatform('honor-200-pro')).toBe('android');
  expect(findModelPlatform('iphone-99')).toBeUndefined();
});
