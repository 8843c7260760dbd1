import type { CameraDevice } from 'react-native-vision-camera';
import { describe, expect, it, vi } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { getCameraFormat } from '../browser-runtime';
import { explainPick } from './explainPick';
import { toFormatFilters, type Filter, type FilterKey, type FilterValue } from './filters';

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
function createFilterMaker(random: () => number): () => Filter[] {
  const chance = (probability: number) => random() < probability;
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const resolution = () => {
    if (chance(0.3)) return 'max' as const;
    const [width, height] = oneOf(sizes);
    return { width, height };
  };
  const makers: Record<FilterKey, () => FilterValue> = {
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
  const keys = Object.keys(makers) as FilterKey[];
  return () => {
    const shuffled = keys.map((key) => ({ key, rank: random() })).sort((one, other) => one.rank - other.rank);
    return shuffled.slice(0, Math.floor(random() * 7)).map(({ key }): Filter => [key, makers[key]()]);
  };
}

function expectSoundExplanation(device: CameraDevice, filters: Filter[]): void {
  const { pick, comparisons } = explainPick(device.formats, filters);
  const picked = device.formats[pick];
  if (picked !== getCameraFormat(device, toFormatFilters(filters)))
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

  it('gives each filter one point more than the next one', () => {
    const { comparisons } = explainPick(cameras[0]!.device.formats, [
      ['fps', 30],
      ['videoStabilizationMode', 'off'],
    ]);
    expect(comparisons[1]!.points).toEqual([
      { key: 'fps', best: 2, format: 2 },
      { key: 'videoStabilizationMode', best: 1, format: 1 },
    ]);
  });

  it('gives points to both formats that meet a filter, and to neither if none does', () => {
    const { formats } = cameras[0]!.device;
    expect(explainPick(formats, [['fps', 30]]).comparisons[1]!.points).toEqual([
      { key: 'fps', best: 1, format: 1 },
    ]);
    expect(explainPick(formats, [['fps', 480]]).comparisons[1]!.points).toEqual([
      { key: 'fps', best: 0, format: 0 },
    ]);
  });
});
