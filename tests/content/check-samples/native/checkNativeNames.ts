import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { nativeRules } from './nativeRules';
import { readNativeFiles } from '../../library/readNativeFiles';

const platforms: Record<string, RegExp> = {
  java: /^android\//,
  kotlin: /^android\//,
  objc: /^(ios\/|VisionCamera\.podspec$)/,
  swift: /^(ios\/|VisionCamera\.podspec$)/,
};

/** Reports library names in a page's native samples that the installed package doesn't have. */
export function checkNativeNames(samples: readonly Sample[]): Problem[] {
  const declared = new Set(samples.flatMap(listDeclarations));
  return samples.flatMap((sample) => {
    const files = readNativeFiles().filter(({ path }) => platforms[sample.language]?.test(path) ?? true);
    return nativeRules
      .filter(({ languages }) => languages?.includes(sample.language) ?? true)
      .flatMap(({ pattern, isIn }) =>
        [...removeComments(sample).matchAll(pattern)]
          .filter((match) => !declared.has(match[0]) && !files.some((file) => isIn(file, match)))
          .map((match) => ({
            file: sample.file,
            line: sample.line + match.input.slice(0, match.index).split('\n').length - 1,
            message: `"${match[0]}" is not in the native sources of react-native-vision-camera.`,
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
