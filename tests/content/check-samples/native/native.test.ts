import { describe, expect, test } from 'vitest';
import { createFixture } from '../createFixture';
import { listPages } from '../listPages';
import { formatProblem } from '../problem';
import { readSamples } from '../readSamples';
import { readSourcePage } from '../readSourcePage';
import { checkClang } from './checkClang';
import { checkCMakeBuild } from './checkCMakeBuild';
import { checkKotlin } from './checkKotlin';
import { checkPackageInstall } from './checkPackageInstall';
import { explainSkip, quickChecks } from './nativeChecks';

const GUIDE = 'docs/guides/frame-processors-plugins-cpp.mdx';
const guide = readSourcePage(GUIDE);
const pages = listPages().map((file) => readSamples(readSourcePage(file)));

for (const check of quickChecks) {
  const skip = explainSkip(check);
  if (skip != null) console.log(skip);
  test.skipIf(skip != null)(check.name, () => {
    expect(check.check(pages).map(formatProblem)).toEqual([]);
  });
}

const [hasClang, hasCMake] = quickChecks.map((check) => explainSkip(check) == null);

describe.skipIf(!hasClang)('clang', () => {
  const check = (markdown: string) =>
    checkClang(readSamples(createFixture(markdown))).map(({ message }) => message);

  test.each([
    ['a type error in C++', '```cpp\nint answer = "42";\n```', 'cannot initialize'],
    [
      'an unknown function of JSI',
      '```cpp\n#include <jsi/jsi.h>\nvoid run(facebook::jsi::Runtime &runtime) { runtime.globals(); }\n```',
      "no member named 'globals'",
    ],
    [
      'an unknown property of a frame',
      '```objc title="a.m"\n#import <VisionCamera/Frame.h>\nsize_t size(Frame *frame) { return frame.size; }\n```',
      "property 'size' not found",
    ],
    [
      'a header that the library lacks, in Objective-C++',
      '```objc title="a.mm"\n#import <VisionCamera/Frames.h>\n```',
      "'VisionCamera/Frames.h' file not found",
    ],
  ])('finds %s', (_, markdown, message) => {
    expect(check(markdown)).toEqual([expect.stringContaining(message)]);
  });

  test('lets samples of a page include each other by title', () => {
    const header = '```cpp title="cpp/luma.h"\nint luma();\n```';
    const source = '```cpp title="cpp/luma.cpp"\n#include "luma.h"\nint both = luma() * 2;\n```';
    expect(check(`${header}\n\n${source}`)).toEqual([]);
  });
});

describe.skipIf(!hasCMake)('the CMake build', () => {
  const check = (from: string, to: string) => {
    expect(guide.text).toContain(from);
    return checkCMakeBuild(readSamples(createFixture(guide.text.replace(from, to), GUIDE))).map(
      ({ message }) => message,
    );
  };

  test.each([
    [
      'a function that no built file has',
      '  src/main/cpp/MeasureBrightnessJni.cpp\n',
      '',
      'has no Java_com_brightnessmeter_MeasureBrightnessPlugin_measureLuma',
    ],
    [
      'a file that does not exist',
      '../cpp/installMeasureBrightness.cpp\n',
      '../cpp/install.cpp\n',
      'install.cpp',
    ],
    [
      'a package that React Native lacks',
      'find_package(ReactAndroid ',
      'find_package(ReactNative ',
      'ReactNative',
    ],
  ])('finds %s', (_, from, to, message) => {
    expect(check(from, to)).toEqual([expect.stringContaining(message)]);
  });
});

// Both need the registry.
describe.skipIf(process.env.NIGHTLY !== '1')('the slow checks', () => {
  test('find incompatible versions', () => {
    const json = '{ "devDependencies": { "react": "19.1.0", "react-native": "0.81.6" } }';
    const page = readSamples(createFixture(`\`\`\`json title="package.json"\n${json}\n\`\`\``));
    expect(checkPackageInstall(page).map(({ message }) => message)).toEqual([
      expect.stringContaining('ERESOLVE'),
    ]);
  });

  test('find a Kotlin property that a frame lacks', () => {
    const code = 'fun size(frame: com.mrousavy.camera.frameprocessors.Frame) = frame.size';
    const page = readSamples(createFixture(`\`\`\`kotlin\n${code}\n\`\`\``));
    expect(checkKotlin([page]).map(({ message }) => message)).toEqual([expect.stringContaining("'size'")]);
  });
});
