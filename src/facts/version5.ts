/** The package that exports a version 5 name. */
export type Version5Package =
  | 'react-native-vision-camera'
  | 'react-native-vision-camera-barcode-scanner'
  | 'react-native-vision-camera-location';

/** The version 5 replacement of a version 4 name. */
export interface Version5Name {
  /** An export, `Camera` prop or `Camera` method of version 4. */
  v4: string;
  /** Version 5 exports, or their members as `Owner.member`. Empty if there's no replacement. */
  v5: readonly string[];
  /** The package that exports `v5`. Defaults to the library. */
  from?: Version5Package;
  /** What to change, in Markdown. Version 5 names are in `<code>`. */
  note: string;
}

const BARCODES = 'react-native-vision-camera-barcode-scanner';
const LOCATION = 'react-native-vision-camera-location';

const PLAIN_ERROR = 'Errors are plain `Error` objects without a `code`.';
const NO_FORMATS =
  "There's no list of formats. You pass constraints, and <code>onSessionConfigSelected</code> reports what the camera chose.";
const SKIA = 'Use the package <code>react-native-vision-camera-skia</code>.';

/** Every version 4 export, in the order of the API reference. */
export const version5Exports: readonly Version5Name[] = [
  {
    v4: 'Camera',
    v5: ['Camera', 'CameraRef'],
    note: 'A function component. Its ref is a <code>CameraRef</code>.',
  },
  {
    v4: 'CameraProps',
    v5: ['CameraViewProps'],
    note: 'In version 5, <code>CameraProps</code> are the options of <code>useCamera</code>.',
  },
  {
    v4: 'CameraDevice',
    v5: ['CameraDevice'],
    note: 'Same name, different members: no `formats`, but methods such as <code>supportsFPS</code>.',
  },
  { v4: 'CameraDeviceFormat', v5: ['CameraSessionConfig'], note: NO_FORMATS },
  {
    v4: 'FormatFilter',
    v5: ['Constraint'],
    note: 'As with filters, the first constraint is the most important.',
  },
  { v4: 'getCameraFormat', v5: ['CameraFactory.resolveConstraints'], note: NO_FORMATS },
  {
    v4: 'useCameraFormat',
    v5: ['CameraViewProps.constraints'],
    note: 'Pass the constraints to <code>&lt;Camera&gt;</code> itself.',
  },
  {
    v4: 'Templates',
    v5: ['CommonResolutions'],
    note: 'Contains only sizes, for the <code>targetResolution</code> of an output.',
  },
  {
    v4: 'useCameraDevice',
    v5: ['useCameraDevice'],
    note: 'Returns `undefined` until the device list has loaded.',
  },
  { v4: 'useCameraDevices', v5: ['useCameraDevices'], note: 'Same name. Empty until the list has loaded.' },
  {
    v4: 'getCameraDevice',
    v5: ['getCameraDevice'],
    note: 'Takes a <code>CameraDeviceFactory</code> instead of the device list.',
  },
  {
    v4: 'DeviceFilter',
    v5: ['DeviceFilter'],
    note: 'Same name, but the values of `physicalDevices` have new names.',
  },
  {
    v4: 'PhysicalCameraDeviceType',
    v5: ['PhysicalDeviceType'],
    note: "`'wide-angle-camera'` is now <code>'wide-angle'</code>. The others lose `-camera`, too.",
  },
  {
    v4: 'CameraPosition',
    v5: ['TargetCameraPosition', 'CameraPosition'],
    note: "A device's position can also be <code>'unspecified'</code>.",
  },
  { v4: 'AutoFocusSystem', v5: ['AutoFocusSystem'], note: 'Same values.' },
  { v4: 'VideoStabilizationMode', v5: ['TargetStabilizationMode'], note: 'Adds three modes.' },
  {
    v4: 'useCameraPermission',
    v5: ['useCameraPermission'],
    note: 'Adds <code>status</code> and <code>canRequestPermission</code>.',
  },
  {
    v4: 'useMicrophonePermission',
    v5: ['useMicrophonePermission'],
    note: 'Adds <code>status</code> and <code>canRequestPermission</code>.',
  },
  {
    v4: 'useLocationPermission',
    v5: ['useLocation'],
    from: LOCATION,
    note: 'Returns the permission and the position.',
  },
  {
    v4: 'CameraPermissionStatus',
    v5: ['PermissionStatus'],
    note: "`'granted'` is now <code>'authorized'</code>.",
  },
  { v4: 'CameraPermissionRequestResult', v5: [], note: 'Requests resolve to `true` or `false`.' },
  {
    v4: 'TakePhotoOptions',
    v5: ['CapturePhotoSettings', 'PhotoOutputOptions'],
    note: 'The first has the settings of one photo, the second the options of the output.',
  },
  {
    v4: 'PhotoFile',
    v5: ['Photo', 'PhotoFile'],
    note: 'A photo stays in memory until you save it. <code>PhotoFile</code> only has a path.',
  },
  { v4: 'TakeSnapshotOptions', v5: [], note: 'Snapshots have no options.' },
  {
    v4: 'SnapshotFile',
    v5: ['CameraRef.takeSnapshot'],
    note: 'Android only. Resolves to an image of <code>react-native-nitro-image</code>, not to a file.',
  },
  {
    v4: 'RecordVideoOptions',
    v5: ['RecorderSettings', 'VideoOutputOptions'],
    note: 'Pass the callbacks to <code>Recorder.startRecording</code>.',
  },
  {
    v4: 'VideoFile',
    v5: ['Recorder.filePath', 'Recorder.recordedDuration'],
    note: 'The callback gets the path. Read the duration while you record, because Android sets it to 0 when you stop.',
  },
  {
    v4: 'OnShutterEvent',
    v5: ['CapturePhotoCallbacks.onWillCapturePhoto'],
    note: 'A callback for each photo, without an event.',
  },
  {
    v4: 'useCodeScanner',
    v5: ['useBarcodeScannerOutput'],
    from: BARCODES,
    note: 'An output in a separate package.',
  },
  {
    v4: 'CodeScanner',
    v5: ['BarcodeScannerOutputOptions'],
    from: BARCODES,
    note: 'In that package, <code>CodeScanner</code> is a component.',
  },
  {
    v4: 'Code',
    v5: ['Barcode'],
    from: BARCODES,
    note: '`value` is now <code>rawValue</code>, and `frame` is <code>boundingBox</code>, with <code>left</code>, <code>top</code>, <code>right</code> and <code>bottom</code>.',
  },
  {
    v4: 'CodeType',
    v5: ['BarcodeFormat'],
    from: BARCODES,
    note: "`'qr'` is now <code>'qr-code'</code>. GS1 DataBar and `'itf-14'` are gone.",
  },
  {
    v4: 'CodeScannerFrame',
    v5: ['Frame.convertFramePointToCameraPoint', 'PreviewViewMethods.convertCameraPointToViewPoint'],
    note: "Convert a point twice: from the frame to the camera, then to the view. The scanner output doesn't pass you its frame, so scan in a frame output if you need this.",
  },
  {
    v4: 'Orientation',
    v5: ['CameraOrientation'],
    note: "<code>'up'</code>, <code>'right'</code>, <code>'down'</code> and <code>'left'</code>.",
  },
  {
    v4: 'OutputOrientation',
    v5: ['OrientationSource'],
    note: "`'preview'` is now <code>'interface'</code>.",
  },
  {
    v4: 'PixelFormat',
    v5: ['TargetVideoPixelFormat', 'PixelFormat'],
    note: 'The first is what you ask for. The second is the exact format of a frame.',
  },
  { v4: 'Point', v5: ['Point'], note: 'Same name.' },
  {
    v4: 'useFrameProcessor',
    v5: ['useFrameOutput'],
    note: 'Needs <code>react-native-vision-camera-worklets</code> and <code>react-native-worklets</code>.',
  },
  {
    v4: 'createFrameProcessor',
    v5: ['CameraFactory.createFrameOutput'],
    note: 'An output with <code>setOnFrameCallback</code>.',
  },
  {
    v4: 'ReadonlyFrameProcessor',
    v5: ['UseFrameOutputProps.onFrame'],
    note: 'A function, not an object with a type.',
  },
  {
    v4: 'Frame',
    v5: ['Frame'],
    note: 'Dispose of each frame yourself. `toArrayBuffer()` is now <code>getPixelBuffer()</code>, and <code>getPlanes()</code> returns the planes.',
  },
  { v4: 'NativeBuffer', v5: ['NativeBuffer'], note: '`delete()` is now <code>release()</code>.' },
  {
    v4: 'runAsync',
    v5: ['useAsyncRunner'],
    note: "The runner's <code>runAsync()</code> returns whether it took the task. If it did, dispose of the frame in the task, otherwise right away.",
  },
  {
    v4: 'runAtTargetFps',
    v5: [],
    note: 'Skip frames by <code>timestamp</code>, or constrain the frame rate.',
  },
  { v4: 'VisionCameraProxy', v5: [], note: "There's no plugin registry." },
  { v4: 'FrameProcessorPlugin', v5: [], note: 'A plugin is a Nitro module that takes a <code>Frame</code>.' },
  { v4: 'useSkiaFrameProcessor', v5: [], note: SKIA },
  { v4: 'createSkiaFrameProcessor', v5: [], note: SKIA },
  { v4: 'DrawableFrame', v5: [], note: SKIA },
  { v4: 'DrawableFrameProcessor', v5: [], note: SKIA },
  { v4: 'CameraRuntimeError', v5: [], note: PLAIN_ERROR },
  { v4: 'CameraCaptureError', v5: [], note: PLAIN_ERROR },
  { v4: 'ErrorWithCause', v5: [], note: PLAIN_ERROR },
  { v4: 'isErrorWithCause', v5: [], note: PLAIN_ERROR },
  { v4: 'tryParseNativeCameraError', v5: [], note: PLAIN_ERROR },
  { v4: 'PermissionError', v5: [], note: PLAIN_ERROR },
  { v4: 'ParameterError', v5: [], note: PLAIN_ERROR },
  { v4: 'DeviceError', v5: [], note: PLAIN_ERROR },
  { v4: 'FormatError', v5: [], note: PLAIN_ERROR },
  { v4: 'SessionError', v5: [], note: PLAIN_ERROR },
  { v4: 'CodeScannerError', v5: [], note: PLAIN_ERROR },
  { v4: 'CaptureError', v5: [], note: PLAIN_ERROR },
  { v4: 'SystemError', v5: [], note: PLAIN_ERROR },
  { v4: 'UnknownError', v5: [], note: PLAIN_ERROR },
];

