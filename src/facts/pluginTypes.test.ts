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

  test('lists every class that the Android converter returns', () => {
    const handled = [...androidConverter.matchAll(/isInstanceOf\((?:jni::)?(J\w+)/g)].map(
      (match) => match[1],
    );
    expect(handled).toEqual([
      'JBoolean',
      'JDouble',
      'JInteger',
      'JString',
      'JList',
      'JMap',
      'JFrame',
      'JSharedArray',
    ]);
  });

  test('lists every class that the iOS converter returns', () => {
    const handled = [...iosConverter.matchAll(/isKindOfClass:\[(@?\w+) class\]/g)].map((match) => match[1]);
    expect(handled).toEqual([
      'NSNumber',
      '@YES',
      'NSString',
      'NSDictionary',
      'NSArray',
      'Frame',
      'SharedArray',
    ]);
  });

  test("quotes the converters' errors", () => {
    const quoted = unsupported.flatMap(({ outcome }) => /^`([^`]+)`/.exec(outcome)?.[1] ?? []);
    expect(quoted).toHaveLength(4);
    for (const message of quoted) expect(androidConverter + iosConverter).toContain(message.split(' "…"')[0]);
  });
});
