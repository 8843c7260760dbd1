import type { CameraDevice, CameraDeviceFormat } from 'react-native-vision-camera';
import { extractJson } from './extractJson';

/** The devices in pasted text, or what is wrong with it. */
export interface ParsedDevices {
  devices: CameraDevice[];
  /** Each with its path and fix. Empty if the devices are valid. */
  errors: string[];
  /** Problems that don't change the result. */
  notes: string[];
}

/** Longer text is rejected. */
export const maxCharacters = 4_000_000;

const maxFormats = 5_000;
const maxErrors = 8;
const printDevice = 'Print the whole device with console.log(JSON.stringify(device)) and paste that.';
const autoFocusSystems: readonly unknown[] = ['contrast-detection', 'phase-detection', 'none'];
const modes = ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'];

/** Names in versions 2 and 3, and their replacements. */
const oldNames: Record<string, string> = {
  devices: 'physicalDevices',
  frameRateRanges: 'minFps and maxFps',
  supportsVideoHDR: 'supportsVideoHdr',
  supportsPhotoHDR: 'supportsPhotoHdr',
};

/** Fields of versions 2 and 3 that version 4 dropped. */
const droppedNames = [
  'pixelFormats',
  'pixelFormat',
  'colorSpaces',
  'isHighestPhotoQualitySupported',
  'supportsParallelVideoProcessing',
  'supportsPhotoAndVideoCapture',
];

type Check = (value: unknown) => boolean;

const isNumber: Check = Number.isFinite;
const isString: Check = (value) => typeof value === 'string';

const size = [(value: unknown) => isNumber(value) && Number(value) > 0, 'a number above 0'] as const;
const iso = [(value: unknown) => isNumber(value) && Number(value) >= 0, 'a number of 0 or more'] as const;
const flag = [(value: unknown) => typeof value === 'boolean', 'true or false'] as const;

/** The fields of a format that filters read, and what they must be. */
const formatFields: Readonly<Record<string, readonly [isValid: Check, expected: string]>> = {
  videoWidth: size,
  videoHeight: size,
  photoWidth: size,
  photoHeight: size,
  maxFps: size,
  minISO: iso,
  maxISO: iso,
  supportsVideoHdr: flag,
  supportsPhotoHdr: flag,
  autoFocusSystem: [
    (value) => autoFocusSystems.includes(value),
    'contrast-detection, phase-detection or none',
  ],
  videoStabilizationModes: [
    (value) => Array.isArray(value) && value.every((mode) => modes.includes(mode)),
    `a list of ${modes.join(', ')}`,
  ],
};

/** The fields of a format that the page shows, but filters don't read. */
const shownFields = ['minFps', 'fieldOfView'];

/** The fields of a device that the page or the generated code uses. */
const deviceFields: Readonly<Record<string, Check>> = {
  id: isString,
  name: isString,
  position: isString,
  hardwareLevel: isString,
  physicalDevices: (value) => Array.isArray(value) && value.every(isString),
  minZoom: isNumber,
  maxZoom: isNumber,
  neutralZoom: isNumber,
};

/** Reads a device, a list, or an object with `device` or `devices` from JSON. */
export function parseDevices(text: string): ParsedDevices {
  if (text.trim() === '')
    return failed('There is nothing to read yet. Paste the output of JSON.stringify(device).');
  if (text.length > maxCharacters) {
    const millions = (text.length / 1_000_000).toFixed(1);
    return failed(
      `The text has ${millions} million characters. At most ${maxCharacters / 1_000_000} million are read: paste one device instead of the whole list.`,
    );
  }
  const json = extractJson(text);
  if ('error' in json) return failed(json.error);
  const list = json.values.flatMap(unwrap);
  if (list.length === 0)
    return failed('The list of devices is empty. Paste the list of a phone that has a camera.');

  const notes = new Findings();
  const read = list.map((value, index) => {
    const path = list.length > 1 || Array.isArray(json.values[0]) ? `devices[${index}]` : 'device';
    const errors = new Findings();
    return { path, device: parseDevice(value, path, errors, notes), errors };
  });
  const devices = read.flatMap(({ device }) => device ?? []);
  if (devices.length === 0)
    return { devices, errors: limit(read.flatMap(({ errors }) => errors.list())), notes: [] };
  const skipped = read
    .filter(({ device }) => device == null)
    .map(({ path, errors }) => `Skipped ${path}. ${errors.list()[0]}`);
  return { devices, errors: [], notes: [...(json.note ? [json.note] : []), ...skipped, ...notes.list()] };
}

/** Returns the devices in a value. Bug reports nest them in `device` or `devices`. */
function unwrap(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && !('formats' in value)) {
    if (isRecord(value.device)) return [value.device];
    if (Array.isArray(value.devices) && value.devices.every(isRecord)) return value.devices;
  }
  return [value];
}

/** Collects messages and counts repeated ones. */
class Findings {
  readonly #counts = new Map<string, { text: string; count: number }>();

