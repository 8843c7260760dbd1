import type { CameraDevice, CameraDeviceFormat } from 'react-native-vision-camera';
import { readPastedJson } from './readPastedJson';

/** What a pasted text holds: the devices in it, or what is wrong with it. */
export interface ParsedDevices {
  devices: CameraDevice[];
  /** Mistakes, each with its place and its fix; empty when the devices can be used. */
  errors: string[];
  /** What is unusual but does not keep the devices from being used. */
  notes: string[];
}

/** The longest text that is read, in characters. */
export const maxCharacters = 4_000_000;

/** The most formats of one device that are read. */
const maxFormats = 5_000;

const maxErrors = 8;

const stabilizationModes = ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'];

type Kind = 'size' | 'number' | 'boolean' | 'modes' | 'focus';

/** The fields of a format that a filter can read. */
const readFields = {
  videoWidth: 'size',
  videoHeight: 'size',
  photoWidth: 'size',
  photoHeight: 'size',
  maxFps: 'size',
  minISO: 'number',
  maxISO: 'number',
  supportsVideoHdr: 'boolean',
  supportsPhotoHdr: 'boolean',
  autoFocusSystem: 'focus',
  videoStabilizationModes: 'modes',
} satisfies Partial<Record<keyof CameraDeviceFormat, Kind>>;

/** The fields of a format that are shown and that no filter reads. */
const shownFields = ['minFps', 'fieldOfView'] as const;

const deviceFields = {
  id: 'string',
  name: 'string',
  position: 'string',
  hardwareLevel: 'string',
  physicalDevices: 'object',
  minZoom: 'number',
  maxZoom: 'number',
  neutralZoom: 'number',
} satisfies Partial<Record<keyof CameraDevice, string>>;

/** Names of versions 2 and 3, and what version 4 has instead. */
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

/** Reads the devices in a text that holds the JSON of a device, of a list, or of an object with `device` or `devices`. */
export function parseDevices(text: string): ParsedDevices {
  if (text.trim() === '')
    return failed('There is nothing to read yet. Paste what JSON.stringify(device) prints.');
  if (text.length > maxCharacters) {
    const size = (text.length / 1_000_000).toFixed(1);
    return failed(
      `The text has ${size} million characters, more than the ${maxCharacters / 1_000_000} million that are read. Paste one device instead of the whole list.`,
    );
  }
  const json = readPastedJson(text);
  if ('error' in json) return failed(json.error);
  const list = json.values.flatMap(unwrap);
  if (list.length === 0)
    return failed('The list of devices is empty. Paste the list of a phone that has a camera.');

  const notes = new Findings();
  const read = list.map((value, index) => {
    const path = list.length > 1 || Array.isArray(json.values[0]) ? `devices[${index}]` : 'device';
    const errors = new Findings();
    return { path, device: checkDevice(value, path, errors, notes), errors };
  });
  const usable = read.flatMap(({ device }) => device ?? []);
  if (usable.length === 0)
    return { devices: [], errors: limit(read.flatMap(({ errors }) => errors.list())), notes: [] };
  const left = read.filter(({ device }) => device === undefined);
  return {
    devices: usable,
    errors: [],
    notes: [
      ...(json.note ? [json.note] : []),
      ...left.map(({ path, errors }) => `${path} is left out. ${errors.list()[0]}`),
      ...notes.list(),
    ],
  };
}

/** Returns the devices that a pasted value holds; reports put them below `device` or `devices`. */
function unwrap(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (isRecord(value) && !('formats' in value)) {
    if (isRecord(value.device)) return [value.device];
    if (Array.isArray(value.devices) && value.devices.every(isRecord)) return value.devices;
  }
  return [value];
}

/** Mistakes or remarks, of which those of one kind are told once, with their number. */
class Findings {
  readonly #kinds = new Map<string, { text: string; count: number }>();

  add(kind: string, text: string): void {
    const found = this.#kinds.get(kind);
    if (found) found.count++;
    else this.#kinds.set(kind, { text, count: 1 });
  }

  list(): string[] {
    return [...this.#kinds.values()].map(({ text, count }) =>
      count === 1 ? text : `${text} The same in ${count - 1} more ${count === 2 ? 'place' : 'places'}.`,
    );
  }
}

function limit(errors: string[]): string[] {
  return errors.length <= maxErrors
    ? errors
    : [...errors.slice(0, maxErrors), `${errors.length - maxErrors} more mistakes follow.`];
}

function failed(error: string): ParsedDevices {
  return { devices: [], errors: [error], notes: [] };
}

