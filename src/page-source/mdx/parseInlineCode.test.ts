import { expect, test } from 'vitest';
import { parseInlineCode } from './parseInlineCode';

test.each([
  ['useCameraDevice', { kind: 'path', names: ['useCameraDevice'], isCall: false }],
  ['camera.current?.takePhoto()', { kind: 'path', names: ['camera', 'takePhoto'], isCall: true }],
  ['<Camera isActive={true} photo />', { kind: 'element', name: 'Camera', props: ['isActive', 'photo'] }],
  ['fps={60}', { kind: 'prop', name: 'fps' }],
  ['{ fps: 60 }', { kind: 'object', keys: ['fps'] }],
  ['npm install', { kind: 'other' }],
])('parses %s', (code, expected) => {
  expect(parseInlineCode(code)).toEqual(expected);
});
