import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from '../problem';
import { isWholeFile, type Sample } from '../readSamples';
import { rootFolder } from '../rootFolder';

const includeFolders = [
  'react-native/ReactCommon/jsi',
  'react-native/ReactCommon/callinvoker',
  'react-native/ReactCommon',
  'react-native/ReactAndroid/src/main/jni/first-party/jni-hack',
  'react-native-worklets-core/cpp',
].map((folder) => join(rootFolder, 'node_modules', folder));

/** What the compiler said about the C++ samples. */
export interface CppResult {
  checked: number;
  /** Samples that nothing compiled, with the reason. */
  skipped: { sample: Sample; reason: string }[];
  problems: Problem[];
}

/**
 * Compiles the C++ samples of one page against JSI and JNI, without generating code; titled samples can include each other.
 * The compiler is that of the variable `CXX`, else `c++`; a machine without one skips all samples and says so.
 */
export function checkCpp(samples: readonly Sample[], compiler = process.env.CXX ?? 'c++'): CppResult {
  const result: CppResult = { checked: 0, skipped: [], problems: [] };
  if (samples.length === 0) return result;
  if (spawnSync(compiler, ['--version']).status !== 0) {
    return {
      ...result,
      skipped: samples.map((sample) => ({ sample, reason: `no C++ compiler "${compiler}" here` })),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  try {
    const paths = samples.map((sample, index) => writeSample(folder, sample, index));
    const folders = [...includeFolders, ...paths.map((path) => dirname(path))];
    samples.forEach((sample, index) => {
      const missing = findMissingHeader(sample);
      if (missing != null) {
        result.skipped.push({ sample, reason: `the header <${missing}> belongs to a platform's SDK` });
        return;
      }
      result.checked += 1;
      result.problems.push(...compile(compiler, sample, paths[index]!, folders));
    });
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeSample(folder: string, sample: Sample, index: number): string {
  const path = join(folder, isWholeFile(sample) ? sample.title! : `sample-${index}.cpp`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sample.code);
  return path;
}

function findMissingHeader(sample: Sample): string | undefined {
  return /^\s*#(?:include|import)\s*<((?:fbjni\/|android\/|Foundation\/|VisionCamera\/|ReactCommon\/CallInvokerHolder)[^>]*)>/m.exec(
    sample.code,
  )?.[1];
}

function compile(compiler: string, sample: Sample, path: string, folders: readonly string[]): Problem[] {
  const flags = ['-std=c++20', '-fsyntax-only', '-x', 'c++', ...folders.flatMap((folder) => ['-I', folder])];
  const { stderr } = spawnSync(compiler, [...flags, path], { encoding: 'utf8' });
  return stderr.split('\n').flatMap((text) => {
    const [, source, line, message] = /^(.*?):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/.exec(text) ?? [];
    if (source !== path) return [];
    return [{ file: sample.file, line: sample.line + Number(line) - 1, message: `C++: ${message}` }];
  });
}