/** Returns the device where `value` is one, else undefined and at least one error. */
function checkDevice(
  value: unknown,
  path: string,
  errors: Findings,
  notes: Findings,
): CameraDevice | undefined {
  if (!isRecord(value)) {
    errors.add(
      'device',
      `${path} is ${describe(value)}, not a device. Paste what JSON.stringify(device) prints.`,
    );
    return undefined;
  }
  if ('videoWidth' in value && !('formats' in value)) {
    errors.add('format', `${path} is a format, not a device. Put the list of formats into {"formats": […]}.`);
    return undefined;
  }
  const formats = checkFormats(value.formats, `${path}.formats`, errors, notes);
  if (formats === undefined) return undefined;
  noteDroppedNames(value, path, notes);
  const missing = Object.entries(deviceFields).filter(([name, type]) => typeof value[name] !== type);
  if (missing.length > 0) {
    const names = missing.map(([name]) =>
      oldNameOf(name, value) ? `${name} (here ${oldNameOf(name, value)}, its old name)` : name,
    );
    notes.add(
      names.join(),
      `${path} has no usable ${names.join(', ')}. getCameraFormat does not read these, so the pick stays right.`,
    );
  }
  return { ...value, formats } as CameraDevice;
}

const printWhole = 'Print the whole device with console.log(JSON.stringify(device)) and paste that.';

function checkFormats(
  value: unknown,
  path: string,
  errors: Findings,
  notes: Findings,
): CameraDeviceFormat[] | undefined {
  if (value === undefined)
    errors.add('formats', `${path} is missing: bug reports leave it out. ${printWhole}`);
  else if (typeof value === 'number')
    errors.add(
      'formats',
      `${path} is ${value}, the number of formats that a bug report gives. ${printWhole}`,
    );
  else if (!Array.isArray(value))
    errors.add('formats', `${path} is ${describe(value)}, not a list. ${printWhole}`);
  else if (value.length === 0)
    errors.add(
      'formats',
      `${path} is empty: bug reports leave the formats out. ${printWhole} If the list is empty there too, getCameraFormat throws device/invalid-device for this device.`,
    );
  else if (value.length > maxFormats)
    errors.add(
      'formats',
      `${path} has ${value.length} entries, more than the ${maxFormats} that are read. Paste fewer formats.`,
    );
  else {
    const formats = value.map((format: unknown, index) =>
      checkFormat(format, `${path}[${index}]`, errors, notes),
    );
    if (formats.every((format) => format !== undefined)) return formats;
  }
  return undefined;
}

/** Returns the format, its shown fields NaN where they are unknown, or undefined and at least one error. */
function checkFormat(
  value: unknown,
  path: string,
  errors: Findings,
  notes: Findings,
): CameraDeviceFormat | undefined {
  if (!isRecord(value)) {
    errors.add('entry', `${path} is ${describe(value)}, not a format.`);
    return undefined;
  }
  noteDroppedNames(value, path, notes);
  let isUsable = true;
  for (const [name, kind] of Object.entries(readFields)) {
    const fault = findFault(value, name, kind);
    if (fault === undefined) continue;
    isUsable = false;
    errors.add(`${name} ${fault.kind}`, `${path}.${fault.text}`);
  }
  if (!isUsable) return undefined;
  const format = { ...value };
  for (const name of shownFields) {
    if (isKind(value[name], 'number')) continue;
    format[name] = NaN;
    notes.add(name, `${path}.${name} is missing. No filter reads it, so the pick stays right.`);
  }
  return format as unknown as CameraDeviceFormat;
}

function findFault(
  value: Record<string, unknown>,
  name: string,
  kind: Kind,
): { kind: string; text: string } | undefined {
  const found = value[name];
  const old = oldNameOf(name, value);
  if (found === undefined && old) {
    return {
      kind: old,
      text: `${old} is a name of version 3 or earlier. Version 4 has ${oldNames[old]}; paste the output of version 4.`,
    };
  }
  if (found === undefined)
    return { kind: 'missing', text: `${name} is missing. It must be ${expectation[kind]}.` };
  if (isKind(found, kind)) return undefined;
  const why = typeof found === 'number' ? ', which no camera has' : '';
  return { kind: 'wrong', text: `${name} is ${describe(found)}${why}. It must be ${expectation[kind]}.` };
}

const expectation: Record<Kind, string> = {
  size: 'a number above 0',
  number: 'a number of 0 or more',
  boolean: 'true or false',
  modes: `a list of ${stabilizationModes.join(', ')}`,
  focus: 'contrast-detection, phase-detection or none',
};

function isKind(value: unknown, kind: Kind): boolean {
  if (kind === 'modes')
    return Array.isArray(value) && value.every((mode) => stabilizationModes.includes(mode as string));
  if (kind === 'focus')
    return value === 'contrast-detection' || value === 'phase-detection' || value === 'none';
  if (kind === 'boolean') return typeof value === 'boolean';
  return typeof value === 'number' && Number.isFinite(value) && (kind === 'size' ? value > 0 : value >= 0);
}

function oldNameOf(name: string, value: Record<string, unknown>): string | undefined {
  return Object.keys(oldNames).find(
    (old) => oldNames[old]!.split(' and ').includes(name) && value[old] !== undefined,
  );
}

function noteDroppedNames(value: Record<string, unknown>, path: string, notes: Findings): void {
  for (const name of droppedNames) {
    if (name in value)
      notes.add(name, `${path}.${name} is a field of version 3 or earlier, which version 4 ignores.`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'infinite';
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `the list ${shorten(JSON.stringify(value))}`;
  if (typeof value === 'object') return 'an object';
  return shorten(JSON.stringify(value));
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
