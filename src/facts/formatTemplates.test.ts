import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { getCameraFormat, Templates } from '../reader-tools/browser-runtime';
import { samplePhones } from 'vision-camera-phone/devices';
import { readFormatTemplates } from './formatTemplates';

vi.mock('react-native', () => import('../reader-tools/browser-runtime/reactNative'));

const constants: Record<string, string> = {
  ScreenAspectRatio: 'screen',
  SnapchatResolution: 'fullHd',
  InstagramResolution: 'uhd',
};

test('lists each template of the library with its filters', () => {
  const source = readFileSync('node_modules/react-native-vision-camera/src/devices/Templates.ts', 'utf8');
  const body = source.slice(source.indexOf('FormatFilter[]> = {'));
  const declared = [...body.matchAll(/^ {2}(\w+): (\[[\s\S]*?\]),$/gm)].map(([, name = '', filters = '']) => [
    name,
    filters
      .replace(/\s+/g, ' ')
      .replace('[ ', '[')
      .replace(', ]', ']')
      .replace(
        /\b(ScreenAspectRatio|SnapchatResolution|InstagramResolution)\b/g,
        (constant) => constants[constant] ?? constant,
      ),
  ]);
  expect(readFormatTemplates().map(({ name, filters }) => [name, filters])).toEqual(declared);
});

test('says what each template picks on an iPhone 13 mini', () => {
  const { device } = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras[0]!;
  const picks = readFormatTemplates().filter(({ pick }) => pick != null);
  expect(picks.length).toBeGreaterThan(0);
  for (const { name, pick = '' } of picks) {
    expect(pick, name).toMatch(/^(video|photo|video and photo) \d+ × \d+/);
    const format = getCameraFormat(device, Templates[name as keyof typeof Templates]);
    if (pick.includes('video')) expect(pick).toContain(`${format.videoWidth} × ${format.videoHeight}`);
    if (pick.includes('photo')) expect(pick).toContain(`${format.photoWidth} × ${format.photoHeight}`);
    const [, fps = format.maxFps] = /up to (\d+) FPS/.exec(pick) ?? [];
    expect(Number(fps), name).toBe(format.maxFps);
  }
});