/** Every `Camera` prop of version 4, in source order. */
export const version5Props: readonly Version5Name[] = [
  {
    v4: 'device',
    v5: ['CameraViewProps.device'],
    note: "Also takes a position such as <code>'back'</code>.",
  },
  { v4: 'isActive', v5: ['CameraViewProps.isActive'], note: 'Same name.' },
  {
    v4: 'preview',
    v5: ['useCamera'],
    note: '`Camera` always has a preview. The hook runs a camera without one.',
  },
  {
    v4: 'photo',
    v5: ['usePhotoOutput', 'CameraViewProps.outputs'],
    note: 'Create the output and pass it in the list.',
  },
  {
    v4: 'video',
    v5: ['useVideoOutput', 'CameraViewProps.outputs'],
    note: 'Create the output and pass it in the list.',
  },
  { v4: 'audio', v5: ['VideoOutputOptions.enableAudio'], note: 'An option of the video output.' },
  {
    v4: 'pixelFormat',
    v5: ['FrameOutputOptions.pixelFormat'],
    note: "An option of the frame output. The default of the hook is <code>'native'</code> instead of `'yuv'`.",
  },
  {
    v4: 'enableLocation',
    v5: ['CapturePhotoSettings.location', 'RecorderSettings.location'],
    note: 'Pass a location with each photo or recording.',
  },
  { v4: 'torch', v5: ['CameraViewProps.torchMode'], note: 'Renamed.' },
  {
    v4: 'zoom',
    v5: ['CameraViewProps.zoom'],
    note: 'Takes a Reanimated shared value without animated props.',
  },
  {
    v4: 'enableZoomGesture',
    v5: ['CameraViewProps.enableNativeZoomGesture'],
    note: 'Throws if you also pass `zoom`.',
  },
  {
    v4: 'exposure',
    v5: ['CameraViewProps.exposure'],
    note: 'Takes a Reanimated shared value without animated props.',
  },
  { v4: 'format', v5: ['CameraViewProps.constraints'], note: NO_FORMATS },
  { v4: 'resizeMode', v5: ['CameraViewProps.resizeMode'], note: 'Same name.' },
  {
    v4: 'androidPreviewViewType',
    v5: ['CameraViewProps.implementationMode'],
    note: "`'surface-view'` is now <code>'performance'</code>, and `'texture-view'` is <code>'compatible'</code>.",
  },
  { v4: 'fps', v5: ['FPSConstraint.fps'], note: 'A constraint. It takes one number, not a range.' },
  {
    v4: 'videoHdr',
    v5: ['VideoDynamicRangeConstraint.videoDynamicRange'],
    note: 'A constraint. <code>CommonDynamicRanges</code> has values for it.',
  },
  {
    v4: 'videoBitRate',
    v5: ['VideoOutputOptions.targetBitRate'],
    note: "An option of the video output, in **bits** per second. `5` was 5 Mbit/s, so write <code>5_000_000</code>. Words such as `'low'` are gone.",
  },
  { v4: 'photoHdr', v5: ['PhotoHDRConstraint.photoHDR'], note: 'A constraint.' },
  {
    v4: 'photoQualityBalance',
    v5: ['PhotoOutputOptions.qualityPrioritization'],
    note: "An option of the photo output. On Android, <code>'balanced'</code> does what `'speed'` did, and <code>'speed'</code> uses zero shutter lag.",
  },
  { v4: 'enableBufferCompression', v5: [], note: 'Leave it out.' },
  { v4: 'lowLightBoost', v5: ['CameraViewProps.enableLowLightBoost'], note: 'Renamed.' },
  {
    v4: 'videoStabilizationMode',
    v5: ['VideoStabilizationModeConstraint.videoStabilizationMode'],
    note: 'A constraint. The preview has a separate one.',
  },
  { v4: 'enableDepthData', v5: ['CapturePhotoSettings.enableDepthData'], note: 'A setting of each photo.' },
  { v4: 'enablePortraitEffectsMatteDelivery', v5: [], note: 'Leave it out.' },
  { v4: 'enableFpsGraph', v5: [], note: 'Leave it out.' },
  {
    v4: 'outputOrientation',
    v5: ['CameraViewProps.orientationSource'],
    note: "`'preview'` is now <code>'interface'</code>.",
  },
  {
    v4: 'isMirrored',
    v5: ['CameraViewProps.mirrorMode'],
    note: "<code>'on'</code>, <code>'off'</code> or <code>'auto'</code>.",
  },
  { v4: 'onError', v5: ['CameraViewProps.onError'], note: PLAIN_ERROR },
  { v4: 'onInitialized', v5: ['CameraViewProps.onConfigured'], note: 'Renamed.' },
  { v4: 'onStarted', v5: ['CameraViewProps.onStarted'], note: 'Same name.' },
  {
    v4: 'onStopped',
    v5: ['CameraViewProps.onStopped'],
    note: 'Same name. Interruptions have separate callbacks.',
  },
  { v4: 'onPreviewStarted', v5: ['CameraViewProps.onPreviewStarted'], note: 'Same name.' },
  { v4: 'onPreviewStopped', v5: ['CameraViewProps.onPreviewStopped'], note: 'Same name.' },
  { v4: 'onShutter', v5: ['CapturePhotoCallbacks.onWillCapturePhoto'], note: 'A callback for each photo.' },
  {
    v4: 'onOutputOrientationChanged',
    v5: ['useOrientation'],
    note: "Call the hook with <code>'device'</code> or <code>'interface'</code>.",
  },
  {
    v4: 'onPreviewOrientationChanged',
    v5: ['useOrientation'],
    note: "Call the hook with <code>'interface'</code>.",
  },
  { v4: 'onUIRotationChanged', v5: ['CameraViewProps.onUIRotationChanged'], note: 'Same name.' },
  {
    v4: 'frameProcessor',
    v5: ['useFrameOutput', 'CameraViewProps.outputs'],
    note: 'Create the output and pass it in the list.',
  },
  {
    v4: 'codeScanner',
    v5: ['useBarcodeScannerOutput'],
    from: BARCODES,
    note: 'Create the output and pass it in the list.',
  },
];

