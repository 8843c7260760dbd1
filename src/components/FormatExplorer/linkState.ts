import type { CameraDevice } from 'react-native-vision-camera';
import { isFilterValue } from './filterList';
import type { FilterRow } from './filterList';
import { hashName } from './hashName';
import { parseDevices } from './parseDevices';

/** The longest URL that is copied; longer ones are cut by some mail and chat apps. */
const maxLinkLength = 30_000;

/** What a link restores. */
export interface LinkState {
  /** The key of a sample camera, or the device that the reader pasted. */
  camera: string | CameraDevice;
  filters: Pick<FilterRow, 'key' | 'value'>[];
}

/**
 * Returns the hash that restores a state, `#` included.
 * Throws an error for the reader when a pasted device makes it too long.
 */
export async function toHash({ camera, filters }: LinkState): Promise<string> {
  const json = JSON.stringify({ camera, filters: filters.map(({ key, value }) => [key, value]) });
  const packed = await transform(new TextEncoder().encode(json), new CompressionStream('deflate-raw'));
  const hash = `#${hashName}=${toBase64Url(packed)}`;
  if (hash.length > maxLinkLength) {
    throw new Error(
      `the pasted device makes a link of ${hash.length} characters, more than the ${maxLinkLength} that can be shared. Share its JSON instead.`,
    );
  }
  return hash;
}

/**
 * Returns the state that a hash carries, or `null` when it carries none.
 * Throws an error for the reader when the link was cut or changed.
 */
export async function fromHash(hash: string): Promise<LinkState | null> {
  if (!hash.startsWith(`#${hashName}=`)) return null;
  try {
    const packed = fromBase64Url(hash.slice(hashName.length + 2));
    const bytes = await transform(packed, new DecompressionStream('deflate-raw'));
    return readState(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new Error(
      'The link is cut off or was changed, so its filters cannot be restored. Ask for it again.',
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

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Response(bytes).body!.pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
