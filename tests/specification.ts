import { requiredGuides } from './content/requiredAnchors';

/** The URLs and names that the specification fixes, for tests to compare the site with. */

function below(folder: string, names: string): string[] {
  return names.split(', ').map((name) => `${folder}/${name}`);
}

/** URLs of all guides; `/docs/guides` is getting started. */
export const guidePages = requiredGuides.map((name) =>
  name === 'getting-started' ? '/docs/guides' : `/docs/guides/${name}`,
);

/** URLs of all pages of the API reference, without its index `/docs/api`. */
export const apiPages = [
  ...below('/docs/api/classes', 'Camera, CameraCaptureError, CameraRuntimeError'),
  ...below(
    '/docs/api/functions',
    'createFrameProcessor, createSkiaFrameProcessor, getCameraDevice, getCameraFormat, isErrorWithCause, runAsync, runAtTargetFps, tryParseNativeCameraError, useCameraDevice, useCameraDevices, useCameraFormat, useCameraPermission, useCodeScanner, useFrameProcessor, useLocationPermission, useMicrophonePermission, useSkiaFrameProcessor',
  ),
  ...below(
    '/docs/api/interfaces',
    'CameraDevice, CameraDeviceFormat, CameraProps, Code, CodeScanner, CodeScannerFrame, DeviceFilter, DrawableFrame, DrawableFrameProcessor, ErrorWithCause, FormatFilter, Frame, FrameProcessorPlugin, NativeBuffer, OnBytesWrittenVideoEvent, OnShutterEvent, PhotoFile, Point, ReadonlyFrameProcessor, RecordVideoOptions, TakePhotoOptions, TakeSnapshotOptions, VideoFile',
  ),
  ...below(
    '/docs/api/type-aliases',
    'AutoFocusSystem, CameraPermissionRequestResult, CameraPermissionStatus, CameraPosition, CaptureError, CodeScannerError, CodeType, DeviceError, FormatError, Orientation, OutputOrientation, ParameterError, PermissionError, PhysicalCameraDeviceType, PixelFormat, SessionError, SnapshotFile, SystemError, UnknownError, VideoStabilizationMode',
  ),
  ...below('/docs/api/variables', 'Templates, VisionCameraProxy'),
];

/** Keys of the browser's storage. */
export const storageKeys = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
];
