import type { CameraDevice } from 'react-native-vision-camera';
import { compressText, decompressText } from '../compressText';
import { isFilterValue } from './filterList';
import type { FilterRow } from './filterList';
import { hashName } from './hashName';
import { parseDevices } from './parseDevices';

/** The state in a link. */
export interface LinkState {
  /** The key of a sample camera, or a pasted device. */
  camera: string | CameraDevice;
  filters: Pick<FilterRow, 'key' | 'value'>[];
}

/** Encodes a state as a hash, including `#`. */
export async function toHash({ camera, filters }: LinkState): Promise<string> {
  const json = JSON.stringify({ camera, filters: filters.map(({ key, value }) => [key, value]) });
  return `#${hashName}=${await compressText(json)}`;
}

/**
 * Decodes the state in a hash, or returns `null` if there is none.
 * Throws an error for readers if the link was cut off or changed.
 */
export async function fromHash(hash: string): Promise<LinkState | null> {
  if (!hash.startsWith(`#${hashName}=`)) return null;
  try {
    return readState(JSON.parse(await decompressText(hash.slice(hashName.length + 2))));
  } catch (cause) {
    throw new Error(
      "The link is cut off or was changed, so its filters can't be restored. Ask for it again.",
      { cause },
    );
  }
}

function readState(json: unknown): LinkState {
  const { camera, filters } = json as { camera: unknown; filters: [string, unknown][] };
  return {
    camera: typeof camera === 'string' ? camera : parseDevices(JSON.stringify(camera))[0]!,
    filters: filters.map(([key, value]) => {
      if (!isFilterValue(key, value)) throw new Error(`No filter: ${key}`);
      return { key: key as FilterRow['key'], value };
    }),
  };
}
