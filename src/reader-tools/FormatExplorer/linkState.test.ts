import { describe, expect, it } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import type { Filter } from './filters';
import { fromHash, toHash } from './linkState';

const cameras = samplePhones.flatMap((phone) => phone.cameras);
const filters: Filter[] = [
  ['videoResolution', { width: 1920, height: 1080 }],
  ['fps', 'max'],
  ['videoHdr', false],
];

describe('the link of the format explorer', () => {
  it('restores a sample camera with its filters', async () => {
    const state = { camera: cameras[0]!.key, filters };
    const hash = await toHash(state);
    expect(hash).toMatch(/^#format-explorer=[\w-]+$/);
    expect(await fromHash(hash)).toEqual(state);
  });

  it('restores a pasted device of more than 200 formats', async () => {
    const { device } = cameras.find(({ device }) => device.formats.length > 200)!;
    const hash = await toHash({ camera: device, filters: [] });
    expect(hash.length).toBeLessThan(4000);
    const { name, position, physicalDevices, formats } = device;
    expect(await fromHash(hash)).toEqual({
      camera: { name, position, physicalDevices, formats },
      filters: [],
    });
  });

  it('rejects a device that makes the link too long', async () => {
    const { device } = cameras[0]!;
    const formats = Array.from({ length: 4000 }, (_, index) => ({
      ...device.formats[0]!,
      fieldOfView: Math.sin(index),
    }));
    await expect(toHash({ camera: { ...device, formats }, filters: [] })).rejects.toThrow('the limit is');
  });

  it('leaves other hashes alone and explains broken ones', async () => {
    expect(await fromHash('#pick-a-format')).toBeNull();
    expect(await fromHash('')).toBeNull();
    const hash = await toHash({ camera: cameras[0]!.key, filters });
    await expect(fromHash(hash.slice(0, -6))).rejects.toThrow('cut off');
  });

  it.each([
    ['a value of another property', { filters: [['fps', true]] }],
    ['a number that no camera has', { filters: [['fps', 1e9]] }],
    ['a size with text', { filters: [['videoResolution', { width: 1, height: 1, 'a: evil(), b': 1 }]] }],
    ['no property', { filters: [['constructor', 'max']] }],
    ['a device without formats', { camera: { formats: [] } }],
    ['a long key', { camera: 'x'.repeat(1000) }],
  ])('rejects %s', async (_, changed) => {
    const hash = await toHash({ camera: 'iphone', filters, ...changed } as never);
    await expect(fromHash(hash)).rejects.toThrow('cut off or was changed');
  });

  it('keeps one filter for each property, as in links from before', async () => {
    const hash = await toHash({ camera: 'iphone', filters: [...filters, ['fps', 30]] });
    expect((await fromHash(hash))!.filters).toEqual([filters[0], ['fps', 30], filters[2]]);
  });
});
