import * as v from 'valibot';
import { compressText, decompressText } from '../../ui/compressText';
import { filtersSchema } from './filters';
import { hashName } from './hashName';
import { deviceSchema } from './parseDevices';

/** Some mail and chat apps cut longer URLs. */
const maxLinkLength = 30_000;

const stateSchema = v.object({
  /** The key of a sample camera, or a pasted device. */
  camera: v.union([v.pipe(v.string(), v.maxLength(100)), deviceSchema]),
  filters: filtersSchema,
});

/** The state in a link. */
export type LinkState = v.InferOutput<typeof stateSchema>;

/**
 * Encodes a state as a hash, including `#`.
 * Throws an error for readers if a pasted device makes it too long.
 */
export async function toHash(state: LinkState): Promise<string> {
  const hash = `#${hashName}=${await compressText(JSON.stringify(state))}`;
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
    return v.parse(stateSchema, JSON.parse(await decompressText(hash.slice(hashName.length + 2))));
  } catch {
    throw new Error(
      "The link is cut off or was changed, so its filters can't be restored. Ask for it again.",
    );
  }
}
