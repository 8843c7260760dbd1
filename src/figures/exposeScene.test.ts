import { expect, it } from 'vitest';
import { exposeScene } from './exposeScene';

const brightness = (color: string): number => Number.parseInt(color.slice(1, 3), 16);

it('brightens each surface with the exposure until it clips', () => {
  const [dark, normal, bright] = [-2, 0, 2].map((ev) => exposeScene({ ev }));
  expect(brightness(dark!['--table'])).toBeLessThan(brightness(normal!['--table']));
  expect(brightness(normal!['--table'])).toBeLessThan(brightness(bright!['--table']));
  expect(bright!['--sky']).toBe('#ffffff');
  expect(normal!['--sky']).not.toBe('#ffffff');
});

it('clips both ends of a scene with too much contrast for an image', () => {
  const picture = exposeScene({ contrast: 2.6, black: 0.03 });
  expect(picture['--sky']).toBe('#ffffff');
  expect(picture['--stick']).toBe('#000000');
});
