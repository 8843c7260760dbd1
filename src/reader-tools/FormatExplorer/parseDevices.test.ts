import { describe, expect, it } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { maxCharacters, parseDevices } from './parseDevices';

const { device } = samplePhones[0]!.cameras[0]!;
const format = device.formats[0]!;

/** Returns the errors for the sample device with these formats. */
function errorsFor(formats: unknown): string[] {
  return parseDevices(JSON.stringify({ ...device, formats })).errors;
}

describe('parseDevices', () => {
  it('reads a device and a list of devices', () => {
    expect(parseDevices(JSON.stringify(device))).toEqual({ devices: [device], errors: [], notes: [] });
    const phone = samplePhones[2]!.cameras.map((camera) => camera.device);
    expect(parseDevices(JSON.stringify(phone, null, 2))).toEqual({ devices: phone, errors: [], notes: [] });
  });

  it('asks for JSON if the field is empty', () => {
    expect(parseDevices(' \n').errors[0]).toContain('nothing to read');
  });

  it('rejects 5 million characters without reading them', () => {
    const { errors } = parseDevices('['.repeat(5_000_000));
    expect(errors).toEqual([expect.stringContaining('5.0 million characters')]);
    expect(maxCharacters).toBeLessThan(5_000_000);
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
    ['a string of JSON', (json: string) => JSON.stringify(json)],
  ])('reads a device inside %s', (_, wrap) => {
    expect(parseDevices(wrap(JSON.stringify(device, null, 2)))).toEqual({
      devices: [device],
      errors: [],
      notes: [],
    });
  });

  it('reads devices that were logged one after the other', () => {
    const text = `LOG Back: ${JSON.stringify(device)}\nLOG Front: ${JSON.stringify(device)}\n`;
    expect(parseDevices(text).devices).toHaveLength(2);
    const { devices, notes } = parseDevices(text.slice(0, -100));
    expect(devices).toHaveLength(1);
    expect(notes[0]).toMatch(/^Ignored the rest. Line 2, column .* cut off/);
  });

  it('says that the text is cut off, wherever that is', () => {
    const text = JSON.stringify({ ...device, formats: [format] }, null, 1);
    for (let end = 2; end < text.length; end++) {
      for (const cut of [text.slice(0, end), `LOG  ${text.slice(0, end)}…`]) {
        expect([cut, parseDevices(cut).errors[0]]).toEqual([cut, expect.stringContaining('is cut off')]);
      }
    }
  });

  it.each([
    ['{"id": "0", "formats": [', 'Line 1, column', 'cut off'],
    ['Camera device: {"id": "0",\n LOG  next line', 'Line 2, column', 'cut off'],
    ["{id: '0'}", 'Line 1, column 2', 'Print JSON.stringify(device)'],
    ['{"a": undefined}', 'Line 1, column 7', 'Print JSON.stringify(device)'],
    ['{“id”: “0”}', 'Line 1, column 2', 'Chats and text editors change quotes'],
    ['no device at all', 'Line 1, column 1', 'Paste the output of JSON.stringify(device)'],
    ['"0"', 'device is "0"', 'Paste the output of JSON.stringify(device)'],
  ])('reports line and column of the error in %s', (text, place, fix) => {
    const [error] = parseDevices(text).errors;
    expect(error).toContain(place);
    expect(error).toContain(fix);
  });

  it('reports the path of missing and wrong fields', () => {
    const incomplete = { ...format, videoWidth: undefined };
    expect(errorsFor([format, incomplete])).toEqual([
      'device.formats[1].videoWidth is missing. It must be a number above 0.',
    ]);
    expect(errorsFor([{ ...format, maxFps: '30' }])).toEqual([
      'device.formats[0].maxFps is "30". It must be a number above 0.',
    ]);
    expect(errorsFor([{ ...format, minISO: null }])).toEqual([
      'device.formats[0].minISO is null. It must be a number of 0 or more.',
    ]);
    expect(errorsFor([{ ...format, videoStabilizationModes: ['on'] }])[0]).toContain(
      '["on"]. It must be a list of off',
    );
    expect(errorsFor([7])).toEqual(['device.formats[0] is 7, not a format.']);
  });

  it('rejects values that no camera has', () => {
    expect(errorsFor([{ ...format, photoWidth: 0 }])).toEqual([
      'device.formats[0].photoWidth is 0, but no camera has that. It must be a number above 0.',
    ]);
    expect(errorsFor([{ ...format, maxFps: -30 }])[0]).toContain('maxFps is -30, but no camera has that');
    const infinite = JSON.stringify({ ...device, formats: [{ ...format, maxISO: 1 }] }).replace(
      '"maxISO":1',
      '"maxISO":1e999',
    );
    expect(parseDevices(infinite).errors[0]).toContain('maxISO is infinite, but no camera has that');
  });

  it('reports a repeated error once, with a count', () => {
    const wrong = { ...format, videoWidth: undefined };
    expect(errorsFor([wrong, wrong, format, wrong])).toEqual([
      'device.formats[0].videoWidth is missing. It must be a number above 0. The same in 2 more places.',
    ]);
  });

  it('explains missing, wrong and empty format lists', () => {
    expect(errorsFor(undefined)[0]).toContain('device.formats is missing, because bug reports leave it out');
    expect(errorsFor({})[0]).toContain('device.formats is an object, not a list');
    expect(errorsFor(31)[0]).toContain(
      'device.formats is 31, because bug reports only give the number of formats',
    );
    expect(errorsFor([])[0]).toContain('bug reports leave the formats out');
    expect(errorsFor([])[0]).toContain('console.log(JSON.stringify(device))');
    expect(errorsFor([])[0]).toContain('device/invalid-device');
    expect(parseDevices('[]').errors[0]).toContain('empty');
    expect(parseDevices(JSON.stringify(device.formats)).errors[0]).toContain('{"formats": […]}');
    expect(parseDevices('[1]').errors[0]).toContain('devices[0] is 1, not a device');
  });

  it('skips a listed device without formats and offers the others', () => {
    const { devices, errors, notes } = parseDevices(JSON.stringify([{ ...device, formats: [] }, device]));
    expect(devices).toEqual([device]);
    expect(errors).toEqual([]);
    expect(notes[0]).toContain('Skipped devices[0]. devices[0].formats is empty');
  });

  it('accepts formats without the fields that filters ignore', () => {
    const { minFps, fieldOfView, ...read } = format;
    const { devices, errors, notes } = parseDevices(JSON.stringify({ ...device, formats: [read, read] }));
    expect(errors).toEqual([]);
    expect(devices[0]!.formats[0]).toEqual({ ...read, minFps: NaN, fieldOfView: NaN });
    expect(notes).toEqual([
      "device.formats[0].minFps is missing. Filters don't read it, so the result is still correct. The same in 1 more place.",
      "device.formats[0].fieldOfView is missing. Filters don't read it, so the result is still correct. The same in 1 more place.",
    ]);
    expect([minFps, fieldOfView].every(Number.isFinite)).toBe(true);
  });

  it('reports fields of version 3 and earlier', () => {
    const old = { ...format, supportsVideoHdr: undefined };
    expect(errorsFor([{ ...old, supportsVideoHDR: true }])).toEqual([
      'device.formats[0].supportsVideoHDR is a name from version 3 or earlier. Version 4 has supportsVideoHdr, so paste the output of version 4.',
    ]);
    const { notes, errors } = parseDevices(
      JSON.stringify({ ...device, formats: [{ ...format, pixelFormats: ['yuv'] }] }),
    );
    expect(errors).toEqual([]);
    expect(notes).toEqual([
      'device.formats[0].pixelFormats is a field from version 3 or earlier. Version 4 ignores it.',
    ]);
  });

  it('accepts a device without the fields that getCameraFormat ignores, and says so', () => {
    const { errors, notes } = parseDevices(
      JSON.stringify({ formats: [format], devices: ['wide-angle-camera'] }),
    );
    expect(errors).toEqual([]);
    expect(notes[0]).toContain('physicalDevices (called devices here, its old name)');
  });

  it('counts the errors that it does not list', () => {
    const empty = Object.fromEntries(Object.keys(format).map((name) => [name, 'x']));
    const errors = errorsFor([empty]);
    expect(errors).toHaveLength(9);
    expect(errors.at(-1)).toBe('There are 3 more errors.');
  });
});
