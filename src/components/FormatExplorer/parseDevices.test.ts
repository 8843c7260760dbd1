import { describe, expect, it } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { maxCharacters, parseDevices } from './parseDevices';

const { device } = samplePhones[0]!.cameras[0]!;
const format = device.formats[0]!;

/** Returns the errors for the sample device with other formats. */
function errorsFor(formats: unknown): string[] {
  return parseDevices(JSON.stringify({ ...device, formats })).errors;
}

describe('parseDevices', () => {
  it('reads a device and a list of devices', () => {
    expect(parseDevices(JSON.stringify(device))).toEqual({ devices: [device], errors: [], notes: [] });
    const phone = samplePhones[2]!.cameras.map((camera) => camera.device);
    expect(parseDevices(JSON.stringify(phone, null, 2))).toEqual({ devices: phone, errors: [], notes: [] });
  });

  it('reads a thousand formats', () => {
    const formats = Array.from({ length: 1000 }, () => format);
    expect(parseDevices(JSON.stringify({ ...device, formats })).devices[0]!.formats).toHaveLength(1000);
  });

  it('asks for a text when there is none', () => {
    expect(parseDevices(' \n').errors[0]).toContain('nothing to read');
  });

  it('refuses a text of 5 million characters before reading it', () => {
    const { errors } = parseDevices('['.repeat(5_000_000));
    expect(errors).toEqual([expect.stringContaining('5.0 million characters')]);
    expect(maxCharacters).toBeLessThan(5_000_000);
  });

  it.each([
    ['{"id": "0", "formats": [', 'Line 1, column 25', 'cut off'],
    ['LOG {"id": "0"}', 'Line 1, column 1', 'Remove what the terminal printed'],
    ["{id: '0'}", 'Line 1, column 2', 'Print JSON.stringify(device)'],
    ['{"a": undefined}', 'Line 1, column 7', 'found "undefined}"'],
  ])('names line and column of the mistake in %s', (text, place, mend) => {
    const [error] = parseDevices(text).errors;
    expect(error).toContain(place);
    expect(error).toContain(mend);
  });

  it('names the path of what is missing or wrong', () => {
    const incomplete = { ...format, videoWidth: undefined };
    expect(errorsFor([format, incomplete])).toEqual([
      'device.formats[1].videoWidth is missing. It must be a number.',
    ]);
    expect(errorsFor([{ ...format, maxFps: '30' }])).toEqual([
      'device.formats[0].maxFps is "30", but must be a number.',
    ]);
    expect(errorsFor([{ ...format, minISO: null }])).toEqual([
      'device.formats[0].minISO is null, but must be a number.',
    ]);
    expect(errorsFor([{ ...format, videoStabilizationModes: ['on'] }])[0]).toContain(
      '["on"], but must be a list of off',
    );
    expect(errorsFor([7])).toEqual(['device.formats[0] is 7, not a format.']);
  });

  it('explains missing, wrong and empty lists of formats', () => {
    expect(errorsFor(undefined)[0]).toContain('device.formats is missing');
    expect(errorsFor({})[0]).toContain('device.formats is an object, not a list');
    expect(errorsFor([])[0]).toContain('device/invalid-device');
    expect(parseDevices('[]').errors[0]).toContain('empty');
    expect(parseDevices(JSON.stringify(device.formats)).errors[0]).toContain('{"formats": […]}');
    expect(parseDevices('[1]').errors[0]).toContain('devices[0] is 1, not a device');
  });

  it('names the fields of version 3 and earlier', () => {
    const old = { ...format, supportsVideoHdr: undefined };
    expect(errorsFor([{ ...old, supportsVideoHDR: true }])).toEqual([
      'device.formats[0].supportsVideoHDR is a name of version 3 or earlier. Version 4 has supportsVideoHdr; paste the output of version 4.',
    ]);
    const { notes, errors } = parseDevices(
      JSON.stringify({ ...device, formats: [{ ...format, pixelFormats: ['yuv'] }] }),
    );
    expect(errors).toEqual([]);
    expect(notes).toEqual([
      'device.formats[0].pixelFormats is a field of version 3 or earlier, which version 4 ignores.',
    ]);
  });

  it('accepts a device without the fields that the pick does not read, and says so', () => {
    const { errors, notes } = parseDevices(
      JSON.stringify({ formats: [format], devices: ['wide-angle-camera'] }),
    );
    expect(errors).toEqual([]);
    expect(notes[0]).toContain('physicalDevices (here devices, its old name)');
  });

  it('counts the mistakes that it does not list', () => {
    const errors = errorsFor(Array.from({ length: 30 }, () => 1));
    expect(errors).toHaveLength(9);
    expect(errors.at(-1)).toBe('22 more mistakes follow.');
  });
});
