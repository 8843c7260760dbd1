import { describe, expect, it } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { fromHash, toHash } from './linkState';

const cameras = samplePhones.flatMap((phone) => phone.cameras);
const filters = [
  { key: 'videoResolution', value: { width: 1920, height: 1080 } },
  { key: 'fps', value: 'max' },
  { key: 'videoHdr', value: false },
] as const;

describe('the link of the format explorer', () => {
  it('restores a sample camera with its filters', async () => {
    const state = { camera: cameras[0]!.key, filters: [...filters] };
    const hash = await toHash(state);
    expect(hash).toMatch(/^#format-explorer=[\w-]+$/);
    expect(await fromHash(hash)).toEqual(state);
  });

  it('restores a pasted device of more than 200 formats', async () => {
    const { device } = cameras.find(({ device }) => device.formats.length > 200)!;
    const hash = await toHash({ camera: device, filters: [] });
    expect(hash.length).toBeLessThan(4000);
    expect(await fromHash(hash)).toEqual({ camera: device, filters: [] });
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
    const hash = await toHash({ camera: cameras[0]!.key, filters: [...filters] });
    await expect(fromHash(hash.slice(0, -6))).rejects.toThrow('cut off');
    const wrong = await toHash({ camera: cameras[0]!.key, filters: [{ key: 'fps', value: true }] });
    await expect(fromHash(wrong)).rejects.toThrow('cut off');
  });
});
