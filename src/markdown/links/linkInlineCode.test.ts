import { expect, test } from 'vitest';
import { createNameIndex } from './createNameIndex';
import { linkInlineCode } from './linkInlineCode';
import { testModel } from './testModel';

const index = createNameIndex(testModel);

function linksOf(code: string, isBareKnown?: boolean): string[] {
  return linkInlineCode(index, code, isBareKnown).map(
    ({ start, end, address }) => `${code.slice(start, end)} ${address}`,
  );
}

test.each([
  ['useCameraDevice', '/docs/api/functions/useCameraDevice'],
  ["useCameraDevice('back')", '/docs/api/functions/useCameraDevice'],
  ['<Camera>', '/docs/api/classes/Camera'],
  ['<Camera isActive={true} />', '/docs/api/classes/Camera'],
  ['Camera.takePhoto()', '/docs/api/classes/Camera#takephoto'],
  ['camera.current?.takePhoto()', '/docs/api/classes/Camera#takephoto'],
  ['CameraProps.isActive', '/docs/api/interfaces/CameraProps#isactive'],
  ['isActive={false}', '/docs/api/interfaces/CameraProps#isactive'],
  ['isActive', '/docs/api/interfaces/CameraProps#isactive'],
  ['device.minZoom', '/docs/api/interfaces/CameraDevice#minzoom'],
  ['DrawableFrame.width', '/docs/api/interfaces/Frame#width'],
  ['fps={60}', '/docs/api/interfaces/CameraProps#fps'],
  ['session/camera-not-ready', '/docs/guides/errors#session-camera-not-ready'],
])('links %s as a whole', (code, address) => {
  expect(linksOf(code)).toEqual([`${code} ${address}`]);
});

test('links the names in a type', () => {
  expect(linksOf('Promise<PhotoFile> | Frame[]')).toEqual([
    'PhotoFile /docs/api/interfaces/PhotoFile',
    'Frame /docs/api/interfaces/Frame',
  ]);
});

test('links what a declaration extends', () => {
  expect(linksOf('interface Lens extends Frame')).toEqual(['Frame /docs/api/interfaces/Frame']);
});

test.each([
  'width',
  'fps',
  'name',
  'session/lost',
  'Frame Processors are on',
  'device.fps',
  'x.Frame',
  "'Frame'",
  'takePhoto.ts',
])('leaves %s alone', (code) => {
  expect(linksOf(code)).toEqual([]);
});

test('takes a bare word on an API page for a parameter', () => {
  expect(linksOf('isActive', false)).toEqual([]);
  expect(linksOf('Frame', false)).toHaveLength(1);
});
