/** Formats, devices, exposure, bit rates and codes. */
import { getCameraDevice } from 'react-native-vision-camera/lib/module/devices/getCameraDevice';
import { getCameraFormat } from 'react-native-vision-camera/lib/module/devices/getCameraFormat';
import { expect, test } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { loadSample } from './loadSample';

test('photoFilters pick a video of at least 720p, whatever the order of the formats', () => {
  const { photoFilters } = loadSample('src/formatFilters.ts');
  for (const { device } of samplePhones.flatMap(({ cameras }) => cameras)) {
    for (const formats of [device.formats, [...device.formats].reverse()]) {
      if (formats.length === 0) continue;
      const { videoWidth, videoHeight } = getCameraFormat({ ...device, formats }, photoFilters as never);
      expect(videoWidth * videoHeight).toBeGreaterThanOrEqual(1280 * 720);
    }
  }
});

test('getUsableBackCamera skips devices without formats', () => {
  const { getUsableBackCamera } = loadSample('src/getUsableBackCamera.ts', {
    'react-native-vision-camera': { getCameraDevice },
  });
  const [device] = samplePhones[0]!.cameras
    .map((camera) => camera.device)
    .filter(({ position }) => position === 'back');
  const broken = { ...device!, id: 'broken', formats: [] };
  expect(getUsableBackCamera!([broken, device])).toBe(device);
  expect(getUsableBackCamera!([broken])).toBeUndefined();
});

test('exposureForLevel keeps 0 in the middle of an uneven range', () => {
  const { exposureForLevel } = loadSample('src/exposureForLevel.ts');
  const range = { minExposure: -24, maxExposure: 12 };
  expect([-2, -0.5, 0, 0.5, 1].map((level) => exposureForLevel!(level, range))).toEqual([-24, -12, 0, 6, 12]);
});

test('toVideoBitRate returns Mbps', () => {
  const { toVideoBitRate } = loadSample('toVideoBitRate');
  expect(toVideoBitRate!(1920, 1080, 30)).toBe(6.2);
});

test('readUpcA drops the zero of an EAN-13 code', () => {
  const { readUpcA } = loadSample('src/readUpcA.ts');
  expect(readUpcA!({ type: 'ean-13', value: '0036000291452' })).toBe('036000291452');
  expect(readUpcA!({ type: 'upc-a', value: '036000291452' })).toBe('036000291452');
  expect(readUpcA!({ type: 'ean-13', value: '4006381333931' })).toBeUndefined();
});

test("readTicketId only accepts the site's own links", () => {
  const { readTicketId } = loadSample('src/readTicketId.ts');
  expect(readTicketId!('https://example.com/tickets/42')).toBe('42');
  expect(readTicketId!('https://example.com.evil.test/tickets/42')).toBeUndefined();
  expect(readTicketId!('https://evil.test/?https://example.com/tickets/42')).toBeUndefined();
});
