import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../config/rootFolder';

/**
 * Returns the library's version and folder: the installed package, or `source`, the `package` folder of a local checkout.
 * For a checkout, also returns the compiler options that make TypeScript read it. If a file isn't there, throws one line.
 */
export function locateLibrary(source: string | undefined) {
  const packageDir = path.resolve(rootFolder, source ?? 'node_modules/react-native-vision-camera');
  const read = (file: string): string => {
    try {
      return readFileSync(path.join(packageDir, file), 'utf8');
    } catch (error) {
      if (source == null) throw error;
      throw new Error(
        `The API reference needs ${path.join(packageDir, file)}, which is missing. VISION_CAMERA_SOURCE is "${source}": set it to the "package" folder of a checkout of the library, or unset it.`,
      );
    }
  };
  const props = read('src/types/CameraProps.ts');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  if (source == null) return { packageDir, version };
  // A checkout uses the packages installed here, and it may already have what unreleased.ts adds.
  const stub = (file: string) => [path.join(rootFolder, 'src/api/library', file)];
  const modules = path.join(rootFolder, 'node_modules');
  const paths = {
    'react-native-vision-camera/*': [`${packageDir}/*`],
    'vision-camera-unreleased': stub(props.includes('onBytesWrittenVideo') ? 'empty.d.ts' : 'unreleased.ts'),
    'react-native-reanimated': stub('empty.d.ts'),
    '@shopify/react-native-skia': stub('skia.d.ts'),
    '*': [`${modules}/@types/*`, `${modules}/*`],
  };
  return { packageDir, version, compilerOptions: { paths } };
}
