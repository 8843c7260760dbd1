import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { rootFolder } from '../../src/config/rootFolder';
import { loadPackageFile, loadSample } from './loadSample';

// The mock needs two names of React Native, and gets the library's own functions from Jest.
const packages = {
  'react-native': { View: 'View', Dimensions: { get: () => ({ width: 390, height: 844 }) } },
};
const requireActual = (name: string) => loadPackageFile(name, packages);
const jest = { ...vi, requireActual };
const mock = loadSample('__mocks__/react-native-vision-camera.tsx', {
  ...packages,
  '@jest/globals': { jest },
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
    const Camera = mock.Camera!;
    for (const [, isStatic, name] of source.matchAll(/^ {2}public (static )?(?:async )?(\w+)\(/gm)) {
      expect(isStatic ? Camera : (Camera.prototype as object), name).toHaveProperty(name!);
    }
  });
});
