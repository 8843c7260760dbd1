import { dirname, join } from 'node:path';
import type { Problem } from '../../pages/problem';
import type { Sample } from '../../../src/page-source/samples/readSamples';
import { rootFolder } from '../../../src/config/rootFolder';
import { readDiagnostics, runTool, withSampleFolder } from './compileSamples';

const REACT_NATIVE = join(rootFolder, 'node_modules/react-native');

const INCLUDES = [
  'ReactCommon',
  'ReactCommon/jsi',
  'ReactCommon/callinvoker',
  'ReactAndroid/src/main/jni/first-party/jni-hack',
].map((folder) => `-I${join(REACT_NATIVE, folder)}`);

/**
 * Checks the C++ samples of one page with clang, against React Native's headers. Titled samples can include each other.
 * Files that include headers of the NDK are only checked if ANDROID_NDK_HOME is set.
 */
export function checkCpp(page: readonly Sample[]): Problem[] {
  const samples = page.filter(({ language }) => language === 'cpp');
  return withSampleFolder(
    samples,
    (_, paths) =>
      samples.flatMap((sample, index) => {
        const needsNdk = /#include <android\//.test(sample.code);
        const tool = needsNdk ? findNdkCompiler() : ['clang'];
        if (tool == null) return [];
        const folders = [...new Set(paths.map((path) => `-I${dirname(path)}`))];
        const options = ['-x', 'c++', '-std=c++20', '-fsyntax-only', '-fno-caret-diagnostics'];
        const result = runTool(tool[0]!, [
          ...tool.slice(1),
          ...options,
          ...folders,
          ...INCLUDES,
          paths[index]!,
        ]);
        return readDiagnostics('clang', result, [sample], [paths[index]!]);
      }),
    'cpp',
  );
}

function findNdkCompiler(): string[] | undefined {
  const ndk = process.env.ANDROID_NDK_HOME;
  const host = process.platform === 'darwin' ? 'darwin-x86_64' : 'linux-x86_64';
  return ndk == null
    ? undefined
    : [join(ndk, 'toolchains/llvm/prebuilt', host, 'bin/clang++'), '--target=aarch64-linux-android26'];
}
