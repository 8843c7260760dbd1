import { describe, expect, it } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { maxCharacters, parseDevices, type Device } from './parseDevices';

const read = ({ name, position, physicalDevices, formats }: Device): Device => ({
  name,
  position,
  physicalDevices,
  formats,
});

const { device } = samplePhones[0]!.cameras[0]!;
const format = device.formats[0]!;

/** Returns the problems of the sample device with these formats. */
function problemsOf(formats: unknown): string[] {
  return parseDevices(JSON.stringify({ ...device, formats })).problems;
}

describe('parseDevices', () => {
  it('reads what it needs of a device and a list of devices', () => {
    expect(parseDevices(JSON.stringify(device))).toEqual({ devices: [read(device)], problems: [] });
    const phone = samplePhones[2]!.cameras.map((camera) => camera.device);
    expect(parseDevices(JSON.stringify(phone, null, 2))).toEqual({ devices: phone.map(read), problems: [] });
  });

  it('has no problem with an empty field', () => {
    expect(parseDevices(' \n')).toEqual({ devices: [], problems: [] });
  });

  it.each([
    ['a log prefix', (json: string) => ` LOG  ${json}`],
    ['words', (json: string) => `Camera device: ${json}`],
    ['a time and words', (json: string) => `[12:30:01] [12] my camera (back) ${json}`],
    ['a code fence', (json: string) => `\`\`\`json\n${json}\n\`\`\`\nThanks!`],
    ['a line after it', (json: string) => `${json}\n LOG  Running "App" with {}\n`],
    ['a logcat prefix', (json: string) => `11-21 10:00:00.123 4321 4400 I ReactNativeJS: ${json}`],
    ['a byte order mark', (json: string) => `\uFEFF${json}`],
    ['no-break spaces', (json: string) => json.replaceAll('\n', '\n\u00A0')],
    ['device', (json: string) => `{"system": "iOS 18", "device": ${json}, "format": null}`],
    ['devices', (json: string) => `{"devices": [${json}]}`],
  ])('reads a device inside %s', (_, wrap) => {
    expect(parseDevices(wrap(JSON.stringify(device, null, 2)))).toEqual({
      devices: [read(device)],
      problems: [],
    });
  });

  it('reads devices that were logged one after the other, and says that the last one is cut off', () => {
    const text = `LOG Back: ${JSON.stringify({ ...device, name: '}{' })}\nLOG Front: ${JSON.stringify(device)}\n`;
    expect(parseDevices(text).devices.map(({ name }) => name)).toEqual(['}{', device.name]);
    const { devices, problems } = parseDevices(text.slice(0, -100));
    expect(devices).toHaveLength(1);
    expect(problems).toEqual([
      expect.stringMatching(/^This isn't JSON: .*Terminals and logcat cut long lines/),
    ]);
  });

  it('asks for the output of JSON.stringify, wherever the text is cut off', () => {
    const text = JSON.stringify({ ...device, formats: [format] }, null, 1);
    for (let end = 2; end < text.length; end++) {
      for (const cut of [text.slice(0, end), `LOG  ${text.slice(0, end)}…`]) {
        const { devices, problems } = parseDevices(cut);
        expect([cut, devices, problems]).toEqual([
          cut,
          [],
          [expect.stringContaining('whole output of console.log(JSON.stringify(device))')],
        ]);
      }
    }
  });

  it.each([
    ['{formats: [{videoWidth: 1}]}', "This isn't JSON: "],
    ['{“formats”: []}', "This isn't JSON: "],
    ['no device at all', "There's no device in this text."],
    ['[]', "There's no device in this text."],
    [JSON.stringify(format), "There's no device in this text."],
    ['{"formats": 31}', 'formats: Expected a list. Bug reports only have the number of formats.'],
    [
      '{"devices": [{"formats": []}]}',
      'formats: The list is empty, so getCameraFormat throws device/invalid',
    ],
    ['["formats"]', 'The device: Invalid type: Expected Object but received "formats".'],
  ])('says what is wrong with %s', (text, problem) => {
    expect(parseDevices(text)).toEqual({ devices: [], problems: [expect.stringContaining(problem)] });
  });

  it.each([
    ['is missing', { videoWidth: undefined }, 'formats.1.videoWidth: Invalid key: Expected "videoWidth"'],
    ['is text', { maxFps: '30' }, 'formats.1.maxFps: Invalid type: Expected number but received "30".'],
    ['is 0', { photoWidth: 0 }, 'formats.1.photoWidth: Invalid value: Expected >=1 but received 0.'],
    ['is negative', { minISO: -1 }, 'formats.1.minISO: Invalid value: Expected >=0 but received -1.'],
    [
      'is huge',
      { maxISO: 1e300 },
      'formats.1.maxISO: Invalid value: Expected <=10000000 but received 1e+300.',
    ],
    ['has an unknown mode', { videoStabilizationModes: ['on'] }, 'videoStabilizationModes.0: Invalid type: '],
  ])('names a field that %s', (_, wrong, problem) => {
    expect(problemsOf([format, { ...format, ...wrong }])).toEqual([expect.stringContaining(problem)]);
  });

  it('skips a listed device with a problem and offers the others', () => {
    const { devices, problems } = parseDevices(JSON.stringify([{ ...device, formats: [] }, device]));
    expect(devices).toEqual([read(device)]);
    expect(problems).toHaveLength(1);
  });

  it('does without the fields that filters ignore', () => {
    const { minFps: _, fieldOfView: __, ...rest } = format;
    expect(parseDevices(JSON.stringify({ position: 'top', formats: [rest] }))).toEqual({
      devices: [
        {
          name: 'Camera',
          position: 'back',
          physicalDevices: [],
          formats: [{ ...format, minFps: NaN, fieldOfView: NaN }],
        },
      ],
      problems: [],
    });
  });

  it('limits what it reads and reports', () => {
    const { problems } = parseDevices('['.repeat(5_000_000));
    expect(problems).toEqual([`The text has more than ${maxCharacters} characters. Paste one device.`]);
    expect(problemsOf(Array.from({ length: 5_001 }, () => format))).toEqual([
      expect.stringContaining('Invalid length'),
    ]);
    const many = Array.from({ length: 100 }, (_, index) => ({
      formats: [{ ...format, maxFps: `${index}`.repeat(1e4) }],
    }));
    const wrong = parseDevices(JSON.stringify(many)).problems;
    expect(wrong).toHaveLength(5);
    expect(Math.max(...wrong.map(({ length }) => length))).toBeLessThan(500);
    expect(parseDevices(JSON.stringify(Array(100).fill({ formats: [format] }))).devices).toHaveLength(50);
  });
});
