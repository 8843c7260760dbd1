import { expect, it } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { parseDevices } from './parseDevices';

const { device } = samplePhones[0]!.cameras[0]!;
const json = JSON.stringify(device, null, 2);

it.each([
  ['alone', json],
  ['after a log prefix', ` LOG  Camera device: ${json}`],
  ['in a code fence', `\`\`\`json\n${json}\n\`\`\`\nThanks!`],
  ['in a list', `[${json}]`],
])('reads a device %s', (_, text) => {
  expect(parseDevices(text)).toEqual([device]);
});

it.each([
  [json.slice(0, -100), 'cut long lines off'],
  ['no device at all', "isn't JSON of a device"],
  ['[]', 'devices.length'],
  ['{"name": "Back", "formats": 31}', 'devices.0.formats: Invalid type: Expected Array but received 31'],
  [
    JSON.stringify({ ...device, formats: [{ ...device.formats[0], maxFps: -30 }] }),
    'devices.0.formats.0.maxFps',
  ],
  [JSON.stringify({ ...device, formats: [{ ...device.formats[0], minISO: null }] }), 'received null'],
])('explains what is wrong in %.40s', (text, message) => {
  expect(() => parseDevices(text)).toThrow(message);
});
