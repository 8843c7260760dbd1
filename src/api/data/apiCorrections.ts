/** A place where a comment or an example of the library is wrong or leaves out what a reader needs. */
export interface ApiCorrection {
  /** Name of the symbol, or `Symbol.member`. */
  target: string;
  /** Words of the comment, example, default value or signature that the note is about. */
  quote: string;
  /** What is true, and why it matters. Markdown. */
  note: string;
  /** Where the library's own source shows it: a file of its package. */
  evidence: string;
}

/** A warning of TypeDoc that is expected. */
export interface DeclaredWarning {
  /** Part of the warning's text. */
  text: string;
  /** Why it cannot be fixed here. */
  reason: string;
}

/** A link in a comment that leads nowhere. */
export interface DeclaredLink {
  /** What the comment names. */
  target: string;
  /** What it means: a symbol or `Symbol.member`. */
  instead: string;
  reason: string;
}

/** Warnings of TypeDoc that do not stop the build; every other one does. */
export const declaredWarnings: readonly DeclaredWarning[] = [];

/** Links of comments that are fixed here; any other link without a target stops the build, unless it names a parameter. */
export const declaredLinks: readonly DeclaredLink[] = [
  {
    target: 'CameraDevices.getAvailableCameraDevices',
    instead: 'Camera.getAvailableCameraDevices',
    reason: 'The comment of Camera names a class that was merged into Camera.',
  },
];

const CODE_COORDINATES =
  'The values are pixels of the scanned image, not points of the preview. On Android they are upright, so in portrait `x` goes up to the height of the `CodeScannerFrame`. On iOS they follow the sensor, like the `CodeScannerFrame` itself. The [code scanning guide](/docs/guides/code-scanning#draw-codes-on-the-preview) converts them.';

const DRAW_RECT = 'Skia draws nothing without a paint: call `frame.drawRect(rect, paint)`.';
const DEPENDENCIES =
  '`useFrameProcessor()` needs its list of dependencies as second argument: end the example with `}, [])`.';
const OUTPUT_NAMES =
  'The filter has no such key: the example means `videoAspectRatio` or `photoAspectRatio`, the names of the filter.';
const FILTER_POINTS =
  'The order does not decide alone: each filter gives points, the first one most, and the points of two later filters together can beat an earlier one. The [formats guide](/docs/guides/formats) explains the scoring.';
const FOUR_K = '4K video is 3840 × 2160; no camera has a format of 3048 × 2160.';
const PARAMETER_TYPE =
  '`ParameterType` is not exported. It stands for `string`, `number`, `boolean`, `undefined` and `ArrayBuffer`, for arrays of these, and for objects whose values are these; functions cannot be passed.';
const LOCATION_PROP = 'The prop is called `enableLocation`.';
const UNSORTED =
  'Nothing is sorted: where no filter decides, the first entry of `device.formats` wins, and on iPhones that is the smallest.';
const NOT_AWAITED =
  '`startRecording()` returns nothing to wait for, so the next line runs before the recording has begun, and an error arrives in `onRecordingError`.';
const VIDEO_SIZE =
  'Android reports the stored size before rotation, and `0` if the outputs were rebuilt during the recording, for example because `format` changed. iOS always reports `0`.';
const CODE_SCANNER_CODES =
  'The codes of `CodeScannerError` are missing from this union although the library raises them, so compare them as strings.';

