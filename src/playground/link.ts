/**
 * The state of the playground in the hash of `/playground`, as a query string. All parts can be left out.
 *
 * - `sample`: id of a printed sample, as in `/phone#sample=…`. Without it, an empty camera screen.
 * - `mistake`: index of one of the sample's mistakes in the page's `.steps.yml`, which changes the printed code.
 * - `challenge`: id of a challenge of the course, instead of `sample`.
 * - `code`: the files, if they differ from the printed ones: a JSON object of file names and texts, the file with the
 *   screen first, compressed with raw deflate, as base64url. Code from a link runs only when the reader starts it.
 * - `platform`: `android` or `ios`.
 * - `model`: key of one of the platform's phones in `packages/phone/src/protocol/models.ts`.
 * - `scene`: a name from `packages/phone/src/protocol/sceneNames.ts`, if it isn't the sample's scene.
 * - `situation`: a name from `packages/phone/src/protocol/situations.ts`, once for each that's on. `rotate` stands for a quarter turn.
 */
import * as v from 'valibot';
import { compressText, decompressText } from '../ui/compressText';
import type { PhoneSettings } from '../phone-panel/usePhone';
import {
  isPlatform,
  isSceneName,
  isSituation,
  type Platform,
  type SceneName,
} from 'vision-camera-phone/protocol';

/** What a link opens. */
export interface LinkState extends PhoneSettings {
  sample?: string;
  challenge?: string;
  mistake?: number;
  files?: Readonly<Record<string, string>>;
}

/** The paths and texts of at least one file. */
const filesSchema = v.pipe(v.record(v.pipe(v.string(), v.regex(/^[\w./-]+$/)), v.string()), v.minEntries(1));

/** Returns the hash of a link, with `#`, or an empty string if there's nothing to say. */
export async function toHash({
  sample,
  challenge,
  mistake,
  files,
  platform,
  model,
  scene,
  situations,
}: LinkState): Promise<string> {
  const options = new URLSearchParams();
  if (sample) options.set('sample', sample);
  if (challenge) options.set('challenge', challenge);
  if (mistake != null) options.set('mistake', String(mistake));
  if (platform !== 'android') options.set('platform', platform);
  if (model) options.set('model', model);
  if (scene) options.set('scene', scene);
  for (const situation of situations) options.append('situation', situation);
  if (files) options.set('code', await compressText(JSON.stringify(files)));
  const query = options.toString();
  return query && `#${query}`;
}

/** Reads the hash of a link. Throws an error for readers if a part of it can't be used. */
export async function fromHash(hash: string): Promise<LinkState> {
  const options = new URLSearchParams(hash.slice(1));
  const code = options.get('code');
  const mistake = options.get('mistake');
  return {
    sample: options.get('sample') ?? undefined,
    challenge: readChallenge(options.get('challenge')),
    mistake: mistake == null ? undefined : Number(mistake),
    files: code == null ? undefined : await readFiles(code),
    platform: readPlatform(options.get('platform')),
    model: options.get('model') ?? undefined,
    scene: readScene(options.get('scene')),
    situations: options.getAll('situation').filter(isSituation),
  };
}

/** The id of a challenge is part of the URL of its file. */
const challengeId = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,100}$/));

function readChallenge(id: string | null): string | undefined {
  if (id == null || v.is(challengeId, id)) return id ?? undefined;
  throw new Error(`There's no challenge "${id}".`);
}

function readPlatform(name: string | null): Platform {
  if (name == null || isPlatform(name)) return name ?? 'android';
  throw new Error(`There's no platform "${name}".`);
}

function readScene(name: string | null): SceneName | undefined {
  if (name == null || isSceneName(name)) return name ?? undefined;
  throw new Error(`There's no scene "${name}".`);
}

async function readFiles(code: string): Promise<Record<string, string>> {
  try {
    return v.parse(filesSchema, JSON.parse(await decompressText(code)));
  } catch {
    throw new Error("The link is cut off or was changed, so its code can't be read. Ask for it again.");
  }
}
