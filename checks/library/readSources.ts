import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../src/config/rootFolder';

const PACKAGE = join(rootFolder, 'node_modules/react-native-vision-camera');

const SOURCES =
  /^(android\/src|ios|src)\/.*\.(kt|java|swift|mm?|h|cpp|tsx?)$|^android\/(build\.gradle|gradle\.properties|CMakeLists\.txt)$|^VisionCamera\.podspec$/;

let sources: ReadonlyMap<string, string> | undefined;

/** Returns the sources of the installed library, by their path in the package. Reads them once. */
export function readSources(): ReadonlyMap<string, string> {
  sources ??= new Map(
    readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => SOURCES.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(PACKAGE, path), 'utf8')]),
  );
  return sources;
}

/** Returns one source file of the library. */
export function readSource(path: string): string {
  const text = readSources().get(path);
  if (text == null) throw new Error(`react-native-vision-camera has no ${path}.`);
  return text;
}