  add(key: string, text: string): void {
    const found = this.#counts.get(key) ?? { text, count: 0 };
    this.#counts.set(key, { ...found, count: found.count + 1 });
  }

  list(): string[] {
    return [...this.#counts.values()].map(({ text, count }) =>
      count === 1 ? text : `${text} The same in ${count - 1} more ${count === 2 ? 'place' : 'places'}.`,
    );
  }
}

function limit(errors: string[]): string[] {
  const more = errors.length - maxErrors;
  if (more <= 0) return errors;
  return [
    ...errors.slice(0, maxErrors),
    more === 1 ? 'There is 1 more error.' : `There are ${more} more errors.`,
  ];
}

function failed(error: string): ParsedDevices {
  return { devices: [], errors: [error], notes: [] };
}

/** Returns the device, or `undefined` and at least one error. */
function parseDevice(value: unknown, path: string, errors: Findings, notes: Findings) {
  const fail = (text: string) => void errors.add(text, `${path}${text}`);
  if (!isRecord(value))
    return fail(` is ${describe(value)}, not a device. Paste the output of JSON.stringify(device).`);
  const { formats } = value;
  if (formats === undefined && 'videoWidth' in value)
    return fail(' is a format, not a device. Put the list of formats into {"formats": […]}.');
  if (formats === undefined)
    return fail(`.formats is missing, because bug reports leave it out. ${printDevice}`);
  if (typeof formats === 'number')
    return fail(
      `.formats is ${formats}, because bug reports only give the number of formats. ${printDevice}`,
    );
  if (!Array.isArray(formats)) return fail(`.formats is ${describe(formats)}, not a list. ${printDevice}`);
  if (formats.length === 0)
    return fail(
      `.formats is empty, because bug reports leave the formats out. ${printDevice} If it's still empty, getCameraFormat throws device/invalid-device for this device.`,
    );
  if (formats.length > maxFormats)
    return fail(`.formats has ${formats.length} entries, but the limit is ${maxFormats}. Paste fewer.`);

  const parsed = formats.map((format, index) =>
    parseFormat(format, `${path}.formats[${index}]`, errors, notes),
  );
  noteDroppedNames(value, path, notes);
  const missing = Object.entries(deviceFields)
    .filter(([name, isValid]) => !isValid(value[name]))
    .map(([name]) =>
      findOldName(name, value) ? `${name} (called ${findOldName(name, value)} here, its old name)` : name,
    );
  if (missing.length > 0)
    notes.add(
      missing.join(),
      `${path} has no usable ${missing.join(', ')}. getCameraFormat doesn't read these, so the result is still correct.`,
    );
  return parsed.includes(undefined) ? undefined : ({ ...value, formats: parsed } as CameraDevice);
}

/** Returns the format, or `undefined` and at least one error. Missing fields that filters don't read are NaN. */
function parseFormat(value: unknown, path: string, errors: Findings, notes: Findings) {
  if (!isRecord(value)) return void errors.add('entry', `${path} is ${describe(value)}, not a format.`);
  noteDroppedNames(value, path, notes);
  let isComplete = true;
  for (const [name, [isValid, expected]] of Object.entries(formatFields)) {
    const input = value[name];
    if (isValid(input)) continue;
    isComplete = false;
    const old = input === undefined && findOldName(name, value);
    const why = typeof input === 'number' ? ', but no camera has that' : '';
    const found = input === undefined ? 'is missing' : `is ${describe(input)}${why}`;
    if (old)
      errors.add(
        old,
        `${path}.${old} is a name from version 3 or earlier. Version 4 has ${oldNames[old]}, so paste the output of version 4.`,
      );
    else errors.add(`${name} ${input === undefined}`, `${path}.${name} ${found}. It must be ${expected}.`);
  }
  if (!isComplete) return undefined;
  const unknown = shownFields.filter((name) => !isNumber(value[name]));
  for (const name of unknown)
    notes.add(name, `${path}.${name} is missing. Filters don't read it, so the result is still correct.`);
  return {
    ...value,
    ...Object.fromEntries(unknown.map((name) => [name, NaN])),
  } as unknown as CameraDeviceFormat;
}

function findOldName(name: string, value: Record<string, unknown>): string | undefined {
  return Object.keys(oldNames).find(
    (old) => oldNames[old]!.split(' and ').includes(name) && value[old] !== undefined,
  );
}

function noteDroppedNames(value: Record<string, unknown>, path: string, notes: Findings): void {
  for (const name of droppedNames.filter((dropped) => dropped in value))
    notes.add(name, `${path}.${name} is a field from version 3 or earlier. Version 4 ignores it.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Describes a value in an error message, shortened to 40 characters. */
function describe(value: unknown): string {
  if (value === Infinity || value === -Infinity) return 'infinite';
  if (isRecord(value)) return 'an object';
  const json = JSON.stringify(value);
  const short = json.length > 40 ? `${json.slice(0, 40)}…` : json;
  return Array.isArray(value) ? (value.length === 0 ? 'an empty list' : `the list ${short}`) : short;
}
