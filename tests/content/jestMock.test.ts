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
const DEVICES = 'src/mockDevices.ts';
const LAYOUT = 'src/CameraLayout.tsx';
const SCREEN = 'src/ReceiptScreen.tsx';
const TEST = 'src/ReceiptScreen.test.tsx';
const samples = readTitledSamples('docs/guides/mocking.mdx');
samples.set(LAYOUT, readTitledSamples('docs/guides/getting-started.mdx').get(LAYOUT)!);

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
    fireEvent: Object.assign(callEventProp, { press: testingLibrary.fireEvent.click }),
  }),
  'react-native-safe-area-context': () => ({
    SafeAreaProvider: reactNative.View,
    SafeAreaView: reactNative.View,
  }),
};

afterEach(testingLibrary.cleanup);

function runSample(title: string, modules = {}): Record<string, unknown> {
  const code = samples.get(title);
  if (code == null) throw new Error(`docs/guides/mocking.mdx has no sample with title="${title}".`);
  return runModule(code, { ...shims, ...modules });
}

/** Calls the prop of the nearest component above an element, as `fireEvent` of the Testing Library for React Native does. */
function callEventProp(element: Element, event: string, value: unknown): void {
  const prop = `on${event[0]!.toUpperCase()}${event.slice(1)}`;
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))!;
  let fiber = (element as unknown as Record<string, Fiber>)[key]!;
  while (typeof fiber.memoizedProps?.[prop] !== 'function') {
    if (fiber.return == null) throw new Error(`No component has a prop ${prop}.`);
    fiber = fiber.return;
  }
  const handler = fiber.memoizedProps[prop] as (value: unknown) => void;
  testingLibrary.act(() => handler(value));
}

interface Fiber {
  memoizedProps: Record<string, unknown> | null;
  return: Fiber | null;
}

const devices = runSample(DEVICES);
const mock = runSample(MOCK, { '../src/mockDevices': () => devices });
const useMock = { 'react-native-vision-camera': () => mock };
const layout = runSample(LAYOUT, useMock);
const screen = runSample(SCREEN, { ...useMock, './CameraLayout': () => layout });

describe("the mocking guide's own tests", () => {
  runSample(TEST, { ...useMock, './ReceiptScreen': () => screen });
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
