import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../node-utils/rootFolder';
import { propGroups } from './propGroups';

test('every prop of <Camera> is in one group', () => {
  const file = 'node_modules/react-native-vision-camera/src/types/CameraProps.ts';
  const source = readFileSync(path.join(rootFolder, file), 'utf8');
  const body = source.slice(source.indexOf('interface CameraProps'));
  const props = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name!);
  // Only the library's main branch has it.
  expect(Object.values(propGroups).flat().sort()).toEqual([...props, 'onBytesWrittenVideo'].sort());
});
