import type { CameraDevice, FormatFilter } from 'react-native-vision-camera';
import { describe, expect, it, vi } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { getCameraFormat } from '../browser-runtime';
import { explainPick } from './explainPick';

vi.mock('react-native', () => import('../browser-runtime/reactNative'));

/** Returns a seeded replacement for `Math.random`. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const sizes = [
  [192, 144],
  [640, 480],
  [1280, 720],
  [1920, 1080],
  [1920, 1440],
  [3840, 2160],
  [4032, 3024],
  [4160, 2340],
] as const;
const modes = ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'] as const;
const focusSystems = ['contrast-detection', 'phase-detection', 'none'] as const;

/** Returns a function that creates random filter lists. */
function createFilterMaker(random: () => number): () => FormatFilter[] {
  const chance = (probability: number) => random() < probability;
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const resolution = () => {
    if (chance(0.3)) return 'max' as const;
    const [width, height] = oneOf(sizes);
    return { width, height };
  };
  const makers: { [K in keyof FormatFilter]-?: () => FormatFilter[K] } = {
    videoResolution: resolution,
    photoResolution: resolution,
    videoAspectRatio: () => oneOf([16 / 9, 4 / 3, 1, 844 / 390, 9 / 16]),
    photoAspectRatio: () => oneOf([16 / 9, 4 / 3, 1, 844 / 390]),
    fps: () => oneOf(['max', 15, 24, 30, 60, 120, 240, 480] as const),
    videoStabilizationMode: () => oneOf(modes),
    photoHdr: () => chance(0.5),
    videoHdr: () => chance(0.5),
    iso: () => oneOf(['max', 'min', 10, 100, 1600, 5000] as const),
    autoFocusSystem: () => oneOf(focusSystems),
  };
  const keys = Object.keys(makers) as (keyof FormatFilter)[];
  const filter = (): FormatFilter => {
    const entries: [string, unknown][] = [];
    do {
      const key = oneOf(keys);
      entries.push([key, makers[key]()]);
    } while (chance(0.2));
    return Object.fromEntries(entries);
  };
  return () => Array.from({ length: Math.floor(random() * 7) }, filter);
}

function expectSoundExplanation(device: CameraDevice, filters: FormatFilter[]): void {
  const { pick, comparisons } = explainPick(device, filters);
  const picked = device.formats[pick];
  if (picked !== getCameraFormat(device, filters))
    throw new Error(`Pick differs for ${JSON.stringify(filters)}`);
  let best = 0;
  for (const { index, bestIndex, points, bestTotal, formatTotal, isReplacing } of comparisons) {
    const soundSums =
      bestIndex === best &&
      bestTotal === points.reduce((sum, point) => sum + point.best, 0) &&
      formatTotal === points.reduce((sum, point) => sum + point.format, 0) &&
      isReplacing === formatTotal > bestTotal;
    if (!soundSums) throw new Error(`Points of format ${index} do not add up for ${JSON.stringify(filters)}`);
    if (isReplacing) best = index;
  }
  if (best !== pick)
    throw new Error(`Points lead to ${best}, the library picks ${pick} for ${JSON.stringify(filters)}`);
  expect(comparisons).toHaveLength(device.formats.length);
}

describe('explainPick', () => {
  const cameras = samplePhones.flatMap((phone) => phone.cameras);

  it.each(cameras.map((camera) => [camera.key, camera.device] as const))(
    'agrees with getCameraFormat for 100 random filter lists on %s',
    (_, device) => {
      const createFilters = createFilterMaker(seededRandom(20260109));
      for (let run = 0; run < 100; run++) expectSoundExplanation(device, createFilters());
    },
    60_000,
  );

  it('applies the last of two filters for one property, with its own priority', () => {
    const device = cameras[0]!.device;
    const { comparisons } = explainPick(device, [{ fps: 240 }, { videoHdr: true }, { fps: 30 }]);
    expect(comparisons[1]!.points.map(({ key, priority }) => [key, priority])).toEqual([
      ['fps', 1],
      ['videoHdr', 2],
    ]);
  });

  it('gives points to both formats that meet a boolean filter, and to neither if none does', () => {
    const device = cameras[0]!.device;
    expect(explainPick(device, [{ fps: 30 }]).comparisons[1]!.points).toEqual([
      { key: 'fps', priority: 1, best: 1, format: 1 },
    ]);
    expect(explainPick(device, [{ fps: 480 }]).comparisons[1]!.points).toEqual([
      { key: 'fps', priority: 1, best: 0, format: 0 },
    ]);
  });

  it("throws the library's error for a device without formats", () => {
    expect(() => explainPick({ ...cameras[0]!.device, formats: [] }, [])).toThrow(
      'does not have any formats',
    );
  });
});
