import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { rootFolder } from '../../../../src/node-utils/rootFolder';
import { readDiagnostics } from './readDiagnostics';
import { runTool } from './runTool';
import { withSampleFolder } from './writeSamples';

const HEADERS = join(rootFolder, 'node_modules/react-native-vision-camera/ios/FrameProcessors');

/** The library's Objective-C classes as the module that Swift imports. */
const MODULE = `module VisionCamera {
  header "VisionCamera/Frame.h"
  header "VisionCamera/FrameProcessorPlugin.h"
  header "VisionCamera/FrameProcessorPluginRegistry.h"
  header "VisionCamera/SharedArray.h"
  header "VisionCamera/VisionCameraProxyHolder.h"
  export *
}
`;

/** Checks the types of the Swift samples of one page against the iOS SDK: all whole files together, each fragment by itself. */
export function checkSwift(page: readonly Sample[]): Problem[] {
  const samples = page.filter(({ language }) => language === 'swift');
  if (samples.length === 0) return [];
  const sdk = runTool('xcrun', ['--sdk', 'iphoneos', '--show-sdk-path']).output.trim();
  return withSampleFolder(
    samples,
    ({ folder, paths }) => {
      const modules = join(folder, '.modules');
      mkdirSync(modules);
      symlinkSync(HEADERS, join(modules, 'VisionCamera'));
      writeFileSync(join(modules, 'module.modulemap'), MODULE);
      const options = ['-typecheck', '-swift-version', '5', '-sdk', sdk, '-target', 'arm64-apple-ios15.1'];
      const isNamed = (path: string) => !/\/sample-\d+\.swift$/.test(path);
      const groups = [paths.filter(isNamed), ...paths.filter((path) => !isNamed(path)).map((path) => [path])];
      return groups
        .filter((group) => group.length > 0)
        .flatMap((group) => {
          const { output } = runTool('swiftc', [...options, '-I', modules, ...group]);
          return readDiagnostics('swiftc', output, samples, paths);
        });
    },
    'swift',
  );
}
