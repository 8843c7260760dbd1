import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { rootFolder } from '../../../../src/node-utils/rootFolder';
import { readDiagnostics } from './readDiagnostics';
import { runTool } from './runTool';
import { withSampleFolder } from './writeSamples';

const HEADERS = join(rootFolder, 'tests/content/check-samples/native/headers');
const REACT_NATIVE = join(rootFolder, 'node_modules/react-native');

/** Headers of React Native and worklets-core that C++ and Objective-C++ samples include. */
export const nativeIncludes = [
  join(HEADERS, 'android'),
  join(REACT_NATIVE, 'ReactCommon'),
  join(REACT_NATIVE, 'ReactCommon/jsi'),
  join(REACT_NATIVE, 'ReactCommon/callinvoker'),
  join(REACT_NATIVE, 'ReactAndroid/src/main/jni/first-party/jni-hack'),
];

/** Folders of headers by the name that Objective-C imports them under. */
const FRAMEWORKS = {
  React: join(REACT_NATIVE, 'React/Base'),
  RCTDeprecation: join(REACT_NATIVE, 'ReactApple/Libraries/RCTFoundation/RCTDeprecation/Exported'),
  VisionCamera: join(rootFolder, 'node_modules/react-native-vision-camera/ios/FrameProcessors'),
};

/** Languages of the samples that clang reads. */
const LANGUAGES = ['cpp', 'objc'];

/**
 * Parses the C++ and Objective-C(++) samples of one page with clang, without generating code. Uses the headers of React
 * Native and the library, and small mocks of Apple's and Android's. Titled samples can include each other.
 */
export function checkClang(page: readonly Sample[]): Problem[] {
  const samples = page.filter(({ language }) => LANGUAGES.includes(language));
  if (samples.length === 0) return [];
  return withSampleFolder(
    samples,
    ({ folder, paths }) => {
      const frameworks = join(folder, '.frameworks');
      mkdirSync(frameworks);
      for (const [name, target] of Object.entries(FRAMEWORKS)) symlinkSync(target, join(frameworks, name));
      const includes = [...new Set(paths.map((path) => dirname(path))), ...nativeIncludes];
      const apple = [frameworks, FRAMEWORKS.VisionCamera, join(HEADERS, 'apple')];
      return samples.flatMap((sample, index) =>
        parse(sample, paths[index]!, sample.language === 'objc' ? [...includes, ...apple] : includes),
      );
    },
    'cpp',
  );
}

function parse(sample: Sample, path: string, includes: readonly string[]): Problem[] {
  const mode = {
    '.m': ['-x', 'objective-c', '-fobjc-arc', '-fobjc-runtime=ios-15.1', '-fblocks'],
    '.mm': ['-x', 'objective-c++', '-std=c++20', '-fobjc-arc', '-fobjc-runtime=ios-15.1', '-fblocks'],
  }[extname(path)] ?? ['-x', 'c++', '-std=c++20'];
  const { output } = runTool('clang', [
    ...mode,
    '-fsyntax-only',
    '-fno-caret-diagnostics',
    ...includes.flatMap((folder) => ['-I', folder]),
    path,
  ]);
  return readDiagnostics('clang', output, [sample], [path]);
}
