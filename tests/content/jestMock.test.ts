import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { readTitledSamples, requireActual, runModule } from './jestMock/loadSamples';
import * as reactNative from './jestMock/reactNative';
import { rootFolder } from './rootFolder';

// Reading the repository's files needs the Node environment, so the document is set up by hand, before the library that looks for it.
const browser = await builtinEnvironments['happy-dom'].setup(globalThis, {});
const testingLibrary = await import('@testing-library/react');
afterAll(() => browser.teardown(globalThis));

const MOCK = '__mocks__/react-native-vision-camera.tsx';
const SCREEN = 'src/CameraScreen.tsx';
const TEST = 'src/CameraScreen.test.tsx';
const samples = readTitledSamples('docs/guides/mocking.mdx');

// Stand-ins: Vitest for Jest, HTML for React Native's views, the DOM's Testing Library for React Native's.
const shims = {
  'react-native': () => reactNative,
  '@jest/globals': () => ({
    afterEach,
    expect,
    test,
    jest: {
      ...vi,
      requireActual: (name: string) => requireActual(name, { 'react-native': () => reactNative }),
    },
  }),
  '@testing-library/react-native': () => ({
    ...testingLibrary,
    fireEvent: { press: testingLibrary.fireEvent.click },
  }),
};

afterEach(testingLibrary.cleanup);

function runSample(title: string, modules = {}): Record<string, unknown> {
  const code = samples.get(title);
  if (code == null) throw new Error(`docs/guides/mocking.mdx has no sample with title="${title}".`);
  return runModule(code, { ...shims, ...modules });
}

const mock = runSample(MOCK);
const screen = runSample(SCREEN, { 'react-native-vision-camera': () => mock });

describe("the mocking guide's own tests", () => {
  runSample(TEST, { 'react-native-vision-camera': () => mock, './CameraScreen': () => screen });
});

describe("the mocking guide's Jest mock", () => {
  it('has every runtime export of the library', () => {
    const source = join(rootFolder, 'node_modules/react-native-vision-camera/src');
    const exported = [
      ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/export \* from '\.\/(.+)'/g),
    ]
      .map(([, path]) => path!)
      .flatMap((path) =>
        readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
          (file) => file.replace(/\.tsx?$/, '') === path,
        ),
      )
      .flatMap((file) => [
        ...readFileSync(join(source, file), 'utf8').matchAll(/^export (?:const|class|function) (\w+)/gm),
      ])
      .map((match) => match[1]);
    expect(exported.length).toBeGreaterThan(20);
    expect(Object.keys(mock).sort()).toEqual(exported.sort());
  });

  it('has every public method of Camera', () => {
    const source = readFileSync(
      join(rootFolder, 'node_modules/react-native-vision-camera/src/Camera.tsx'),
      'utf8',
    );
    const Camera = mock.Camera as { prototype: object };
    for (const [, isStatic, name] of source.matchAll(/^ {2}public (static )?(?:async )?(\w+)\(/gm)) {
      expect(isStatic ? Camera : Camera.prototype, name).toHaveProperty(name!);
    }
  });
});
