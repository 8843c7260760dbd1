import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the library's version and where its source lies: in `node_modules`, or in `source`, the package folder of a
 * local checkout, which comes with the options of TypeScript that have it read in place of the installed package. Throws one line that names the missing file and the fix.
 */
export function locateLibrary(siteDir: string, source: string | undefined) {
  const packageDir = path.resolve(siteDir, source ?? 'node_modules/react-native-vision-camera');
  const read = (file: string): string => {
    try {
      return readFileSync(path.join(packageDir, file), 'utf8');
    } catch {
      const fix =
        source == null
          ? 'Run npm ci.'
          : `VISION_CAMERA_SOURCE is "${source}": set it to the "package" folder of a checkout of the library, or unset it.`;
      throw new Error(`The API reference needs ${path.join(packageDir, file)}, which is missing. ${fix}`);
    }
  };
  const props = read('src/types/CameraProps.ts');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  if (source == null) return { packageDir, version };
  // What a local checkout imports is installed here; it may have what src/api/library/unreleased.ts adds to the release.
  const own = (file: string) => [path.join(siteDir, 'src/api/library', file)];
  const modules = path.join(siteDir, 'node_modules');
  const paths = {
    'react-native-vision-camera/*': [`${packageDir}/*`],
    'vision-camera-unreleased': own(props.includes('onBytesWrittenVideo') ? 'empty.d.ts' : 'unreleased.ts'),
    'react-native-reanimated': own('empty.d.ts'),
    '@shopify/react-native-skia': own('skia.d.ts'),
    '*': [`${modules}/@types/*`, `${modules}/*`],
  };
  return { packageDir, version, compilerOptions: { paths } };
}
