import { readSite } from '../src/page-source/readSite';
import { describe, expect, test } from 'vitest';

const site = readSite();
const samples = ['overview', 'ios', 'android', 'cpp', 'jsi', 'final'].flatMap(
  (name) => site.getPage(`docs/guides/frame-processors-plugins-${name}.mdx`).samples,
);

/** Samples of the plugin that all guides build. Skips other plugins and code that's wrong on purpose. */
const series = samples.filter(({ code }) => /measureBrightness/i.test(code) && !code.includes('❌'));

interface Grammar {
  languages: string[];
  /** The name that registers or initializes the plugin. */
  name: RegExp;
  /** An option key that is read or passed. */
  option: RegExp;
  /** A result key that is written or typed. */
  result: RegExp;
}

const grammars: Grammar[] = [
  {
    languages: ['swift'],
    name: /addFrameProcessorPlugin\("([^"]+)"/g,
    option: /arguments\?\["([^"]+)"\]/g,
    result: /[[ ]"(\w+)":/g,
  },
  {
    languages: ['objc'],
    name: /(?:FRAME_PROCESSOR\(MeasureBrightnessPlugin, |addFrameProcessorPlugin:@")(\w+)/g,
    option: /arguments\[@"([^"]+)"\]/g,
    result: /@"([^"]+)" :/g,
  },
  {
    languages: ['kotlin'],
    name: /addFrameProcessorPlugin\("([^"]+)"/g,
    option: /params\?\.get\("([^"]+)"\)/g,
    result: /"([^"]+)" to /g,
  },
  {
    languages: ['java'],
    name: /addFrameProcessorPlugin\(\s*"([^"]+)"/g,
    option: /params\.get\("([^"]+)"\)/g,
    result: /result\.put\("([^"]+)"/g,
  },
  {
    languages: ['cpp'],
    name: /forAscii\(runtime, "([^"]+)"\)/g,
    option: /arguments\[1\]\S*getProperty\(runtime, "([^"]+)"\)/g,
    result: /result\.setProperty\(runtime, "([^"]+)"/g,
  },
  {
    languages: ['ts', 'tsx'],
    name: /initFrameProcessorPlugin\('([^']+)'/g,
    option: /\.call\(frame, \{ (\w+)/g,
    result: /(?<=interface BrightnessResult \{[^}]*)(\w+): number;/g,
  },
];

function collect(languages: readonly string[], pattern: RegExp): string[] {
  const found = series
    .filter(({ language }) => languages.includes(language))
    .flatMap(({ code }) => [...code.matchAll(pattern)].map((match) => match[1]!));
  return [...new Set(found)].sort();
}

describe('the plugin in the guides about native plugins', () => {
  test.each(grammars)(
    'has one name, one option and one result in $languages',
    ({ languages, name, option, result }) => {
      expect(collect(languages, name)).toEqual(['measureBrightness']);
      expect(collect(languages, option)).toEqual(['step']);
      expect(collect(languages, result)).toEqual(['brightness', 'samples']);
    },
  );

  test('binds each external Kotlin method to a C++ function', () => {
    const methods = series
      .filter(({ language }) => language === 'kotlin')
      .flatMap(({ code }) => {
        const [, folder] = /package ([\w.]+)/.exec(code) ?? [];
        const [, owner] = /class (\w+)/.exec(code) ?? [];
        return [...code.matchAll(/external fun (\w+)/g)].map(
          ([, method]) => `Java_${folder?.replaceAll('.', '_')}_${owner}_${method}`,
        );
      });
    expect(methods).toHaveLength(2);
    expect(collect(['cpp'], /(Java_\w+)\(/g)).toEqual(methods.sort());
  });

  test('loads the library that CMake builds', () => {
    const built = samples
      .filter(({ language }) => language === 'cmake')
      .flatMap(({ code }) => [...code.matchAll(/add_library\(\s*(\w+)/g)].map((match) => match[1]));
    expect([...new Set(built)]).toEqual(collect(['kotlin'], /System\.loadLibrary\("([^"]+)"\)/g));
  });
});
