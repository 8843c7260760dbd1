import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The library as the reference reads it. */
export interface Library {
  /** Absolute path of the package's folder. */
  packageDir: string;
  version: string;
  /** True when `VISION_CAMERA_SOURCE` replaces the pinned package. */
  isLocal: boolean;
  /** Options of TypeScript that have it read a local checkout instead of the pinned package. */
  compilerOptions?: { paths: Record<string, string[]> };
}

/** What a local checkout imports is installed here; it may have what src/library/unreleased.ts adds to the release. */
function pathsOf(packageDir: string, siteDir: string): Record<string, string[]> {
  const props = readFileSync(path.join(packageDir, 'src/types/CameraProps.ts'), 'utf8');
  const own = (file: string) => [path.join(siteDir, 'src/library', file)];
  const modules = path.join(siteDir, 'node_modules');
  return {
    'react-native-vision-camera/*': [`${packageDir}/*`],
    'vision-camera-unreleased': own(props.includes('onBytesWrittenVideo') ? 'empty.d.ts' : 'unreleased.ts'),
    'react-native-reanimated': own('empty.d.ts'),
    '@shopify/react-native-skia': own('skia.d.ts'),
    '*': [`${modules}/@types/*`, `${modules}/*`],
  };
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
  const fail = (what: string): never => {
    throw new Error(`The API reference needs the library's source, but ${what}. ${mend}`);
  };
  const manifest = path.join(packageDir, 'package.json');
  const files = [
    manifest,
    ...['src/index.ts', 'src/types/CameraProps.ts'].map((file) => path.join(packageDir, file)),
  ];
  const missing = files.find((file) => !existsSync(file));
  if (missing) fail(`${missing} is missing`);
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string };
  if (name !== 'react-native-vision-camera' || !version)
    return fail(`${manifest} is not that of react-native-vision-camera`);
  const isLocal = source != null;
  return {
    packageDir,
    version,
    isLocal,
    ...(isLocal && { compilerOptions: { paths: pathsOf(packageDir, siteDir) } }),
  };
}
