import { readSources } from './readSources';

/** One native source file of the library. */
export interface NativeFile {
  /** Path inside the package. */
  path: string;
  text: string;
  identifiers: ReadonlySet<string>;
}

let files: NativeFile[] | undefined;

/** Returns the Swift, Objective-C, Kotlin, Java, C++, Gradle, CMake and podspec sources of the library. Reads them once. */
export function readNativeFiles(): NativeFile[] {
  files ??= [...readSources()]
    .filter(([path]) => !path.startsWith('src/'))
    .map(([path, text]) => ({ path, text, identifiers: new Set(text.match(/\$?\b[A-Za-z_]\w*/g)) }));
  return files;
}
