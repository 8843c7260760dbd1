import type { CameraDevice, CameraDeviceFormat } from 'react-native-vision-camera';
import { findJsonError } from './findJsonError';

/** What a pasted text holds: the devices in it, or what is wrong with it. */
export interface ParsedDevices {
  devices: CameraDevice[];
  /** Mistakes, each with its place and its mend; empty when the devices can be used. */
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

type Kind = 'number' | 'boolean' | 'modes' | 'focus';

const formatFields: Record<Exclude<keyof CameraDeviceFormat, 'supportsDepthCapture'>, Kind> = {
  videoWidth: 'number',
  videoHeight: 'number',
  photoWidth: 'number',
  photoHeight: 'number',
  minFps: 'number',
  maxFps: 'number',
  minISO: 'number',
  maxISO: 'number',
  fieldOfView: 'number',
  supportsVideoHdr: 'boolean',
  supportsPhotoHdr: 'boolean',
  autoFocusSystem: 'focus',
  videoStabilizationModes: 'modes',
};

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

/** Reads the JSON of a device or a list of devices, as `JSON.stringify` writes it. */
export function parseDevices(text: string): ParsedDevices {
  if (text.trim() === '')
    return failed('There is nothing to read yet. Paste what JSON.stringify(device) prints.');
  if (text.length > maxCharacters) {
    const size = (text.length / 1_000_000).toFixed(1);
    return failed(
      `The text has ${size} million characters, more than the ${maxCharacters / 1_000_000} million that are read. Paste one device instead of the whole list.`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return failed(describeSyntaxError(text, error));
  }
  const isList = Array.isArray(json);
  const list: unknown[] = isList ? (json as unknown[]) : [json];
  if (list.length === 0)
    return failed('The list of devices is empty. Paste the list of a phone that has a camera.');

  const errors: string[] = [];
  const notes: string[] = [];
  list.forEach((value, index) => checkDevice(value, isList ? `devices[${index}]` : 'device', errors, notes));
  if (errors.length > maxErrors) {
    errors.splice(maxErrors, Infinity, `${errors.length - maxErrors} more mistakes follow.`);
  }
  return { devices: errors.length === 0 ? (list as CameraDevice[]) : [], errors, notes };
}

function failed(error: string): ParsedDevices {
  return { devices: [], errors: [error], notes: [] };
}

function describeSyntaxError(text: string, error: unknown): string {
  const place = findJsonError(text);
  if (place === null) return String(error);
  const where = `Line ${place.line}, column ${place.column}: ${place.message}.`;
  if (/^\s*(LOG|INFO|WARN|DEBUG|ERROR|\(?NOBRIDGE)/.test(text))
    return `${where} Remove what the terminal printed before the JSON.`;
  if (place.message.startsWith('expected a name')) {
    return `${where} The text is not JSON. Print JSON.stringify(device) instead of the object.`;
  }
  if (place.message.endsWith('the end of the text'))
    return `${where} The text is cut off. Terminals shorten long lines.`;
  return `${where} Paste what JSON.stringify(device) prints.`;
}

function checkDevice(value: unknown, path: string, errors: string[], notes: string[]): void {
  if (!isRecord(value)) {
    errors.push(`${path} is ${describe(value)}, not a device. Paste what JSON.stringify(device) prints.`);
    return;
  }
  if ('videoWidth' in value && !('formats' in value)) {
    errors.push(`${path} is a format, not a device. Put the list of formats into {"formats": […]}.`);
    return;
  }
  noteDroppedNames(value, path, notes);
  const missing = Object.entries(deviceFields).filter(([name, type]) => typeof value[name] !== type);
  if (missing.length > 0) {
    const names = missing.map(([name]) =>
      oldNameOf(name, value) ? `${name} (here ${oldNameOf(name, value)}, its old name)` : name,
    );
    notes.push(
      `${path} has no usable ${names.join(', ')}. getCameraFormat does not read these, so the pick stays right.`,
    );
  }
  const { formats } = value;
  if (!Array.isArray(formats)) {
    errors.push(
      formats === undefined
        ? `${path}.formats is missing. The report form asks to leave formats out; print the device with them.`
        : `${path}.formats is ${describe(formats)}, not a list.`,
    );
  } else if (formats.length === 0) {
    errors.push(`${path}.formats is empty. For such a device getCameraFormat throws device/invalid-device.`);
  } else if (formats.length > maxFormats) {
    errors.push(
      `${path}.formats has ${formats.length} entries, more than the ${maxFormats} that are read. Paste fewer formats.`,
    );
  } else {
    formats.forEach((format: unknown, index) =>
      checkFormat(format, `${path}.formats[${index}]`, errors, notes),
    );
  }
}

function checkFormat(value: unknown, path: string, errors: string[], notes: string[]): void {
  if (!isRecord(value)) {
    errors.push(`${path} is ${describe(value)}, not a format.`);
    return;
  }
  noteDroppedNames(value, path, notes);
  for (const [name, kind] of Object.entries(formatFields)) {
    const old = oldNameOf(name, value);
    if (value[name] === undefined && old) {
      errors.push(
        `${path}.${old} is a name of version 3 or earlier. Version 4 has ${oldNames[old]}; paste the output of version 4.`,
      );
    } else if (value[name] === undefined) {
      errors.push(`${path}.${name} is missing. It must be ${expectation[kind]}.`);
    } else if (!isKind(value[name], kind)) {
      errors.push(`${path}.${name} is ${describe(value[name])}, but must be ${expectation[kind]}.`);
    }
  }
}

const expectation: Record<Kind, string> = {
  number: 'a number',
  boolean: 'true or false',
  modes: `a list of ${stabilizationModes.join(', ')}`,
  focus: 'contrast-detection, phase-detection or none',
};

function isKind(value: unknown, kind: Kind): boolean {
  if (kind === 'modes')
    return Array.isArray(value) && value.every((mode) => stabilizationModes.includes(mode as string));
  if (kind === 'focus')
    return value === 'contrast-detection' || value === 'phase-detection' || value === 'none';
  return typeof value === kind;
}

function oldNameOf(name: string, value: Record<string, unknown>): string | undefined {
  return Object.keys(oldNames).find(
    (old) => oldNames[old]!.split(' and ').includes(name) && value[old] !== undefined,
  );
}

/** Says once per field that version 4 does not have it any more. */
function noteDroppedNames(value: Record<string, unknown>, path: string, notes: string[]): void {
  for (const name of droppedNames) {
    const end = `${name} is a field of version 3 or earlier, which version 4 ignores.`;
    if (name in value && !notes.some((note) => note.endsWith(end))) notes.push(`${path}.${end}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `the list ${shorten(JSON.stringify(value))}`;
  if (typeof value === 'object') return 'an object';
  return shorten(JSON.stringify(value));
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
