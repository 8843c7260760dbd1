import * as v from 'valibot';

/** Longer text is rejected. */
export const maxCharacters = 4_000_000;

const maxDevices = 50;
const maxProblems = 5;
const maxProblemLength = 300;
const fix =
  'Paste the whole output of console.log(JSON.stringify(device)). Terminals and logcat cut long lines, so log one device at a time.';

const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
/** A number that filters don't read. */
const unread = v.fallback(v.pipe(v.number(), v.finite()), NaN);

const formatSchema = v.object({
  videoWidth: between(1, 100_000),
  videoHeight: between(1, 100_000),
  photoWidth: between(1, 100_000),
  photoHeight: between(1, 100_000),
  minFps: unread,
  maxFps: between(1, 10_000),
  minISO: between(0, 10_000_000),
  maxISO: between(0, 10_000_000),
  fieldOfView: unread,
  supportsVideoHdr: v.boolean(),
  supportsPhotoHdr: v.boolean(),
  supportsDepthCapture: v.fallback(v.boolean(), false),
  autoFocusSystem: v.picklist(['contrast-detection', 'phase-detection', 'none']),
  videoStabilizationModes: v.pipe(
    v.array(v.picklist(['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'])),
    v.maxLength(5),
  ),
});

/** What the explorer reads of a device. The library only reads the formats. */
export const deviceSchema = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(100)), 'Camera'),
  position: v.fallback(v.picklist(['front', 'back', 'external']), 'back'),
  physicalDevices: v.fallback(
    v.pipe(
      v.array(v.picklist(['ultra-wide-angle-camera', 'wide-angle-camera', 'telephoto-camera'])),
      v.maxLength(3),
    ),
    [],
  ),
  formats: v.pipe(
    v.array(formatSchema, 'Expected a list. Bug reports only have the number of formats'),
    v.minLength(1, 'The list is empty, so getCameraFormat throws device/invalid-device'),
    v.maxLength(5_000),
  ),
});

/** A device that readers choose or paste. */
export type Device = v.InferOutput<typeof deviceSchema>;

/** The devices in pasted text, and what's wrong with it. */
export interface ParsedDevices {
  devices: Device[];
  problems: string[];
}

/** Reads devices from JSON in text from terminals, chats and bug reports. */
export function parseDevices(text: string): ParsedDevices {
  if (text.length > maxCharacters)
    return {
      devices: [],
      problems: [`The text has more than ${maxCharacters} characters. Paste one device.`],
    };
  const devices: Device[] = [];
  const problems = new Set<string>();
  const report = (problem: string) => problems.add(`${problem.slice(0, maxProblemLength)}. ${fix}`);
  // Chats turn some spaces into no-break spaces.
  const parts = findJson(text.replaceAll('\u00A0', ' ')).filter((part) => part.includes('formats'));
  if (parts.length === 0 && text.trim() !== '') report("There's no device in this text");
  for (const part of parts) {
    try {
      for (const value of unwrap(JSON.parse(part))) {
        const { success, output, issues } = v.safeParse(deviceSchema, value, { abortEarly: true });
        if (success) devices.push(output);
        else report(`${v.getDotPath(issues[0]) ?? 'The device'}: ${issues[0].message}`);
      }
    } catch (error) {
      report(`This isn't JSON: ${(error as Error).message}`);
    }
  }
  return { devices: devices.slice(0, maxDevices), problems: [...problems].slice(0, maxProblems) };
}

/** Returns the outermost objects and lists in a text. The last one can be cut off. */
function findJson(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  // Strings match first, so their brackets don't count.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (/^[[{]/.test(token)) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (/^[\]}]/.test(token) && depth > 0) {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, index + 1));
    }
  }
  return depth > 0 ? [...parts, text.slice(start)] : parts;
}

/** Returns the devices in a value. Bug reports nest them in `device` or `devices`. */
function unwrap(value: unknown): unknown[] {
  const { formats, devices, device } = value as Record<string, unknown>;
  return [formats == null ? (devices ?? device ?? value) : value].flat();
}
