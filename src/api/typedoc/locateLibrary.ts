import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the library's version and folder: the installed package, or `source`, the `package` folder of a local checkout.
 * For a checkout, also returns the compiler options that make TypeScript read it. Throws one line with the missing file.
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
  // A checkout uses the packages installed here, and it may already have what unreleased.ts adds.
  const stub = (file: string) => [path.join(siteDir, 'src/api/library', file)];
  const modules = path.join(siteDir, 'node_modules');
  const paths = {
    'react-native-vision-camera/*': [`${packageDir}/*`],
    'vision-camera-unreleased': stub(props.includes('onBytesWrittenVideo') ? 'empty.d.ts' : 'unreleased.ts'),
    'react-native-reanimated': stub('empty.d.ts'),
    '@shopify/react-native-skia': stub('skia.d.ts'),
    '*': [`${modules}/@types/*`, `${modules}/*`],
  };
  return { packageDir, version, compilerOptions: { paths } };
}
