import type { Sample } from '../readSamples';
import { nativeRules } from './nativeRules';
import { readNativeFiles, type NativeFile } from './readNativeFiles';

/** A name of the library in a native sample. */
export interface NativeName {
  name: string;
  /** Path of the guide. */
  file: string;
  line: number;
  /** Path inside the package of the first source file that holds the name. */
  foundIn?: string;
}

const platforms: Record<string, RegExp> = {
  java: /^android\//,
  kotlin: /^android\//,
  objc: /^(ios\/|VisionCamera\.podspec$)/,
  swift: /^(ios\/|VisionCamera\.podspec$)/,
};

/** Finds the library's names in a page's native samples. Skips names that the page declares. */
export function findNativeNames(samples: readonly Sample[]): NativeName[] {
  const declared = new Set(samples.flatMap(listDeclarations));
  return samples.flatMap((sample) => {
    const files = readNativeFiles().filter(({ path }) => platforms[sample.language]?.test(path) ?? true);
    return nativeRules
      .filter(({ languages }) => languages?.includes(sample.language) ?? true)
      .flatMap((rule) =>
        [...removeComments(sample).matchAll(rule.pattern)]
          .filter((match) => !declared.has(match[0]))
          .map((match) => ({
            name: match[0],
            file: sample.file,
            line: sample.line + match.input.slice(0, match.index).split('\n').length - 1,
            foundIn: files.find((file: NativeFile) => rule.isIn(file, match))?.path,
          })),
      );
  });
}

function listDeclarations({ code }: Sample): string[] {
  return [...code.matchAll(/\b(?:class|interface|struct|object|protocol)\s+(\w+)/g)].map(([, name]) => name!);
}

/** Blanks out line comments, because they can mention names in prose. */
function removeComments({ code }: Sample): string {
  return code.replace(/(?<![:"'])\/\/.*$/gm, (text) => ' '.repeat(text.length));
}
