import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problem';
import { isWholeFile, type Sample } from '../readSamples';
import { rootFolder } from '../../../../src/node-utils/rootFolder';
import { readDiagnostics } from './readDiagnostics';
import { runTool } from './runTool';
import { withSampleFolder } from './writeSamples';

/** The version of React Native 0.81's template. It weighs 90 MB, so it's installed only when this check runs. */
const COMPILER = 'kotlin-compiler@2.1.20';
const COMPILER_FOLDER = join(rootFolder, 'node_modules/.cache/kotlin-compiler');
const COMPILER_JAR = join(COMPILER_FOLDER, 'node_modules/kotlin-compiler/lib/kotlin-compiler.jar');

const LIBRARY = join(
  rootFolder,
  'node_modules/react-native-vision-camera/android/src/main/java/com/mrousavy/camera',
);

/** The library's files that plugins import. */
const SOURCES = [
  'core/CameraError.kt',
  'core/types/JSUnionValue.kt',
  'core/types/PixelFormat.kt',
  'core/types/VideoStabilizationMode.kt',
  'frameprocessors/Frame.java',
  'frameprocessors/FrameProcessorPlugin.java',
  'frameprocessors/FrameProcessorPluginRegistry.java',
  'frameprocessors/SharedArray.java',
].map((path) => join(LIBRARY, path));

/** Compiles the Kotlin samples of all pages against the library and stubs of Android and React Native: files together, fragments alone. */
export function checkKotlin(pages: readonly (readonly Sample[])[]): Problem[] {
  const samples = pages
    .flat()
    .filter(({ language, add, replace }) => language === 'kotlin' && add == null && replace == null);
  if (samples.length === 0) return [];
  installCompiler();
  const files = samples.filter(isWholeFile);
  const fragments = samples.filter((sample) => !isWholeFile(sample)).map((sample) => [sample]);
  return [files, ...fragments].filter((group) => group.length > 0).flatMap(compile);
}

function compile(samples: readonly Sample[]): Problem[] {
  return withSampleFolder(
    samples,
    ({ folder, paths }) => {
      const stubs = join(rootFolder, 'tests/content/check-samples/native/headers/java');
      const compiler = ['-cp', COMPILER_JAR, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
      const options = ['-nowarn', '-no-reflect', '-d', join(folder, '.classes')];
      const { output } = runTool('java', [...compiler, ...options, ...paths, ...SOURCES, stubs]);
      return readDiagnostics('kotlinc', output, samples, paths);
    },
    'kt',
  );
}

function installCompiler(): void {
  if (existsSync(COMPILER_JAR)) return;
  const { isPassed, output } = runTool('npm', [
    'install',
    '--no-save',
    '--prefix',
    COMPILER_FOLDER,
    COMPILER,
  ]);
  if (!isPassed) throw new Error(`${COMPILER} can't be installed:\n${output}`);
}
