import { expect, test } from 'vitest';
import { createFixture } from '../createFixture';
import { vocabulary } from '../vocabulary';
import { checkApiNames } from './checkApiNames';
import { readNames } from '../../library/readNames';

const sample = '```ts\nconst scanTicket = 1\n```\n\n';

test.each([
  '`useCameraDevice` `useCameraDevice()` `useCameraFormat(device, [{ fps: 60 }])`',
  '`<Camera>` `<Camera isActive={true} />` `isActive` `isActive={false}`',
  '`Camera.takePhoto()` `CameraProps.isActive` `CameraProps.onBytesWrittenVideo` `Camera.getCameraPermissionStatus`',
  '`Templates.Snapchat` `VisionCameraProxy.initFrameProcessorPlugin(…)` `device.minZoom` `camera.current.takePhoto()`',
  '`CameraDevice[]` `Promise<PhotoFile>` `CameraDevice | undefined` `{ flash: "on", enableShutterSound: true }`',
  '`session/camera-not-ready` `android/build.gradle` `Info.plist` `android.permission.CAMERA` `com.mrousavy.camera`',
  '`AVCaptureSession` `$VCEnableLocation` `VISION_EXPORT_FRAME_PROCESSOR` `useState`',
  `${sample}\`scanTicket()\``,
  '`true` `npm` `back` `ultra-wide-angle-camera` `1920x1080`',
])('knows %s', (markdown) => {
  expect(checkApiNames(createFixture(markdown))).toEqual([]);
});

test.each([
  ['`useCamera()`', /"useCamera" is not part/],
  ['`takePicture`', /"takePicture" is not part/],
  ['`Camera.takePicture()`', /Camera has no member "takePicture"/],
  ['`CameraProps.minZoom`', /CameraProps has no member "minZoom"/],
  ['`CameraDevice.fps`', /CameraDevice has no member "fps"/],
  ['`device.videoWidth`', /CameraDevice has no member "videoWidth"/],
  ['`photo.uri`', /PhotoFile has no member "uri"/],
  ['`<CameraView>`', undefined],
  ['`<CameraScreen>`', /"CameraScreen" is not part/],
  ['`<Camera active />`', /CameraProps has no member "active"/],
  ['`enableHdr={true}`', /"enableHdr" is not part/],
  ['`{ photoQuality: 1 }`', /"photoQuality" is not part/],
  ['`Promise<CameraPhoto>`', /"CameraPhoto" is not part/],
  ['`session/camera-lost`', /no error code "session\/camera-lost"/],
  ['`$VCEnableGPS`', /"\$VCEnableGPS" is not in the library's native sources/],
])('judges %s', (markdown, message) => {
  const problems = checkApiNames(createFixture(`Text.\n\n${markdown}`));
  if (message == null) expect(problems).toEqual([]);
  else
    expect(problems).toEqual([
      { file: 'docs/guides/fixture.mdx', line: 3, message: expect.stringMatching(message) },
    ]);
});

test('the vocabulary has no names of the library, and the library has the unreleased ones', () => {
  const { exports } = readNames();
  expect(Object.keys(vocabulary).filter((word) => exports.has(word))).toEqual([]);
  expect([...exports.get('OnBytesWrittenVideoEvent')!]).toEqual(['bytesWritten']);
});
