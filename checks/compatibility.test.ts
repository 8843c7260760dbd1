/** Compares the tables of compatible versions with what the library's own build files ask for. */
import { expect, test } from 'vitest';
import library from 'react-native-vision-camera/package.json';
import { readCompatibility } from '../src/facts/compatibility';
import { readSource } from './library/readSources';

const { reactNative, platforms, packages } = readCompatibility();
const gradle = readSource('android/build.gradle');

/** Returns the row of a platform requirement. */
function rowOf(subject: string) {
  const row = platforms.find((platform) => platform.subject === subject);
  if (row == null) throw new Error(`docs/facts/compatibility.yml has no platform "${subject}".`);
  return row;
}

/** Returns the first group of a pattern in one of the library's files. */
function find(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found == null) throw new Error(`The library has no ${pattern} anymore. Adapt this test.`);
  return found;
}

test.each(['minSdkVersion', 'compileSdkVersion'])('Android needs the documented %s', (name) => {
  const version = find(gradle, new RegExp(`safeExtGet\\("${name}", (\\d+)\\)`));
  expect(rowOf(`Android \`${name}\``).versions).toBe(`${version} or later`);
});

test('frames need the documented minSdkVersion to be read', () => {
  const source = readSource('android/src/main/cpp/frameprocessors/FrameHostObject.cpp');
  const version = find(source, /toArrayBuffer\(\) is only available if minSdkVersion is set to (\d+)/);
  expect(rowOf('Android `minSdkVersion`').note).toContain(`need ${version} or later to build`);
});

test('Kotlin has to read the coroutines that the library uses', () => {
  const version = find(gradle, /kotlinx-coroutines-android:([\d.]+)/);
  expect(rowOf('Kotlin').note).toContain(`kotlinx-coroutines ${version}`);
});

test('every supported React Native needs a newer iOS than the library', () => {
  const needed = Number(find(readSource('VisionCamera.podspec'), /:ios => "([\d.]+)"/));
  const oldest = Number(find(rowOf('iOS deployment target').note, /needs ([\d.]+), and/));
  expect(oldest).toBeGreaterThan(needed);
});

test('lists each optional peer dependency', () => {
  const listed = packages.map(({ subject }) => subject.replaceAll('`', ''));
  expect(listed).toEqual(expect.arrayContaining(Object.keys(library.peerDependenciesMeta)));
});

test('the last row is about the documented release', () => {
  expect(reactNative.at(-1)?.libraryRelease).toBe(`${library.version}, untested`);
});
