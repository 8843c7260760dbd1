import { readingOrder } from '../src/config/readingOrder';
import { requiredGuides } from './content/requiredAnchors';

/** URLs and names that other sites, search engines and readers' browsers remember. */

function below(folder: string, names: string): string[] {
  return names.split(', ').map((name) => `${folder}/${name}`);
}

const guideUrl = (name: string) => (name === 'guides/getting-started' ? '/docs/guides' : `/docs/${name}`);

/** URLs of all guides and recipes in the sidebar. `/docs/guides` is getting started. */
export const guidePages = readingOrder.flatMap(({ pages }) => pages).map(guideUrl);

/** URLs of guides that must stay. */
export const requiredGuidePages = requiredGuides.map((name) => guideUrl(`guides/${name}`));

/** API pages that must stay. The index is `/docs/api`. */
export const requiredApiPages = [
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
