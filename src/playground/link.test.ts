import { expect, test, vi } from 'vitest';
import { fromHash, toHash, type LinkState } from './link';

test('a link restores everything', async () => {
  const state: LinkState = {
    sample: 'zooming-pinch-camera',
    mistake: undefined,
    files: { 'src/App.tsx': 'const ä = "€";\n' },
    platform: 'ios',
    model: 'iphone-7',
    scene: 'parcels',
    situations: ['dark', 'rotate', 'rotate'],
  };
  expect(await fromHash(await toHash(state))).toEqual(state);
  expect(await toHash({ platform: 'android', situations: [] })).toBe('');
});

// Safari before version 17 and Chrome before 113 don't have it.
test('a link needs no URLSearchParams.size', async () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  expect(await toHash({ platform: 'ios', situations: ['dark'] })).toBe('#platform=ios&situation=dark');
  vi.restoreAllMocks();
});

test.each(['#code=abc', `#code=${'A'.repeat(40)}`])('%s is explained', async (hash) => {
  await expect(fromHash(hash)).rejects.toThrow('cut off or was changed');
});

test.each([
  ['#scene=moon', 'There\'s no scene "moon".'],
  ['#platform=windows', 'There\'s no platform "windows".'],
])('the error for an unknown name in %s includes it', async (hash, message) => {
  await expect(fromHash(hash)).rejects.toThrow(message);
});

test.each([{ '../"<b>': 'text' }, { 'src/App.tsx': 1 }, {}])(
  'a link with the files %j is explained',
  async (files) => {
    const hash = await toHash({ files: files as never, platform: 'android', situations: [] });
    await expect(fromHash(hash)).rejects.toThrow('cut off or was changed');
  },
);
