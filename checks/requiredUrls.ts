/** URLs and anchors that other sites, search engines and readers remember. They must stay. */

function below(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}

/** Guides that must stay. Getting started is at `/docs/guides`. A new guide doesn't have to be here. */
export const requiredGuidePages = [
  '/docs/guides',
  ...below(
    '/docs/guides',
    'code-scanning devices errors exposure focusing formats frame-processor-plugins-community frame-processors frame-processors-interacting frame-processors-plugins-android frame-processors-plugins-cpp frame-processors-plugins-final frame-processors-plugins-ios frame-processors-plugins-overview frame-processors-tips hdr lifecycle location mocking orientation performance pixel-formats preview recording-videos shadowlens skia-frame-processors stabilization taking-photos troubleshooting zooming',
  ),
];

/** Anchors that the library's messages and many threads link to. */
export const requiredAnchors = below(
  '/docs/guides',
  'formats#fps formats#pixelformat formats#videostabilization frame-processors#disabling-frame-processors frame-processors-interacting#running-asynchronously frame-processors-plugins-overview#types frame-processors-tips#fast-frame-processor-plugins lifecycle#the-isactive-prop location#enable-or-disable-location-apis',
);

/** API pages that must stay. The index is `/docs/api`. */
export const requiredApiPages = [
  ...below('/docs/api/classes', 'Camera CameraCaptureError CameraRuntimeError'),
  ...below(
    '/docs/api/functions',
    'createFrameProcessor createSkiaFrameProcessor getCameraDevice getCameraFormat isErrorWithCause runAsync runAtTargetFps tryParseNativeCameraError useCameraDevice useCameraDevices useCameraFormat useCameraPermission useCodeScanner useFrameProcessor useLocationPermission useMicrophonePermission useSkiaFrameProcessor',
  ),
  ...below(
    '/docs/api/interfaces',
    'CameraDevice CameraDeviceFormat CameraProps Code CodeScanner CodeScannerFrame DeviceFilter DrawableFrame DrawableFrameProcessor ErrorWithCause FormatFilter Frame FrameProcessorPlugin NativeBuffer OnBytesWrittenVideoEvent OnShutterEvent PhotoFile Point ReadonlyFrameProcessor RecordVideoOptions TakePhotoOptions TakeSnapshotOptions VideoFile',
  ),
  ...below(
    '/docs/api/type-aliases',
    'AutoFocusSystem CameraPermissionRequestResult CameraPermissionStatus CameraPosition CaptureError CodeScannerError CodeType DeviceError FormatError Orientation OutputOrientation ParameterError PermissionError PhysicalCameraDeviceType PixelFormat SessionError SnapshotFile SystemError UnknownError VideoStabilizationMode',
  ),
  ...below('/docs/api/variables', 'Templates VisionCameraProxy'),
];
