import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LibraryLocation } from './readProject';

/** The library as the reference reads it. */
export interface Library extends LibraryLocation {
  /** True when `VISION_CAMERA_SOURCE` replaces the pinned package. */
  isLocal: boolean;
  /** True when the source has itself what `src/library/unreleased.ts` adds to the release. */
  hasUnreleased: boolean;
}

function readVersion(packageDir: string, mend: string): string {
  const file = path.join(packageDir, 'package.json');
  try {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === 'react-native-vision-camera' && version) return version;
  } catch {
    throw new Error(`The API reference needs the library's source, but ${file} cannot be read. ${mend}`);
  }
  throw new Error(
    `The API reference needs the library's source, but ${file} is not that of react-native-vision-camera. ${mend}`,
  );
}

/**
 * Returns where the library's source lies: in `node_modules`, or in `source`, the package folder of a local checkout.
 * Throws one line that names the missing file and the mend.
 */
export function locateLibrary(siteDir: string, source: string | undefined): Library {
  const packageDir = path.resolve(siteDir, source ?? 'node_modules/react-native-vision-camera');
  const mend =
    source == null
      ? 'Run npm ci.'
      : `VISION_CAMERA_SOURCE is "${source}": set it to the "package" folder of a checkout of the library, or unset it.`;
  const version = readVersion(packageDir, mend);
  for (const file of ['src/index.ts', 'src/types/CameraProps.ts'].map((name) =>
    path.join(packageDir, name),
  )) {
    if (!existsSync(file))
      throw new Error(`The API reference needs the library's source, but ${file} is missing. ${mend}`);
  }
  const hasUnreleased = readFileSync(path.join(packageDir, 'src/types/CameraProps.ts'), 'utf8').includes(
    'onBytesWrittenVideo',
  );
  return { packageDir, version, isLocal: source != null, hasUnreleased };
}
