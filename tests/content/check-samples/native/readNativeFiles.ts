import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../../../src/node-utils/rootFolder';

const packageFolder = join(rootFolder, 'node_modules/react-native-vision-camera');

const sources =
  /^(ios|android\/src)\/.*\.(swift|mm?|h|kt|java|cpp)$|^android\/(build\.gradle|gradle\.properties|CMakeLists\.txt)$|^VisionCamera\.podspec$/;

/** One native source file of the library. */
export interface NativeFile {
  /** Path inside the package. */
  path: string;
  text: string;
  identifiers: ReadonlySet<string>;
}

let files: NativeFile[] | undefined;

/**
 * Returns the Swift, Objective-C, Kotlin, Java, C++, Gradle, CMake and podspec sources of the installed package. Reads
 * them once.
 */
export function readNativeFiles(): NativeFile[] {
  files ??= readdirSync(packageFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => sources.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(packageFolder, path), 'utf8');
      return { path, text, identifiers: new Set(text.match(/\$?\b[A-Za-z_]\w*/g)) };
    });
  return files;
}
