import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readTitledSamples, requireActual, runModule } from './jestMock/loadSamples';
import { rootFolder } from '../../src/node-utils/rootFolder';

const samples = readTitledSamples('docs/guides/mocking.mdx');

// The mock gets two names from React Native, and the library's own functions from Jest.
const reactNative = () => ({ View: 'View', Dimensions: { get: () => ({ width: 390, height: 844 }) } });
const jest = { ...vi, requireActual: (name: string) => requireActual(name, { 'react-native': reactNative }) };

function runSample(title: string, modules = {}): Record<string, unknown> {
  const code = samples.get(title);
  if (code == null) throw new Error(`docs/guides/mocking.mdx has no sample with title="${title}".`);
  return runModule(code, { 'react-native': reactNative, '@jest/globals': () => ({ jest }), ...modules });
}

const devices = runSample('src/mockDevices.ts');
const mock = runSample('__mocks__/react-native-vision-camera.tsx', { '../src/mockDevices': () => devices });

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