/** Every public `Camera` method of version 4. */
export const version5Methods: readonly Version5Name[] = [
  {
    v4: 'takePhoto',
    v5: ['CameraPhotoOutput.capturePhotoToFile', 'CameraPhotoOutput.capturePhoto'],
    note: 'Saves the photo to a file, or keeps it in memory.',
  },
  {
    v4: 'takeSnapshot',
    v5: ['CameraRef.takeSnapshot'],
    note: 'Android only. On iOS, it throws. Resolves to an image, not to a file.',
  },
  {
    v4: 'startRecording',
    v5: ['CameraVideoOutput.createRecorder', 'Recorder.startRecording'],
    note: 'One recorder for each recording.',
  },
  { v4: 'pauseRecording', v5: ['Recorder.pauseRecording'], note: 'On the recorder.' },
  { v4: 'resumeRecording', v5: ['Recorder.resumeRecording'], note: 'On the recorder.' },
  { v4: 'stopRecording', v5: ['Recorder.stopRecording'], note: 'On the recorder.' },
  {
    v4: 'cancelRecording',
    v5: ['Recorder.cancelRecording'],
    note: 'On the recorder. No callback fires after a cancel, so reset your screen yourself.',
  },
  {
    v4: 'focus',
    v5: ['CameraRef.focusTo'],
    note: 'Takes options, for example whether to set focus, exposure or white balance.',
  },
  {
    v4: 'getAvailableCameraDevices',
    v5: ['getAllCameraDevices'],
    note: 'Already deprecated. Use <code>useCameraDevices()</code> or <code>VisionCamera.createDeviceFactory()</code>. Empty until the list has loaded.',
  },
  {
    v4: 'addCameraDevicesChangedListener',
    v5: ['addOnCameraDevicesChangedListener'],
    note: 'Already deprecated. Use <code>useCameraDevices()</code> or <code>VisionCamera.createDeviceFactory()</code>.',
  },
  {
    v4: 'getCameraPermissionStatus',
    v5: ['CameraFactory.cameraPermissionStatus'],
    note: 'A property of <code>VisionCamera</code>.',
  },
  {
    v4: 'getMicrophonePermissionStatus',
    v5: ['CameraFactory.microphonePermissionStatus'],
    note: 'A property of <code>VisionCamera</code>.',
  },
  {
    v4: 'getLocationPermissionStatus',
    v5: ['LocationManager.locationPermissionStatus'],
    from: LOCATION,
    note: 'A property of the location manager.',
  },
  {
    v4: 'requestCameraPermission',
    v5: ['CameraFactory.requestCameraPermission'],
    note: 'A method of <code>VisionCamera</code>. Resolves to `true` or `false`.',
  },
  {
    v4: 'requestMicrophonePermission',
    v5: ['CameraFactory.requestMicrophonePermission'],
    note: 'A method of <code>VisionCamera</code>. Resolves to `true` or `false`.',
  },
  {
    v4: 'requestLocationPermission',
    v5: ['LocationManager.requestLocationPermission'],
    from: LOCATION,
    note: 'A method of the location manager.',
  },
];
