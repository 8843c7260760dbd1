import type { CameraDevice } from 'react-native-vision-camera';
import { compressText, decompressText } from '../../ui/compressText';
import { isFilterValue } from './filters';
import type { FilterRow } from './filters';
import { hashName } from './hashName';
import { parseDevices } from './parseDevices';

/** Some mail and chat apps cut longer URLs. */
const maxLinkLength = 30_000;

/** The state in a link. */
export interface LinkState {
  /** The key of a sample camera, or a pasted device. */
  camera: string | CameraDevice;
  filters: Pick<FilterRow, 'key' | 'value'>[];
}

/**
 * Encodes a state as a hash, including `#`.
 * Throws an error for readers if a pasted device makes it too long.
 */
export async function toHash({ camera, filters }: LinkState): Promise<string> {
  const json = JSON.stringify({ camera, filters: filters.map(({ key, value }) => [key, value]) });
  const hash = `#${hashName}=${await compressText(json)}`;
  if (hash.length > maxLinkLength) {
    throw new Error(
      `the link would have ${hash.length} characters, but the limit is ${maxLinkLength}. Share the pasted JSON instead.`,
    );
  }
  return hash;
}

/**
 * Decodes the state in a hash, or returns `null` if there is none.
 * Throws an error for readers if the link was cut off or changed.
 */
export async function fromHash(hash: string): Promise<LinkState | null> {
  if (!hash.startsWith(`#${hashName}=`)) return null;
  try {
    return readState(JSON.parse(await decompressText(hash.slice(hashName.length + 2))));
  } catch {
    throw new Error(
      "The link is cut off or was changed, so its filters can't be restored. Ask for it again.",
    );
  }
}

function readState(json: unknown): LinkState {
  const { camera, filters } = json as { camera: unknown; filters: [string, unknown][] };
  const { devices } = typeof camera === 'string' ? { devices: [] } : parseDevices(JSON.stringify(camera));
  const restored = typeof camera === 'string' ? camera : devices[0];
  if (restored === undefined) throw new Error('No device');
  return {
    camera: restored,
    filters: filters.map(([key, value]) => {
      if (!isFilterValue(key, value)) throw new Error(`No filter: ${key}`);
      return { key: key as FilterRow['key'], value };
    }),
  };
}
