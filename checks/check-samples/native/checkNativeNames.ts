import type { Sample } from '../../../src/page-source/samples/readSamples';
import { readNativeFiles, type NativeFile } from '../../library/readNativeFiles';
import type { Problem } from '../../pages/problem';
import { typeScriptLanguages } from '../../typescript/createModules';

/** Matches library names in native samples, and says which files must contain them. */
interface NativeRule {
  /** Languages that the rule applies to. Defaults to all. */
  languages?: readonly string[];
  pattern: RegExp;
  /** Returns true if a file of the package contains the matched name. */
  isIn: (file: NativeFile, match: RegExpMatchArray) => boolean;
}

const apple = ['swift', 'objc'];
const android = ['kotlin', 'java'];

/** The names treated as the library's in native samples. */
const nativeRules: NativeRule[] = [
  {
    // Podfile variables, macros and Gradle properties.
    pattern: /\$VC\w+|\bVISION_\w+|\bVisionCamera_\w+/g,
    isIn: ({ identifiers }, [name]) => identifiers.has(name),
  },
  {
    // Types of the library.
    languages: [...apple, ...android, 'cpp'],
    pattern:
      /\b(VisionCamera(?!_)\w*|FrameProcessor\w*|FrameHostObject|SharedArray|MutableRawBuffer|FrameInvalidError)\b/g,
    isIn: ({ identifiers }, [name]) => identifiers.has(name),
  },
  {
    // Packages and classes of the Android part, in imports and keep rules.
    pattern: /\bcom\.mrousavy\.camera\b((?:\.[a-z]\w*)*)(?:\.([A-Z]\w*))?/g,
    isIn: ({ text }, [, folders, name]) => {
      const isPackage = new RegExp(`^package com\\.mrousavy\\.camera${folders}\\b`, 'm').test(text);
      return isPackage && (name == null || new RegExp(`\\b(class|interface|object) ${name}\\b`).test(text));
    },
  },
  {
    // Headers of the pod.
    languages: ['objc', 'cpp', 'swift'],
    pattern: /<VisionCamera\/([^>]+)>/g,
    isIn: ({ path }, [, header]) => path.startsWith('ios/') && path.endsWith(`/${header}`),
  },
  {
    // Headers of the native library that Android publishes.
    languages: ['cpp'],
    pattern: /<react-native-vision-camera\/([^>]+)>/g,
    isIn: ({ path }, [, header]) => path.startsWith('android/') && path.endsWith(`/${header}`),
  },
  {
    // Subspecs of the pod.
    languages: ['ruby'],
    pattern: /['"]VisionCamera(?:\/(\w+))?['"]/g,
    isIn: ({ path, text }, [, subspec]) =>
      path.endsWith('.podspec') && (subspec == null || text.includes(`s.subspec '${subspec}'`)),
  },
  {
    // The native library that Android publishes as a prefab.
    languages: ['cmake'],
    pattern: /\breact-native-vision-camera::(\w+)/g,
    isIn: ({ path, text }, [, name]) =>
      path === 'android/build.gradle' && new RegExp(`prefab \\{\\s+${name} \\{`).test(text),
  },
  {
    // Members of the library's classes on Apple platforms.
    languages: apple,
    pattern:
      /(?<![\w.])(?:\[(FrameProcessorPluginRegistry|frame|proxy) |(FrameProcessorPluginRegistry|frame|proxy)\.)(\w+)/g,
    isIn: ({ path, identifiers }, [, receiver, owner, member = '']) =>
      getClassFile(receiver ?? owner, 'ios').test(path) && identifiers.has(member),
  },
  {
    // Members of the library's classes on Android, where Kotlin reads `getImage()` as `image`.
    languages: android,
    pattern: /(?<![\w.])(FrameProcessorPluginRegistry|VisionCameraProxy|frame|proxy)\??\.(\w+)/g,
    isIn: ({ path, identifiers }, [, receiver, member = '']) => {
      const getter = `get${member.charAt(0).toUpperCase()}${member.slice(1)}`;
      return (
        getClassFile(receiver, 'android').test(path) && (identifiers.has(member) || identifiers.has(getter))
      );
    },
  },
  {
    // Labels of the initializer that a Swift plugin overrides.
    languages: ['swift'],
    pattern: /\boverride (?:public )?init\((\w+):[^,()]*,\s*(\w+):/g,
    isIn: ({ text }, [, first, second]) => text.includes(`NS_SWIFT_NAME(init(${first}:${second}:))`),
  },
];

const platforms: Record<string, RegExp> = {
  java: /^android\//,
  kotlin: /^android\//,
  objc: /^(ios\/|VisionCamera\.podspec$)/,
  swift: /^(ios\/|VisionCamera\.podspec$)/,
};

/** Reports library names in a page's native samples that the installed package doesn't have. */
export function checkNativeNames(page: readonly Sample[]): Problem[] {
  const samples = page.filter(({ language }) => !typeScriptLanguages.includes(language));
  const declared = new Set(samples.flatMap(listDeclarations));
  return samples.flatMap((sample) => {
    const files = readNativeFiles().filter(({ path }) => platforms[sample.language]?.test(path) ?? true);
    return nativeRules
      .filter(({ languages }) => languages?.includes(sample.language) ?? true)
      .flatMap(({ pattern, isIn }) =>
        [...removeComments(sample).matchAll(pattern)]
          .filter((match) => !declared.has(match[0]) && !files.some((file) => isIn(file, match)))
          .map((match) => ({
            file: sample.page,
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

function getClassFile(receiver: string | undefined, platform: 'ios' | 'android'): RegExp {
  const names = { frame: 'Frame', proxy: 'VisionCameraProxy(Holder)?' };
  const name = names[receiver as keyof typeof names] ?? receiver;
  return new RegExp(`^${platform}/.*/${name}\\.\\w+$`);
}
