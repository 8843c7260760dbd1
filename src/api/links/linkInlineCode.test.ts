import { expect, test } from 'vitest';
import { splitAtLinks } from '../../page-source/mdx/codeLinks';
import { createNameIndex } from './createNameIndex';
import { linkInlineCode } from './linkInlineCode';
import { testModel } from './testModel';

const index = createNameIndex(testModel);

test.each([
  ['useCameraDevice', '/docs/api/functions/useCameraDevice'],
  ["useCameraDevice('back')", '/docs/api/functions/useCameraDevice'],
  ['<Camera isActive={true} />', '/docs/api/classes/Camera'],
  ['Camera.takePhoto()', '/docs/api/classes/Camera#takephoto'],
  ['camera.current?.takePhoto()', '/docs/api/classes/Camera#takephoto'],
  ['isActive={false}', '/docs/api/interfaces/CameraProps#isactive'],
  ['isActive', '/docs/api/interfaces/CameraProps#isactive'],
  ['DrawableFrame.width', '/docs/api/interfaces/Frame#width'],
  ['fps={60}', '/docs/api/interfaces/CameraProps#fps'],
  ['session/camera-not-ready', '/docs/guides/errors#session-camera-not-ready'],
])('links %s as a whole', (code, url) => {
  expect(linkInlineCode(index, code)).toEqual([{ start: 0, end: code.length, url }]);
});

test('links the names in a type', () => {
  const code = 'interface Lens extends Promise<PhotoFile | Frame[]>';
  expect(splitAtLinks(code, linkInlineCode(index, code))).toEqual([
    { text: 'interface Lens extends Promise<' },
    { text: 'PhotoFile', url: '/docs/api/interfaces/PhotoFile' },
    { text: ' | ' },
    { text: 'Frame', url: '/docs/api/interfaces/Frame' },
    { text: '[]>' },
  ]);
});

test.each([
  'width',
  'fps',
  'name',
  'isActive()',
  'session/lost',
  'Frame Processors are on',
  'device.fps',
  "'Frame'",
  'takePhoto.ts',
])('leaves %s alone', (code) => {
  expect(linkInlineCode(index, code)).toEqual([]);
});
