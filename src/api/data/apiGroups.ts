/** A symbol of the library in the overview of the API reference. */
export interface ApiGroupEntry {
  /** Name of the exported symbol. */
  name: string;
  /** Our own first sentence, where the library has no comment or one that says too little. Markdown without links. */
  summary?: string;
}

/** Symbols that a reader needs for one thing. */
export interface ApiGroup {
  /** Anchor on the overview page. */
  id: string;
  title: string;
  /** What the group is for, and the guide that explains it. Markdown. */
  text: string;
  symbols: readonly ApiGroupEntry[];
}

/** The groups of the API reference in reading order; every exported symbol belongs to exactly one. */
export const apiGroups: readonly ApiGroup[] = [
  {
    id: 'camera-and-view',
    title: 'Camera and view',
    text: 'The component, its props, and where they begin: [getting started](/docs/guides).',
    symbols: [
      {
        name: 'Camera',
        summary:
          'The component that shows the camera, takes photos, records videos and runs frame processors.',
      },
      { name: 'CameraProps', summary: 'All props of the `<Camera>` component beyond those of a view.' },
      { name: 'Point' },
    ],
  },
  {
    id: 'permissions',
    title: 'Permissions',
    text: 'Ask before you use the camera, the microphone or the location: [getting started](/docs/guides).',
    symbols: [
      { name: 'useCameraPermission' },
      { name: 'useMicrophonePermission' },
      { name: 'useLocationPermission' },
      {
        name: 'CameraPermissionStatus',
        summary: 'What the user has answered so far when asked for a permission.',
      },
      {
        name: 'CameraPermissionRequestResult',
        summary: 'What the user answered to a request for a permission.',
      },
    ],
  },
  {
    id: 'devices-and-formats',
    title: 'Devices and formats',
    text: 'Choose a [device](/docs/guides/devices) and one of its [formats](/docs/guides/formats).',
    symbols: [
      { name: 'useCameraDevice' },
      { name: 'useCameraDevices' },
      { name: 'getCameraDevice' },
      { name: 'CameraDevice' },
      { name: 'DeviceFilter', summary: 'The physical cameras that the chosen device should consist of.' },
      { name: 'CameraPosition' },
      { name: 'PhysicalCameraDeviceType' },
      { name: 'useCameraFormat' },
      {
        name: 'getCameraFormat',
        summary: 'Picks the format of a device that scores best for a list of filters, outside of React.',
      },
      { name: 'CameraDeviceFormat' },
      { name: 'FormatFilter', summary: 'What a format should offer; a list of these picks a format.' },
      { name: 'Templates' },
      { name: 'AutoFocusSystem' },
      { name: 'VideoStabilizationMode' },
    ],
  },
  {
    id: 'capture',
    title: 'Capture',
    text: 'Take [photos](/docs/guides/taking-photos) and snapshots, record [videos](/docs/guides/recording-videos).',
    symbols: [
      {
        name: 'TakePhotoOptions',
        summary: 'Options of `Camera.takePhoto()`: flash, sound, folder and corrections.',
      },
      { name: 'PhotoFile' },
      { name: 'TakeSnapshotOptions', summary: 'Options of `Camera.takeSnapshot()`: quality and folder.' },
      { name: 'SnapshotFile', summary: 'The properties of a photo that a snapshot has too.' },
      { name: 'OnShutterEvent', summary: 'Says whether the shutter closed for a photo or for a snapshot.' },
      { name: 'RecordVideoOptions', summary: 'Options and callbacks of `Camera.startRecording()`.' },
      { name: 'VideoFile' },
      { name: 'OnBytesWrittenVideoEvent' },
    ],
  },
  {
    id: 'code-scanning',
    title: 'Code scanning',
    text: 'Read QR codes and barcodes without a frame processor: [code scanning](/docs/guides/code-scanning).',
    symbols: [
      {
        name: 'useCodeScanner',
        summary:
          'Returns a code scanner that stays the same over renders and always calls the latest callback.',
      },
      { name: 'CodeScanner' },
      { name: 'Code', summary: 'One code that was found: its type, text and place in the picture.' },
      { name: 'CodeType', summary: 'The types of codes that a scanner can look for.' },
      { name: 'CodeScannerFrame' },
    ],
  },
  {
    id: 'frame-processors',
    title: 'Frame processors',
    text: 'Run JavaScript or native code on each frame: [frame processors](/docs/guides/frame-processors).',
    symbols: [
      { name: 'useFrameProcessor' },
      { name: 'createFrameProcessor' },
      { name: 'useSkiaFrameProcessor' },
      {
        name: 'createSkiaFrameProcessor',
        summary: 'Creates a frame processor that can draw with Skia, outside of React.',
      },
      { name: 'runAsync' },
      { name: 'runAtTargetFps' },
      { name: 'Frame' },
      { name: 'DrawableFrame' },
      {
        name: 'ReadonlyFrameProcessor',
        summary: 'A frame processor that reads frames, as `useFrameProcessor()` returns it.',
      },
      {
        name: 'DrawableFrameProcessor',
        summary: 'A frame processor that draws onto frames, as `useSkiaFrameProcessor()` returns it.',
      },
      { name: 'PixelFormat' },
      { name: 'NativeBuffer' },
      { name: 'VisionCameraProxy' },
      { name: 'FrameProcessorPlugin' },
    ],
  },
  {
    id: 'orientation',
    title: 'Orientation',
    text: 'Which way is up for photos, videos and frames: [orientation](/docs/guides/orientation).',
    symbols: [
      {
        name: 'Orientation',
        summary: 'One of the four ways in which a phone, a sensor or a picture can be turned.',
      },
      { name: 'OutputOrientation' },
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    text: 'What can fail and what to do about it: [errors](/docs/guides/errors).',
    symbols: [
      { name: 'CameraRuntimeError' },
      { name: 'CameraCaptureError' },
      { name: 'tryParseNativeCameraError' },
      { name: 'isErrorWithCause' },
      { name: 'ErrorWithCause' },
      {
        name: 'PermissionError',
        summary: 'Codes of errors about a permission that the user has not granted.',
      },
      { name: 'ParameterError', summary: 'Codes of errors about a value that the library does not know.' },
      { name: 'DeviceError', summary: 'Codes of errors about what a camera device cannot do.' },
      { name: 'FormatError', summary: 'Codes of errors about props that do not fit the format.' },
      { name: 'SessionError', summary: 'Codes of errors about the camera session as a whole.' },
      { name: 'CodeScannerError', summary: 'Codes of errors about the code scanner.' },
      { name: 'CaptureError', summary: 'Codes of errors about taking photos and recording videos.' },
      { name: 'SystemError', summary: 'Codes of errors about the phone, its settings and other apps.' },
      { name: 'UnknownError', summary: 'The code of errors that no other code describes.' },
    ],
  },
];
