import type { CameraDevice } from 'react-native-vision-camera';
import * as v from 'valibot';

const size = v.pipe(v.number(), v.minValue(1));
const iso = v.pipe(v.number(), v.minValue(0));

const formatSchema = v.looseObject({
  videoWidth: size,
  videoHeight: size,
  photoWidth: size,
  photoHeight: size,
  minFps: iso,
  maxFps: size,
  minISO: iso,
  maxISO: iso,
  fieldOfView: iso,
  supportsVideoHdr: v.boolean(),
  supportsPhotoHdr: v.boolean(),
  autoFocusSystem: v.picklist(['contrast-detection', 'phase-detection', 'none']),
  videoStabilizationModes: v.array(
    v.picklist(['off', 'standard', 'cinematic', 'cinematic-extended', 'auto']),
  ),
});

const devicesSchema = v.pipe(
  v.array(
    v.looseObject({
      name: v.string(),
      formats: v.pipe(v.array(formatSchema), v.minLength(1), v.maxLength(5_000)),
    }),
  ),
  v.minLength(1),
);

/**
 * Reads a device or a list of devices from the output of `JSON.stringify`. Ignores words around it, such as a log
 * prefix. Throws an error for readers.
 */
export function parseDevices(text: string): CameraDevice[] {
  const start = Math.max(text.search(/[[{]/), 0);
  let json: unknown;
  try {
    json = JSON.parse(text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1));
  } catch (error) {
    throw new Error(
      `This isn't JSON of a device (${(error as Error).message}). Paste the whole output of console.log(JSON.stringify(device)). Terminals and logcat cut long lines off, so log one device at a time.`,
      { cause: error },
    );
  }
  const { success, output, issues } = v.safeParse(devicesSchema, Array.isArray(json) ? json : [json]);
  if (success) return output as unknown as CameraDevice[];
  const [issue] = issues;
  throw new Error(
    `devices.${v.getDotPath(issue) ?? 'length'}: ${issue.message}. Paste the output of JSON.stringify(device) from version 4. The devices in bug reports don't have their formats.`,
  );
}
