import { expect, test } from 'vitest';
import { createFixture } from '../pages/createFixture';
import { vocabulary } from './vocabulary';
import { checkApiNames } from './checkApiNames';
import { readNames } from '../library/readNames';

const sample = '```ts\nconst scanTicket = 1\n```\n\n';

test.each([
  '`useCameraDevice()` `<Camera isActive={true} />` `isActive` `device.minZoom` `frame.width` `frame.render()` `camera.current.takePhoto()`',
  '`Camera.takePhoto()` `CameraProps.isActive` `CameraProps.onBytesWrittenVideo` `VisionCameraProxy.initFrameProcessorPlugin(…)`',
  '`Promise<PhotoFile>` `CameraDevice | undefined` `{ flash: "on", enableShutterSound: true }`',
  '`session/camera-not-ready` `android/build.gradle` `Info.plist` `android.permission.CAMERA`',
  '`AVCaptureSession` `$VCEnableLocation` `VISION_EXPORT_FRAME_PROCESSOR` `useState` `back` `1920x1080`',
  `${sample}\`scanTicket()\``,
])('knows %s', (markdown) => {
  expect(checkApiNames(createFixture(markdown))).toEqual([]);
});

test.each([
  ['`takePicture`', /"takePicture" is not part/],
  ['`Camera.takePicture()`', /Camera has no member "takePicture"/],
  ['`photo.uri`', /PhotoFile has no member "uri"/],
  ['`frame.plane`', /DrawableFrame has no member "plane"/],
  ['`<CameraScreen>`', /"CameraScreen" is not part/],
  ['`<Camera active />`', /CameraProps has no member "active"/],
  ['`{ photoQuality: 1 }`', /"photoQuality" is not part/],
  ['`Promise<CameraPhoto>`', /"CameraPhoto" is not part/],
  ['`session/camera-lost`', /no error code "session\/camera-lost"/],
  ['`$VCEnableGPS`', /"\$VCEnableGPS" is not in the library's native sources/],
])('finds %s', (markdown, message) => {
  expect(checkApiNames(createFixture(`Text.\n\n${markdown}`))).toEqual([
    { file: 'docs/guides/fixture.mdx', line: 3, message: expect.stringMatching(message) },
  ]);
});

test('the vocabulary has no names of the library, and the library has the unreleased ones', () => {
  const { exports } = readNames();
  expect(Object.keys(vocabulary).filter((word) => exports.has(word))).toEqual([]);
  expect([...exports.get('OnBytesWrittenVideoEvent')!]).toEqual(['bytesWritten']);
});
