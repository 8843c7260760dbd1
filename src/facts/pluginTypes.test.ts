import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPluginTypes } from './pluginTypes';

const { arguments: pluginArguments, results, unsupported } = readPluginTypes();
const LIBRARY = new URL('../../node_modules/react-native-vision-camera/', import.meta.url);
const readSource = (path: string) => readFileSync(new URL(path, LIBRARY), 'utf8');
const androidConverter = readSource('android/src/main/cpp/frameprocessors/JSIJNIConversion.cpp');
const iosConverter = readSource('ios/FrameProcessors/JSINSObjectConversion.mm');

describe('types of frame processor plugins', () => {
  test.each([...pluginArguments, ...results])('$javascript is handled by both converters', (row) => {
    expect(androidConverter).toContain(row.androidSource);
    expect(iosConverter).toContain(row.iosSource);
  });

  // `JInteger` and `number.doubleValue` stand for both kinds of numbers.
  test.each([
    ['Android', androidConverter, /isInstanceOf\((?:jni::)?(J\w+)/g, 'androidSource', ['JDouble']],
    ['iOS', iosConverter, /isKindOfClass:\[(@?\w+) class\]/g, 'iosSource', ['NSNumber']],
  ] as const)('lists every class that the %s converter returns', (_, converter, pattern, source, covered) => {
    const handled = [...converter.matchAll(pattern)].map(([, name]) => name!);
    expect(handled.length).toBeGreaterThan(covered.length);
    expect(handled.filter((name) => !results.some((row) => row[source].includes(name)))).toEqual(covered);
  });

  test("quotes the converters' errors", () => {
    const quoted = unsupported.flatMap(({ outcome }) => /^`([^`]+)`/.exec(outcome)?.[1] ?? []);
    expect(quoted).toHaveLength(4);
    for (const message of quoted) expect(androidConverter + iosConverter).toContain(message.split(' "…"')[0]);
  });
});
