import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyBlock } from '../../check-setup/applyBlock';
import type { Problem } from '../problem';
import { isWholeFile, type Sample } from '../readSamples';
import { nativeIncludes } from './checkClang';
import { runTool } from './runTool';
import { withSampleFolder } from './writeSamples';

/** The commands that the build needs. */
export const CMAKE_TOOLS = ['cmake', 'clang', 'clang++', 'nm'];

/** Prefabs of React Native that CMakeLists.txt finds: only headers, because nothing runs. */
const REACT_ANDROID = ['jsi', 'reactnative']
  .map((name) => `add_library(ReactAndroid::${name} INTERFACE IMPORTED)`)
  .join('\n');

/**
 * Builds a page's final CMakeLists.txt as a library for this machine, and looks for the function of each Kotlin
 * `external fun` in it. React Native and the NDK are empty libraries.
 */
export function checkCMakeBuild(page: readonly Sample[]): Problem[] {
  const blocks = page.filter(({ language, title }) => language === 'cmake' && title != null);
  if (blocks.length === 0) return [];
  const files = page.filter((sample) => isWholeFile(sample) && sample.language === 'cpp');
  return withSampleFolder(files, ({ folder }) => {
    for (const block of blocks) {
      const path = join(folder, block.title!);
      mkdirSync(dirname(path), { recursive: true });
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      writeFileSync(path, applyBlock(before, block));
    }
    const source = join(folder, dirname(blocks[0]!.title!));
    const last = blocks.at(-1)!;
    const { library, error } = build(folder, source);
    if (library == null) return [{ file: last.file, line: last.line, message: `CMake: ${error}` }];
    const { output } = runTool('nm', ['-D', '--defined-only', library]);
    const symbols = new Set(output.match(/\bJava_\w+/g));
    return page.flatMap(listExternalFunctions).flatMap(({ file, line, symbol }): Problem[] => {
      if (symbols.has(symbol)) return [];
      const message = `The library that CMakeLists.txt builds has no ${symbol}: add the file with it to add_library, or correct the name.`;
      return [{ file, line, message }];
    });
  });
}

/** Builds a folder with CMakeLists.txt. Returns the path of its library, or the end of the output. */
function build(folder: string, source: string): { library?: string; error?: string } {
  const stubs = join(folder, '.stubs');
  const output = join(folder, '.build');
  mkdirSync(stubs);
  writeFileSync(join(stubs, 'ReactAndroidConfig.cmake'), REACT_ANDROID);
  writeFileSync(join(stubs, 'empty.c'), '');
  const steps: [string, string[]][] = [
    ['clang', ['-shared', '-fPIC', join(stubs, 'empty.c'), '-o', join(stubs, 'libnativewindow.so')]],
    [
      'cmake',
      [
        ...['-S', source, '-B', output, `-DReactAndroid_DIR=${stubs}`],
        '-DCMAKE_C_COMPILER=clang',
        '-DCMAKE_CXX_COMPILER=clang++',
        `-DCMAKE_LIBRARY_OUTPUT_DIRECTORY=${output}`,
        `-DCMAKE_SHARED_LINKER_FLAGS=-L${stubs}`,
        // Gradle hides symbols too.
        `-DCMAKE_CXX_FLAGS=-fvisibility=hidden ${nativeIncludes.map((include) => `-I${include}`).join(' ')}`,
      ],
    ],
    ['cmake', ['--build', output, '--parallel', '2']],
  ];
  for (const [tool, options] of steps) {
    const result = runTool(tool, options);
    if (!result.isPassed) return { error: summarize(result.output) };
  }
  const { output: list } = runTool('find', [output, '-maxdepth', '1', '-name', 'lib*.so']);
  const [library] = list.split('\n').filter(Boolean);
  return library == null ? { error: 'add_library builds no shared library.' } : { library };
}

function summarize(output: string): string {
  const start = Math.max(output.search(/CMake Error|error:/), 0);
  const lines = output
    .slice(start)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter(Boolean).slice(0, 4).join(' ');
}

/** The JNI names of a Kotlin sample's `external` functions. */
function listExternalFunctions({ file, line, language, code }: Sample) {
  if (language !== 'kotlin') return [];
  const [, packageName = ''] = /^package ([\w.]+)/m.exec(code) ?? [];
  return [...code.matchAll(/\bexternal fun (\w+)/g)].map((match) => {
    const before = code.slice(0, match.index);
    const className = [...before.matchAll(/\b(?:class|object) (\w+)/g)].at(-1)?.[1] ?? '';
    const name = [packageName, className, match[1]!].join('.');
    return {
      file,
      line: line + before.split('\n').length - 1,
      symbol: `Java_${name.replaceAll('_', '_1').replaceAll('.', '_')}`,
    };
  });
}
