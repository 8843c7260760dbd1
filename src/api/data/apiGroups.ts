/** A symbol of the library in the overview of the API reference. */
export interface ApiGroupEntry {
  /** Name of the exported symbol. */
  name: string;
  /** The first sentence, if the library has no comment or a vague one. Markdown without links. */
  summary?: string;
}

/** Symbols that belong to one topic. */
export interface ApiGroup {
  /** Anchor on the overview page. */
  id: string;
  title: string;
  /** What the group is for, and the guide that explains it. Markdown. */
  text: string;
  symbols: readonly ApiGroupEntry[];
}

/** The groups of the API reference in reading order. Every exported symbol belongs to exactly one. */
export const apiGroups: readonly ApiGroup[] = [
  {
    id: 'camera-and-view',
    title: 'Camera and view',
    text: 'The component and its props. Begin with [getting started](/docs/guides).',
    symbols: [
      {
        name: 'Camera',
        summary:
          'The component that shows the camera, takes photos, records videos and runs frame processors.',
      },
      { name: 'CameraProps', summary: 'The props that `<Camera>` has in addition to the props of a view.' },
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
        summary: 'The current status of a permission.',
      },
      {
        name: 'CameraPermissionRequestResult',
        summary: "The user's answer to a permission request.",
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
      { name: 'DeviceFilter', summary: 'The physical cameras that the device should have.' },
      { name: 'CameraPosition' },
      { name: 'PhysicalCameraDeviceType' },
      { name: 'useCameraFormat' },
      {
        name: 'getCameraFormat',
        summary:
          'Picks the format of a device that best matches a list of filters. Works outside of React components.',
      },
      { name: 'CameraDeviceFormat' },
      { name: 'FormatFilter', summary: 'What a format should offer. Pass a list of these to pick a format.' },
      { name: 'Templates' },
      { name: 'AutoFocusSystem' },
      { name: 'VideoStabilizationMode' },
    ],
  },
  {
    id: 'capture',
    title: 'Capture',
    text: 'Take [photos](/docs/guides/taking-photos) and snapshots, and record [videos](/docs/guides/recording-videos).',
    symbols: [
      {
        name: 'TakePhotoOptions',
        summary: 'Options of `Camera.takePhoto()`: flash, shutter sound, directory and image corrections.',
      },
      { name: 'PhotoFile' },
      { name: 'TakeSnapshotOptions', summary: 'Options of `Camera.takeSnapshot()`: quality and directory.' },
      { name: 'SnapshotFile', summary: 'A saved snapshot, with some of the properties of a photo.' },
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
          'Returns a code scanner that stays the same across renders and always calls the latest callback.',
      },
      { name: 'CodeScanner' },
      { name: 'Code', summary: 'A scanned code: its type, its value and its position in the image.' },
      { name: 'CodeType', summary: 'The types of codes that a scanner can read.' },
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
        summary: 'Creates a frame processor that draws with Skia. Works outside of React components.',
      },
      { name: 'runAsync' },
      { name: 'runAtTargetFps' },
      { name: 'Frame' },
      { name: 'DrawableFrame' },
      {
        name: 'ReadonlyFrameProcessor',
        summary: 'A frame processor that only reads frames. `useFrameProcessor()` returns one.',
      },
      {
        name: 'DrawableFrameProcessor',
        summary: 'A frame processor that draws onto frames. `useSkiaFrameProcessor()` returns one.',
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
        summary: 'One of the four directions that a phone, a sensor or an image can be rotated to.',
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
        summary: "Codes of errors about a permission that the user hasn't granted.",
      },
      { name: 'ParameterError', summary: "Codes of errors about a value that the library doesn't know." },
      { name: 'DeviceError', summary: "Codes of errors about what a camera device can't do." },
      { name: 'FormatError', summary: "Codes of errors about props that don't fit the format." },
      { name: 'SessionError', summary: 'Codes of errors about the camera session as a whole.' },
      { name: 'CodeScannerError', summary: 'Codes of errors about the code scanner.' },
      { name: 'CaptureError', summary: 'Codes of errors about taking photos and recording videos.' },
      { name: 'SystemError', summary: 'Codes of errors about the phone, its settings and other apps.' },
      { name: 'UnknownError', summary: 'The code of all other errors.' },
    ],
  },
];