/** All corrections, shown beside the comment they are about. */
export const apiCorrections: readonly ApiCorrection[] = [
  {
    target: 'Code.frame',
    quote: 'relative to the Camera Preview (in dp)',
    note: CODE_COORDINATES,
    evidence: 'ios/Core/CameraSession+CodeScanner.swift',
  },
  {
    target: 'Code.corners',
    quote: 'relative to the Camera Preview (in dp)',
    note: CODE_COORDINATES,
    evidence: 'ios/Core/CameraSession+CodeScanner.swift',
  },
  {
    target: 'CodeScannerFrame',
    quote: 'In most cases, this is 1280x720 or 1920x1080',
    note: 'Android usually scans its own stream of 640 × 480. iOS scans the video size of the `format`. Both sizes are landscape.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CodeScannerPipeline.kt',
  },
  {
    target: 'CodeScanner.codeTypes',
    quote: 'The types of codes to configure the code scanner for',
    note: 'An empty list fails with `unknown/unknown` on Android and finds nothing on iOS. A change rebuilds the session.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CodeScannerPipeline.kt',
  },
  {
    target: 'Code.value',
    quote: 'or null if it cannot be decoded',
    note: 'The type knows only `undefined`: check with `value == null`, which covers both. A code that holds bytes instead of text has no value.',
    evidence: 'src/types/CodeScanner.ts',
  },
  {
    target: 'CodeScanner.onCodeScanned',
    quote: 'or an empty array if none',
    note: 'The array is never empty: without a code in the picture there is no call, on either platform.',
    evidence: 'ios/Core/CameraSession+CodeScanner.swift',
  },
  {
    target: 'CodeType',
    quote: "'gs1-data-bar'",
    note: '`gs1-data-bar`, `gs1-data-bar-limited`, `gs1-data-bar-expanded` and `itf-14` exist on iOS only; on Android they raise an error.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/types/CodeType.kt',
  },
  {
    target: 'CameraProps.photoQualityBalance',
    quote: "'balanced'",
    note: 'On Android a camera that never gets a value uses `speed`. `balanced` applies there when you set it, and when you set the prop back to `undefined`.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraViewManager.kt',
  },
  {
    target: 'CameraProps.enableBufferCompression',
    quote: 'true // if frameProcessor={undefined}',
    note: 'The default is `true` only when `video` is on and there is no frame processor.',
    evidence: 'src/Camera.tsx',
  },
  {
    target: 'CameraProps.format',
    quote: 'By default, the best matching format is chosen',
    note: 'By default, CameraX chooses on Android and iOS uses the default format of the device. If you remove the prop later, iOS keeps the last format.',
    evidence: 'ios/Core/CameraSession+Configuration.swift',
  },
  {
    target: 'CameraProps.fps',
    quote: 'Make sure the given',
    note: 'On Android `fps` without a `format` raises `format/format-required`.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.videoBitRate',
    quote: '20% lower than whatever the hardware encoder recommends',
    note: 'On Android every value that is relative to the recommended rate needs a `format`, or `format/format-required` is raised.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.zoom',
    quote: '(e.g. `1`)',
    note: 'On Android `minZoom` is below 1, often 0.5 or 0.6, on phones whose zoom reaches the ultra-wide camera.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraProps.enableZoomGesture',
    quote: 'Enables or disables the native pinch to zoom gesture',
    note: 'The gesture changes the zoom of the native view and does not tell JavaScript. The next `device` starts with the same zoom, even if you pass `zoom`, because an unchanged prop is not sent again. To start over, remount with `key={device.id}`.',
    evidence: 'ios/React/CameraView+Zoom.swift',
  },
  {
    target: 'CameraProps.onInitialized',
    quote: 'ready for capture',
    note: 'The camera is ready for capture when `onStarted` fires. On iOS, `onInitialized` fires before the format, `fps` and the torch are applied.',
    evidence: 'ios/Core/CameraSession+Configuration.swift',
  },
  {
    target: 'CameraProps.onStarted',
    quote: 'Called when the camera started the session',
    note: 'On Android, it also fires after the outputs were rebuilt. From then on, starts, stops and errors can be reported several times. iOS reports neither a rebuild nor the end of an interruption.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.onStopped',
    quote: 'Called when the camera stopped the session',
    note: 'After `isActive={false}`, Android fires it only when the camera starts again. iOS fires no event when the system interrupts the camera.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraDevice.supportsFocus',
    quote: 'Specifies whether this device supports focusing',
    note: 'Android checks the center of the image, and the value is `true` if the device can set focus, exposure or white balance there. `Camera.focus()` sets those that it can, and may still reject for another point. On iOS, `Camera.focus()` sets the focus and, if possible, the exposure.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDeviceFormat.autoFocusSystem',
    quote: "Specifies this format's auto focus system",
    note: 'On Android it only repeats `supportsFocus`: `contrast-detection` if that is `true`, otherwise `none`.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraProps.outputOrientation',
    quote: 'Sets the orientation of all Camera Outputs',
    note: "Android treats other values, such as `'portrait'`, as `'device'`. iOS reports `parameter/invalid-parameter` and drops all props of that update.",
    evidence: 'android/src/main/java/com/mrousavy/camera/core/types/OutputOrientation.kt',
  },
  {
    target: 'CameraDevice.sensorOrientation',
    quote: 'All Camera streams will stream in this orientation',
    note: 'On Android this is how the sensor is mounted, `landscape-left` on most back cameras. On iOS it is always `portrait`.',
    evidence: 'ios/Core/Extensions/AVCaptureDevice+toDictionary.swift',
  },
  {
    target: 'CameraProps.enableDepthData',
    quote: 'Enables or disables depth data delivery',
    note: 'Only iOS delivers depth data; Android stores the value and does not use it.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CameraDevice.minZoom',
    quote: '(e.g. `1`)',
    note: 'On Android the value is below 1, often 0.5 or 0.6, on phones whose zoom reaches the ultra-wide camera.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'useCameraDevices',
    quote: 'are always available',
    note: 'On Android, 4.7.3 can return an empty list until the app restarts. The devices guide says [what to do](/docs/guides/devices#empty-list).',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraDevicesManager.kt',
  },
  {
    target: 'CameraDevice.physicalDevices',
    quote: 'there are multiple cameras in this array',
    note: 'On Android, a multi-cam device can list the same kind of lens twice.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDevice.name',
    quote: 'A friendly localized name',
    note: "On Android, the name is technical, such as `0 (BACK) androidx.camera.camera2`. Don't show it to users.",
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDevice.neutralZoom',
    quote: 'For multi cameras this property is a value between',
    note: 'On Android it is always `1`, for multi-cameras too.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraRuntimeError.cause',
    quote: 'cause: Error | undefined',
    note: 'The cause is a plain `Error` whose message is `[code]: message` of the native error; it has no `code`, `domain` or `cause` of its own.',
    evidence: 'src/CameraError.ts',
  },
  {
    target: 'CameraCaptureError.cause',
    quote: 'cause: Error | undefined',
    note: 'The cause is a plain `Error` whose message is `[code]: message` of the native error; it has no `code`, `domain` or `cause` of its own.',
    evidence: 'src/CameraError.ts',
  },
  {
    target: 'CameraRuntimeError.code',
    quote: 'DeviceError | FormatError',
    note: CODE_SCANNER_CODES,
    evidence: 'src/CameraError.ts',
  },
  {
    target: 'Camera.getLocationPermissionStatus',
    quote: 'location={...}',
    note: LOCATION_PROP,
    evidence: 'src/types/CameraProps.ts',
  },
  {
    target: 'useLocationPermission',
    quote: 'location={canCaptureLocation}',
    note: LOCATION_PROP,
    evidence: 'src/types/CameraProps.ts',
  },
  {
    target: 'DeviceFilter.physicalDevices',
    quote: 'getCameraDevice({ physicalDevices',
    note: "`getCameraDevice()` takes the list of devices and the position first: `getCameraDevice(devices, 'back', { physicalDevices: … })`.",
    evidence: 'src/devices/getCameraDevice.ts',
  },
  {
    target: 'createSkiaFrameProcessor',
    quote: '}, surfaceHolder, offscreenTextures)',
    note: 'The example leaves out the fourth argument, `previewOrientation`, and draws without a paint. In a component use `useSkiaFrameProcessor()`, which creates all shared values itself.',
    evidence: 'src/skia/useSkiaFrameProcessor.ts',
  },
  {
    target: 'useSkiaFrameProcessor',
    quote: 'frame.drawRect(rect)',
    note: DRAW_RECT,
    evidence: 'src/skia/useSkiaFrameProcessor.ts',
  },
  {
    target: 'runAsync',
    quote: 'detectFaces(frame)',
    note: DEPENDENCIES,
    evidence: 'src/hooks/useFrameProcessor.ts',
  },
  {
    target: 'runAtTargetFps',
    quote: 'runAtTargetFps(5,',
    note: DEPENDENCIES,
    evidence: 'src/hooks/useFrameProcessor.ts',
  },
  {
    target: 'CameraDeviceFormat.maxFps',
    quote: 'The maximum frame rate this Format is able to run at',
    note: 'On Android this is the frame rate of the recording profile for this size. Many phones say 30 for every size, even if their own camera app records faster.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDeviceFormat.supportsVideoHdr',
    quote: 'Specifies whether this format supports HDR mode for video capture',
    note: 'On Android the value belongs to the device, so sizes that only record in standard range say `true` too.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'FormatFilter.videoAspectRatio',
    quote: 'targetVideoAspectRatio',
    note: OUTPUT_NAMES,
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.photoAspectRatio',
    quote: 'targetPhotoAspectRatio',
    note: OUTPUT_NAMES,
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.videoHdr',
    quote: 'supports Photo HDR',
    note: 'This filter looks for video HDR; the comment was copied from `photoHdr`.',
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.fps',
    quote: 'the format closest to this value will be used',
    note: "A format either reaches the frame rate or not. When none does, this filter has no effect at all, and the fastest format is not preferred; use `fps: 'max'` for that.",
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'getCameraFormat',
    quote: 'ranked by priority, from highest to lowest',
    note: `${FILTER_POINTS} ${FOUR_K}`,
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'useCameraFormat',
    quote: 'ranked by priority, from highest to lowest',
    note: `${FILTER_POINTS} ${FOUR_K}`,
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'RecordVideoOptions.videoCodec',
    quote: 'The Video Codec to record in',
    note: 'Only iOS uses it; Android records with the codec that the system chooses.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'RecordVideoOptions.fileType',
    quote: 'Specifies the output file type',
    note: 'On Android it only decides how the file name ends; the recorder chooses the container itself.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/types/RecordVideoOptions.kt',
  },
  {
    target: 'VideoStabilizationMode',
    quote: 'should be chosen automatically',
    note: 'On Android no mode has an effect: the view keeps the value and never hands it to the camera session.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CameraDevice.supportsRawCapture',
    quote: 'Work in Progress',
    note: 'The value is always `false`: no platform takes RAW photos in 4.7.3.',
    evidence: 'ios/Core/Extensions/AVCaptureDevice+toDictionary.swift',
  },
  {
    target: 'Camera.takeSnapshot',
    quote: 'GPU view screenshot from the preview view',
    note: 'On Android the `preview` must therefore be on. When a snapshot fails there, the error has the code `EUNSPECIFIED` and none of the `capture/*` codes.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'Frame.orientation',
    quote: 'the caller just needs to pass',
    note: 'A native plugin translates it first. On iOS `frame.orientation` is a `UIImage.Orientation` that says how the buffer lies: pass `.right` to Vision and ML Kit for `.left`, `.left` for `.right`, and the others as they are. On Android ML Kit asks for degrees: 90 for `LANDSCAPE_RIGHT`, 270 for `LANDSCAPE_LEFT`. The [orientation guide](/docs/guides/orientation) explains the turn.',
    evidence: 'ios/Core/Types/Orientation.swift',
  },
  {
    target: 'FrameProcessorPlugin.call',
    quote: 'ParameterType',
    note: PARAMETER_TYPE,
    evidence: 'src/frame-processors/VisionCameraProxy.ts',
  },
  {
    target: 'VisionCameraProxy.initFrameProcessorPlugin',
    quote: 'ParameterType',
    note: PARAMETER_TYPE,
    evidence: 'src/frame-processors/VisionCameraProxy.ts',
  },
  {
    target: 'Camera.getLocationPermissionStatus',
    quote: 'will throw a `system/location-not-enabled` error',
    note: "It never throws. On iOS without the location APIs it returns `'restricted'`.",
    evidence: 'ios/React/CameraViewManager.swift',
  },
  {
    target: 'TakePhotoOptions.enableShutterSound',
    quote: 'default shutter "click" sound',
    note: 'On Android the default is `false`, and a muted phone stays silent.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/types/TakePhotoOptions.kt',
  },
  {
    target: 'TakePhotoOptions.enableAutoDistortionCorrection',
    quote: 'should use content aware distortion correction',
    note: '`true` crashes the app at the next photo: the library never turns the correction on for the photo output, which AVFoundation requires.',
    evidence: 'ios/Core/CameraSession+Photo.swift',
  },
  {
    target: 'CameraProps.exposure',
    quote: 'The value between min- and max supported exposure',
    note: 'The neutral value is `0`, wherever it lies between the two limits. On Android the value is rounded to a whole number of steps.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'PhotoFile.orientation',
    quote: '"portrait" photos will have a value of "landscape-left"',
    note: 'The platforms differ. Android gives the output orientation, so a portrait photo says `portrait`. iOS translates the EXIF flag of the file, so a portrait photo of the back camera says `landscape-right`, and a mirrored selfie `landscape-left`. Android reads the value after the capture, so it can be wrong if the user rotates the phone meanwhile.',
    evidence: 'ios/Core/PhotoCaptureDelegate.swift',
  },
  {
    target: 'PhotoFile.isRawPhoto',
    quote: 'Whether this photo is in RAW format or not',
    note: 'The value is always `false`, because no platform takes RAW photos.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView+TakePhoto.kt',
  },
  {
    target: 'Camera.takeSnapshot',
    quote: 'waits for a Frame from the video pipeline',
    note: 'iOS does not wait: it saves the last frame that the view received, even after a pause or a flip, and rejects immediately if there was none. A frame processor delivers frames without `video`, too.',
    evidence: 'ios/React/CameraView+TakeSnapshot.swift',
  },
  {
    target: 'PhotoFile.thumbnail',
    quote: 'thumbnail?: Record<string, unknown>',
    note: 'It holds no picture: no platform asks for an embedded thumbnail, so the value is always empty.',
    evidence: 'ios/Core/PhotoCaptureDelegate.swift',
  },
  {
    target: 'CameraProps.videoStabilizationMode',
    quote: 'Specifies the video stabilization mode to use',
    note: 'Only iOS uses it: on Android the view keeps the value and never hands it to the camera session.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CameraProps.photoHdr',
    quote: 'via a double capture routine',
    note: 'It has no effect on iOS, where nothing reads the value.',
    evidence: 'ios/React/CameraView.swift',
  },
  {
    target: 'CameraProps.videoHdr',
    quote: 'for Preview, Video and Frame Processor via a 10-bit',
    note: 'On Android, frame processors still get 8-bit frames. Recordings and the preview are 10-bit.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'VideoFile.width',
    quote: 'The width of the video',
    note: VIDEO_SIZE,
    evidence: 'ios/Core/Recording/Track.swift',
  },
  {
    target: 'VideoFile.height',
    quote: 'The height of the video',
    note: VIDEO_SIZE,
    evidence: 'ios/Core/Recording/Track.swift',
  },
  {
    target: 'Camera.startRecording',
    quote: 'Start a new video recording',
    note: 'Start one recording at a time, and start the next one in a callback of the last. On iOS, a second start drops the running recording, and a start between `stopRecording()` and its callback is dropped itself. A dropped recording calls neither `onRecordingFinished` nor `onRecordingError`.',
    evidence: 'ios/Core/CameraSession+Video.swift',
  },
  {
    target: 'Camera.stopRecording',
    quote: 'Stop the current video recording',
    note: 'The promise resolves before the file is ready: use the file in `onRecordingFinished`. On Android, a stop right after `startRecording()` can run first and reject with `capture/no-recording-in-progress`, and then the recording starts anyway.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'Camera.cancelRecording',
    quote: 'The temporary video file will be deleted',
    note: 'The library checks whether you canceled when the recording ends, and `startRecording()` resets that. If you start again before `onRecordingError`, the canceled video arrives in `onRecordingFinished`.',
    evidence: 'ios/Core/CameraSession+Video.swift',
  },
  {
    target: 'RecordVideoOptions.path',
    quote: 'this method will throw an error',
    note: '`startRecording()` does not throw: the error arrives in `onRecordingError`.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'RecordVideoOptions.flash',
    quote: 'this just enables the torch while recording',
    note: '`on` overrides the `torch` prop until the recording ends. Without a torch, `onError` reports it and the video is recorded without light.',
    evidence: 'src/Camera.tsx',
  },
  {
    target: 'CameraProps.isMirrored',
    quote: 'or snapshot-output, but not preview',
    note: 'An Android snapshot does not follow it: it is a picture of the preview, and mirrored when the preview is. The result of a snapshot says `isMirrored: false` on both platforms.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView+TakeSnapshot.kt',
  },
  {
    target: 'CameraProps.outputOrientation',
    quote: '(Photo, Snapshot and Video)',
    note: 'Snapshots do not follow it: on Android they are pictures of the preview, on iOS they are turned by the orientation of the video frames alone.',
    evidence: 'ios/React/CameraView+TakeSnapshot.swift',
  },
  {
    target: 'CameraProps.enableLocation',
    quote: 'This property will throw',
    note: 'The prop never throws: its errors arrive in `onError`. `system/location-not-enabled` exists on iOS only; without the permission the code is `permission/location-permission-denied`.',
    evidence: 'ios/Core/CameraSession+Location.swift',
  },
  {
    target: 'CameraProps.enableLocation',
    quote: 'Enables location streaming to add GPS EXIF tags',
    note: 'Android only asks the GPS provider. On a device without one, expect `unknown/unknown` in `onError`. On iOS, photos also store the compass direction.',
    evidence: 'android/src/main/java/com/mrousavy/camera/core/MetadataProvider.kt',
  },
  {
    target: 'Camera.focus',
    quote: 'When any kind of error occured while focussing',
    note: 'Errors whose code begins with `capture/`, such as `capture/focus-canceled`, are of class `CameraCaptureError`.',
    evidence: 'src/CameraError.ts',
  },
  ...['pauseRecording', 'resumeRecording', 'stopRecording', 'cancelRecording'].map((method) => ({
    target: `Camera.${method}`,
    quote: 'await camera.current.startRecording',
    note: NOT_AWAITED,
    evidence: 'src/Camera.tsx',
  })),
  {
    target: 'Frame.isValid',
    quote: 'A Frame is valid as long as',
    note: 'On iOS, do not read it after the frame was given back: the getter then looks at memory that may be freed, which can crash the app.',
    evidence: 'ios/FrameProcessors/Frame.m',
  },
  {
    target: 'CameraProps.frameProcessor',
    quote: 'A worklet which will be called for every frame',
    note: '`<Camera>` sets and removes the function on the native view later, on the UI thread. If the view is gone by then, the app crashes on both platforms, so keep the prop unchanged while you unmount. In a build without frame processors, `system/frame-processors-unavailable` is thrown when the view is ready and does not reach `onError`.',
    evidence: 'android/src/main/java/com/mrousavy/camera/frameprocessors/VisionCameraProxy.kt',
  },
  {
    target: 'NativeBuffer.delete',
    quote: 'otherwise the pipeline will stall',
    note: "The camera gets its buffer back when the frame closes, whether or not you call `delete()`. On Android, `delete()` drops a reference that otherwise keeps the buffer's memory allocated. On iOS, it does nothing. The pointer is valid only while you have the frame, even before `delete()`.",
    evidence: 'android/src/main/cpp/frameprocessors/FrameHostObject.cpp',
  },
  {
    target: 'Frame.timestamp',
    quote: "relative to the host sytem's clock",
    note: 'The unit differs: iOS counts milliseconds, Android nanoseconds.',
    evidence: 'ios/FrameProcessors/Frame.m',
  },
  {
    target: 'Frame.toArrayBuffer',
    quote: 'RGB(${data[0]}',
    note: 'The order of the bytes differs: an `rgb` frame is BGRA on iOS, with padding at the end of each row, and RGBA on Android. On Android the buffer ends after a quarter of the picture, because it counts one byte for each pixel.',
    evidence: 'android/src/main/cpp/frameprocessors/FrameHostObject.cpp',
  },
  {
    target: 'CodeScanner.regionOfInterest',
    quote: 'specific region of interest',
    note: "The values are fractions from `0` to `1` of the camera's picture, not pixels. The [code scanning guide](/docs/guides/code-scanning) shows a region.",
    evidence: 'ios/Core/CameraSession+Configuration.swift',
  },
  {
    target: 'getCameraFormat',
    quote: 'formats are sorted by highest to lowest resolution',
    note: UNSORTED,
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'useCameraFormat',
    quote: 'formats are sorted by highest to lowest resolution',
    note: UNSORTED,
    evidence: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'DeviceFilter.physicalDevices',
    quote: 'at 0.5x-1x zoom',
    note: 'These are the numbers of a camera app. The `zoom` prop counts from the widest lens on iOS: `1` is 0.5× there and `device.neutralZoom` is 1×.',
    evidence: 'src/types/CameraDevice.ts',
  },
  {
    target: 'FormatError',
    quote: 'format/invalid-video-stabilization-mode',
    note: '`format/invalid-video-stabilization-mode` is never raised.',
    evidence: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CaptureError',
    quote: 'capture/timed-out',
    note: '`capture/timed-out`, `capture/failed-writing-metadata` and `capture/create-temp-file-error` are never raised.',
    evidence: 'ios/Core/Utils/FileUtils.swift',
  },
  {
    target: 'SystemError',
    quote: 'system/no-camera-manager',
    note: '`system/no-camera-manager` and `system/recording-while-frame-processing-unavailable` are never raised.',
    evidence: 'src/CameraError.ts',
  },
  {
    target: 'SessionError',
    quote: 'session/hardware-cost-too-high',
    note: '`session/hardware-cost-too-high` is never raised.',
    evidence: 'ios/Core/CameraError.swift',
  },
  {
    target: 'CodeScannerError',
    quote: 'code-scanner/cannot-load-model',
    note: '`code-scanner/cannot-load-model` is never raised.',
    evidence: 'src/CameraError.ts',
  },
  {
    target: 'VisionCameraProxy.initFrameProcessorPlugin',
    quote: 'otherwise this returns `undefined`',
    note: 'It can also throw: `system/frame-processors-unavailable` without worklets-core and, on iOS, in a build without frame processors; and what the initializer of the plugin throws.',
    evidence: 'ios/FrameProcessors/VisionCameraProxy.mm',
  },
];
