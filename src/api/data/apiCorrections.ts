/** A correction of the library's comments or examples. */
export interface ApiCorrection {
  /** Name of the symbol, or `Symbol.member`. */
  target: string;
  /** Words of the comment, example, default value or signature that the correction is about. */
  quote: string;
  /** What is true, and why it matters. Markdown. */
  note?: string;
  /** Replaces the quote wherever the reference shows it, so the mistake doesn't appear next to its correction. */
  fix?: string;
  /** The file of the library's package that proves it. */
  source: string;
}

/** A warning of TypeDoc that is expected. */
export interface DeclaredWarning {
  /** Part of the warning's text. */
  text: string;
  /** Why it can't be fixed here. */
  reason: string;
}

/** A broken link in a comment. */
export interface DeclaredLink {
  /** The name in the comment. */
  target: string;
  /** The symbol or `Symbol.member` to link instead. */
  instead: string;
  reason: string;
}

/** TypeDoc warnings that don't stop the build. All others do. */
export const declaredWarnings: readonly DeclaredWarning[] = [];

/** Links in comments that are fixed here. All other broken links stop the build, except links to parameters. */
export const declaredLinks: readonly DeclaredLink[] = [
  {
    target: 'CameraDevices.getAvailableCameraDevices',
    instead: 'Camera.getAvailableCameraDevices',
    reason: "The doc comment on Camera links to an internal object that isn't exported.",
  },
];

const FILTER_POINTS =
  "The order isn't everything. Each filter adds points, and the first filter adds the most. Two later filters together can still beat an earlier one. The guide to [format filters](/docs/guides/format-filters) explains the scoring.";
const PARAMETER_TYPE =
  "`ParameterType` isn't exported. It's a `string`, `number`, `boolean`, `undefined` or `ArrayBuffer`, an array of these, or an object with these values. You can't pass functions.";
const NOT_AWAITED =
  "`startRecording()` doesn't return a promise, so the next line runs before the recording has begun, and errors arrive in `onRecordingError`.";
const VIDEO_SIZE =
  'Android reports the stored size before rotation. It reports `0` if a prop change, such as a new `format`, rebuilt the outputs during the recording. iOS always reports `0`.';
const CODE_SCANNER_CODES =
  'This union leaves out the codes of `CodeScannerError` and a few others that the library raises, such as `device/flash-not-available`, `device/fatal-error` and `session/recoverable-error`. On iOS, `onError` can also get `capture/*` codes. Compare all of them as plain strings.';

const ERROR_CAUSE =
  "The cause is a plain `Error` with the message `[code]: message`. On Android, the code reads `undefined`, because native errors don't have one. The cause doesn't have a `code`, `domain` or `cause` property. Errors from rejected promises never have a cause.";

/** All corrections, shown beside the comment they are about. */
export const apiCorrections: readonly ApiCorrection[] = [
  ...['Code.frame', 'Code.corners'].map((target) => ({
    target,
    quote: 'relative to the Camera Preview (in dp)',
    fix: 'in pixels of the scanned image',
    note: 'On Android, the values are upright, so in portrait, `x` goes up to the height of the `CodeScannerFrame`. On iOS, they follow the sensor, like the `CodeScannerFrame`. The [code scanning guide](/docs/guides/code-scanning#draw-codes-on-the-preview) shows how to convert them.',
    source: 'ios/Core/CameraSession+CodeScanner.swift',
  })),
  {
    target: 'CodeScannerFrame',
    quote: 'In most cases, this is 1280x720 or 1920x1080',
    fix: 'Android usually scans its own stream of 640 × 480. iOS scans the video size of the `format`. Both sizes are landscape',
    source: 'android/src/main/java/com/mrousavy/camera/core/CodeScannerPipeline.kt',
  },
  {
    target: 'CodeScanner.codeTypes',
    quote: 'The types of codes to configure the code scanner for',
    note: 'An empty list fails with `unknown/unknown` on Android and finds nothing on iOS. A change rebuilds the session.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CodeScannerPipeline.kt',
  },
  {
    target: 'Code.value',
    quote: 'or null if it cannot be decoded',
    note: "The type only allows `undefined`, so check with `value == null` to cover both. A code that contains bytes instead of text doesn't have a value.",
    source: 'src/types/CodeScanner.ts',
  },
  {
    target: 'CodeScanner.onCodeScanned',
    quote: ', or an empty array if none',
    fix: ". The array is never empty: if there's no code in the image, neither platform calls the function",
    source: 'ios/Core/CameraSession+CodeScanner.swift',
  },
  {
    target: 'CodeType',
    quote: "'gs1-data-bar'",
    note: "`gs1-data-bar`, `gs1-data-bar-limited`, `gs1-data-bar-expanded` and `itf-14` only exist on iOS. On Android, React Native throws while it updates the view: `onError` doesn't fire, and release builds crash. On iOS, `codabar` and the three GS1 types need iOS 15.4.",
    source: 'android/src/main/java/com/mrousavy/camera/core/types/CodeType.kt',
  },
  {
    target: 'CameraProps.photoQualityBalance',
    quote: "'balanced'",
    note: 'On Android, the default is `speed`. If you set the prop and later set it back to `undefined`, Android uses `balanced`.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewManager.kt',
  },
  {
    target: 'CameraProps.format',
    quote: 'By default, the best matching format is chosen',
    fix: "By default, CameraX chooses a format on Android, and iOS uses the device's default format",
    note: 'If you remove the prop later, iOS keeps the last format.',
    source: 'ios/Core/CameraSession+Configuration.swift',
  },
  {
    target: 'CameraProps.fps',
    quote: 'the Camera will be streaming at a fixed FPS value',
    fix: 'iOS streams at exactly that rate. Android takes the closest range that the phone lists, without an error',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.fps',
    quote: 'Make sure the given',
    note: 'On Android, `fps` without a `format` raises `format/format-required`.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.videoBitRate',
    quote: '20% lower than whatever the hardware encoder recommends',
    note: 'On Android, every named value except `normal` needs a `format`. Without one, you get `format/format-required`.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.zoom',
    quote: '(e.g. `1`)',
    note: 'On Android phones whose zoom reaches the ultra-wide camera, `minZoom` is below 1, often 0.5 or 0.6. If you set the prop and later set it back to `undefined`, Android keeps the zoom and iOS goes to `1`, so pass `device.neutralZoom` instead.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraProps.enableZoomGesture',
    quote: 'Enables or disables the native pinch to zoom gesture',
    note: "The gesture changes the zoom of the native view, but JavaScript doesn't find out. The next `device` starts with the same zoom, even if you pass `zoom`, because React Native doesn't send an unchanged prop again. To reset the zoom, remount with `key={device.id}`.",
    source: 'ios/React/CameraView+Zoom.swift',
  },
  {
    target: 'CameraProps.onInitialized',
    quote: 'successfully initialized and is ready for capture',
    fix: 'successfully initialized',
    note: 'The camera is ready for capture when `onStarted` fires. On iOS, `onInitialized` fires before the format, `fps` and the torch are applied.',
    source: 'ios/Core/CameraSession+Configuration.swift',
  },
  {
    target: 'CameraProps.onInitialized',
    quote: 'can be called.',
    fix: 'can be called as soon as the camera has started.',
    source: 'ios/Core/CameraSession+Configuration.swift',
  },
  {
    target: 'CameraProps.onStarted',
    quote: 'Called when the camera started the session',
    note: "On Android, it also fires after a prop change rebuilds the outputs. From then on, you can get starts, stops and errors several times. On iOS, it doesn't fire after a rebuild or an interruption.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraProps.onStopped',
    quote: 'Called when the camera stopped the session',
    note: "After `isActive={false}`, Android fires it only when the camera starts again. iOS doesn't fire it when the system interrupts the camera.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'CameraDevice.supportsFocus',
    quote: 'Specifies whether this device supports focusing',
    note: 'Android checks the center of the image, and the value is `true` if the device can set focus, exposure or white balance there. `Camera.focus()` sets those that the device supports, and it can still reject for another point. On iOS, `Camera.focus()` sets the focus and, if possible, the exposure.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDeviceFormat.autoFocusSystem',
    quote: "Specifies this format's auto focus system",
    note: "On Android, it only repeats `supportsFocus`: it's `contrast-detection` if that's `true`, otherwise `none`.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraProps.outputOrientation',
    quote: 'Sets the orientation of all Camera Outputs',
    note: "Android treats other values, such as `'portrait'`, as `'device'`. iOS reports `parameter/invalid-parameter` and drops all props of that update.",
    source: 'android/src/main/java/com/mrousavy/camera/core/types/OutputOrientation.kt',
  },
  {
    target: 'CameraDevice.sensorOrientation',
    quote: 'All Camera streams will stream in this orientation',
    note: "On Android, this is how the sensor is mounted: `landscape-left` on most back cameras. On iOS, it's always `portrait`.",
    source: 'ios/Core/Extensions/AVCaptureDevice+toDictionary.swift',
  },
  {
    target: 'CameraProps.enableDepthData',
    quote: 'Enables or disables depth data delivery',
    note: 'Only iOS delivers depth data. Android ignores the prop. iOS checks for depth before it applies the `format`, so turn the prop on after `onStarted`. If the check fails, you get a photo without depth and no error.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CameraDevice.minZoom',
    quote: '(e.g. `1`)',
    note: 'On Android phones whose zoom reaches the ultra-wide camera, the value is below 1, often 0.5 or 0.6.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'useCameraDevices',
    quote: 'are always available',
    fix: 'normally stay the same',
    note: 'On Android, 4.7.3 can return an empty list until the app restarts. The devices guide shows [what to do](/docs/guides/devices#empty-list).',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraDevicesManager.kt',
  },
  {
    target: 'CameraDevice.physicalDevices',
    quote: 'there are multiple cameras in this array',
    note: 'On Android, a multi-camera device can list the same kind of lens twice.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDevice.name',
    quote: 'A friendly localized name',
    fix: 'A name',
    note: "On iOS, the name is localized. On Android, it's technical, such as `0 (BACK) androidx.camera.camera2`. Don't show it to users.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDevice.neutralZoom',
    quote: 'For multi cameras this property is a value between',
    fix: 'For multi cameras, on iOS this property is a value between',
    note: "On Android, it's always `1`, even on multi-camera devices.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraRuntimeError.cause',
    quote: 'cause: Error | undefined',
    note: ERROR_CAUSE,
    source: 'src/CameraError.ts',
  },
  {
    target: 'CameraCaptureError.cause',
    quote: 'cause: Error | undefined',
    note: ERROR_CAUSE,
    source: 'src/CameraError.ts',
  },
  {
    target: 'CameraRuntimeError.code',
    quote: 'DeviceError | FormatError',
    note: CODE_SCANNER_CODES,
    source: 'src/CameraError.ts',
  },
  {
    target: 'Camera.getLocationPermissionStatus',
    quote: 'location={...}',
    fix: 'enableLocation={...}',
    source: 'src/types/CameraProps.ts',
  },
  {
    target: 'useLocationPermission',
    quote: ' location={canCaptureLocation}',
    fix: ' enableLocation={canCaptureLocation}',
    source: 'src/types/CameraProps.ts',
  },
  {
    target: 'useLocationPermission',
    quote: '`location={..}`',
    fix: '`enableLocation`',
    source: 'src/types/CameraProps.ts',
  },
  {
    target: 'DeviceFilter.physicalDevices',
    quote: 'getCameraDevice({ physicalDevices',
    fix: "getCameraDevice(devices, 'back', { physicalDevices",
    source: 'src/devices/getCameraDevice.ts',
  },
  {
    target: 'createSkiaFrameProcessor',
    quote: '}, surfaceHolder, offscreenTextures)',
    fix: '}, surfaceHolder, offscreenTextures, previewOrientation)',
    note: 'In a component, use `useSkiaFrameProcessor()`. It creates all shared values for you.',
    source: 'src/skia/useSkiaFrameProcessor.ts',
  },
  {
    target: 'createSkiaFrameProcessor',
    quote: 'createSharedValue<SkImage[]>([])',
    fix: "createSharedValue<SkImage[]>([])\nconst previewOrientation = Worklets.createSharedValue<Orientation>('portrait')\nconst paint = Skia.Paint()",
    source: 'src/skia/useSkiaFrameProcessor.ts',
  },
  {
    target: 'createSkiaFrameProcessor',
    quote: 'frame.drawRect(rect)',
    fix: 'frame.drawRect(rect, paint)',
    source: 'src/skia/useSkiaFrameProcessor.ts',
  },
  {
    target: 'useSkiaFrameProcessor',
    quote: 'const faces = scanFaces(frame)',
    fix: 'const paint = Skia.Paint()\n  const faces = scanFaces(frame)',
    source: 'src/skia/useSkiaFrameProcessor.ts',
  },
  {
    target: 'useSkiaFrameProcessor',
    quote: 'frame.drawRect(rect)',
    fix: 'frame.drawRect(rect, paint)',
    source: 'src/skia/useSkiaFrameProcessor.ts',
  },
  ...['runAsync', 'runAtTargetFps'].map((target) => ({
    target,
    quote: '  })\n})\n```',
    fix: '  })\n}, [])\n```',
    source: 'src/hooks/useFrameProcessor.ts',
  })),
  {
    target: 'CameraDeviceFormat.maxFps',
    quote: 'The maximum frame rate this Format is able to run at',
    note: 'On Android, this is the frame rate of the recording profile for this size. Many phones report 30 for every size, even if their camera app records faster.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDeviceFormat.supportsVideoHdr',
    quote: 'Specifies whether this format supports HDR mode for video capture',
    note: "On Android, the value is the same for all formats of a device, so it's also `true` for sizes that only record in standard range.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'FormatFilter.videoAspectRatio',
    quote: 'targetVideoAspectRatio',
    fix: 'videoAspectRatio',
    source: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.photoAspectRatio',
    quote: 'targetVideoAspectRatio',
    fix: 'videoAspectRatio',
    source: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.photoAspectRatio',
    quote: 'targetPhotoAspectRatio',
    fix: 'photoAspectRatio',
    source: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.videoHdr',
    quote: 'supports Photo HDR',
    fix: 'supports Video HDR',
    source: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'FormatFilter.fps',
    quote: 'the format closest to this value will be used',
    fix: 'the filter has no effect',
    note: "A format either reaches the frame rate or it doesn't, and the fastest format gets no points. To prefer the fastest format, use `fps: 'max'`.",
    source: 'src/devices/getCameraFormat.ts',
  },
  ...['getCameraFormat', 'useCameraFormat'].flatMap((target) => [
    {
      target,
      quote: 'ranked by priority, from highest to lowest',
      note: FILTER_POINTS,
      source: 'src/devices/getCameraFormat.ts',
    },
    // 4K video is 3840 × 2160.
    {
      target,
      quote: 'width: 3048',
      fix: 'width: 3840',
      source: 'src/devices/getCameraFormat.ts',
    },
  ]),
  {
    target: 'RecordVideoOptions.videoCodec',
    quote: 'The Video Codec to record in',
    note: 'Only iOS uses it. On Android, CameraX chooses the codec.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'RecordVideoOptions.fileType',
    quote: 'Specifies the output file type',
    note: 'On Android, it only sets the file extension. The recorder chooses the container.',
    source: 'android/src/main/java/com/mrousavy/camera/core/types/RecordVideoOptions.kt',
  },
  {
    target: 'VideoStabilizationMode',
    quote: 'should be chosen automatically',
    note: 'Android ignores all modes: the view keeps the value and never passes it to the camera session.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CameraDevice.supportsRawCapture',
    quote: 'Work in Progress',
    note: "The value is always `false`, because 4.7.3 doesn't take RAW photos.",
    source: 'ios/Core/Extensions/AVCaptureDevice+toDictionary.swift',
  },
  {
    target: 'Camera.takeSnapshot',
    quote: 'GPU view screenshot from the preview view',
    note: 'So on Android, `preview` has to be on. If a snapshot fails there, the error code is `EUNSPECIFIED`, not a `capture/*` code.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'Frame.orientation',
    quote: 'the caller just needs to pass',
    fix: 'a native plugin converts and passes',
    note: 'On iOS, `frame.orientation` is a `UIImage.Orientation` that describes how the buffer is rotated. For Vision and ML Kit, swap `.left` and `.right`, and pass the other values unchanged. On Android, ML Kit asks for degrees: 90 for `LANDSCAPE_RIGHT`, 270 for `LANDSCAPE_LEFT`. The [orientation guide](/docs/guides/orientation) explains the rotation.',
    source: 'ios/Core/Types/Orientation.swift',
  },
  {
    target: 'FrameProcessorPlugin.call',
    quote: 'ParameterType',
    note: PARAMETER_TYPE,
    source: 'src/frame-processors/VisionCameraProxy.ts',
  },
  {
    target: 'VisionCameraProxy',
    quote: 'JSI Proxy',
    note: "`VisionCameraProxy.workletContext` is `undefined` in a build without frame processors. The library marks it as internal, so it isn't listed here, but 4.7.3 has no other check that doesn't throw.",
    source: 'src/frame-processors/VisionCameraProxy.ts',
  },
  {
    target: 'VisionCameraProxy.initFrameProcessorPlugin',
    quote: 'ParameterType',
    note: PARAMETER_TYPE,
    source: 'src/frame-processors/VisionCameraProxy.ts',
  },
  {
    target: 'Camera.getLocationPermissionStatus',
    quote: 'This method will throw a `system/location-not-enabled` error',
    fix: "This method never throws. On iOS, it returns `'restricted'`",
    source: 'ios/React/CameraViewManager.swift',
  },
  {
    target: 'TakePhotoOptions.enableShutterSound',
    quote: 'default shutter "click" sound',
    note: 'On Android, the default is `false`, and a muted phone stays silent.',
    source: 'android/src/main/java/com/mrousavy/camera/core/types/TakePhotoOptions.kt',
  },
  {
    target: 'TakePhotoOptions.enableAutoDistortionCorrection',
    quote: 'should use content aware distortion correction',
    note: "If it's `true`, the next photo crashes the app. AVFoundation requires the correction to be on for the photo output first, and the library never turns it on.",
    source: 'ios/Core/CameraSession+Photo.swift',
  },
  {
    target: 'CameraProps.exposure',
    quote: 'The value between min- and max supported exposure is considered the default, neutral value',
    fix: "The neutral value is `0`, even if that isn't halfway between the two limits",
    note: 'On Android, the value is rounded to a whole number of steps.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'PhotoFile.orientation',
    quote:
      'Note that Camera sensors are landscape, so e.g. "portrait" photos will have a value of "landscape-left", etc',
    fix: 'On Android, a portrait photo has `portrait`. On iOS, a portrait photo from the back camera has `landscape-right`, and a mirrored selfie has `landscape-left`',
    note: 'Android reports the output orientation, and iOS converts the EXIF flag of the file. Android reads the value after the capture, so it can be wrong if the user rotates the phone in the meantime.',
    source: 'ios/Core/PhotoCaptureDelegate.swift',
  },
  {
    target: 'PhotoFile.isRawPhoto',
    quote: 'Whether this photo is in RAW format or not',
    note: "The value is always `false`, because the library doesn't take RAW photos.",
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView+TakePhoto.kt',
  },
  {
    target: 'Camera.takeSnapshot',
    quote: 'waits for a Frame from the video pipeline',
    fix: 'saves the last frame that the view received from the video pipeline',
    note: "iOS doesn't wait for a frame: it saves the last one even after a pause or a flip, and rejects immediately if there was none. Instead of turning on `video`, you can also use a frame processor.",
    source: 'ios/React/CameraView+TakeSnapshot.swift',
  },
  {
    target: 'PhotoFile.thumbnail',
    quote: 'thumbnail?: Record<string, unknown>',
    note: "It's `null` on iOS and missing on Android, because the library never asks for an embedded thumbnail.",
    source: 'ios/Core/PhotoCaptureDelegate.swift',
  },
  {
    target: 'CameraProps.videoStabilizationMode',
    quote: 'Specifies the video stabilization mode to use',
    note: 'Only iOS uses it. On Android, the view keeps the value and never passes it to the camera session.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CameraProps.photoHdr',
    quote: 'via a double capture routine',
    note: 'iOS ignores it.',
    source: 'ios/React/CameraView.swift',
  },
  {
    target: 'CameraProps.videoHdr',
    quote: 'for Preview, Video and Frame Processor via a 10-bit',
    note: 'On Android, frame processors still get 8-bit frames. Recordings and the preview are 10-bit.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession+Configuration.kt',
  },
  {
    target: 'VideoFile.width',
    quote: 'The width of the video',
    note: VIDEO_SIZE,
    source: 'ios/Core/Recording/Track.swift',
  },
  {
    target: 'VideoFile.height',
    quote: 'The height of the video',
    note: VIDEO_SIZE,
    source: 'ios/Core/Recording/Track.swift',
  },
  {
    target: 'VideoFile.duration',
    quote: 'Represents the duration of the video',
    note: "On iOS, a recording that you stop while it's paused reports [too few seconds](/docs/guides/video-files#short-duration), and the value can be negative.",
    source: 'ios/Core/Recording/TrackTimeline.swift',
  },
  {
    target: 'Camera.startRecording',
    quote: 'Start a new video recording',
    note: 'Start one recording at a time, and start the next one in a callback of the last. On iOS, a second start drops the current recording. If you start a recording between `stopRecording()` and its callback, iOS drops the new one. A dropped recording calls neither `onRecordingFinished` nor `onRecordingError`.',
    source: 'ios/Core/CameraSession+Video.swift',
  },
  {
    target: 'Camera.stopRecording',
    quote: 'Stop the current video recording',
    note: 'The promise resolves before the file is ready, so use the file in `onRecordingFinished`. On Android, a stop right after `startRecording()` can run first. It then rejects with `capture/no-recording-in-progress`, and the recording starts anyway.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'Camera.cancelRecording',
    quote: 'The temporary video file will be deleted',
    note: 'When the recording ends, the library checks whether you canceled it, but `startRecording()` resets that flag. If you start again before `onRecordingError`, the canceled video arrives in `onRecordingFinished`.',
    source: 'ios/Core/CameraSession+Video.swift',
  },
  {
    target: 'RecordVideoOptions.path',
    quote: 'this method will throw an error',
    fix: '`onRecordingError` gets an error',
    note: "`startRecording()` doesn't throw.",
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'RecordVideoOptions.flash',
    quote: 'this just enables the torch while recording',
    note: '`on` overrides the `torch` prop until the recording ends. If the camera has no torch, `onError` gets an error, and the video is recorded without light.',
    source: 'src/Camera.tsx',
  },
  {
    target: 'CameraProps.isMirrored',
    quote: 'the photo-, video-, or snapshot-output',
    fix: 'photos and videos, and on iOS also snapshots and the frames of a frame processor',
    note: "On Android, a snapshot is an image of the preview, so it's mirrored if the preview is. On both platforms, the result of a snapshot has `isMirrored: false`.",
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView+TakeSnapshot.kt',
  },
  {
    target: 'CameraProps.outputOrientation',
    quote: '(Photo, Snapshot and Video)',
    fix: '(Photo and Video)',
    note: "It doesn't affect snapshots. On Android, they're images of the preview. On iOS, only the orientation of the video frames rotates them.",
    source: 'ios/React/CameraView+TakeSnapshot.swift',
  },
  {
    target: 'CameraProps.enableLocation',
    quote: 'This property will throw a `system/location-not-enabled` error',
    fix: 'On iOS, `onError` gets a `system/location-not-enabled` error',
    note: 'The prop never throws. Without the permission, `onError` gets `permission/location-permission-denied`.',
    source: 'ios/Core/CameraSession+Location.swift',
  },
  {
    target: 'CameraProps.enableLocation',
    quote: 'Enables location streaming to add GPS EXIF tags',
    note: 'Android only asks the GPS provider. On a device without one, expect `unknown/unknown` in `onError`. On iOS, photos also store the compass direction.',
    source: 'android/src/main/java/com/mrousavy/camera/core/MetadataProvider.kt',
  },
  {
    target: 'Camera.focus',
    quote: 'When any kind of error occured while focussing',
    note: 'If the code of an error starts with `capture/`, such as `capture/focus-canceled`, the error is a `CameraCaptureError`.',
    source: 'src/CameraError.ts',
  },
  ...['pauseRecording', 'resumeRecording', 'stopRecording', 'cancelRecording'].map((method) => ({
    target: `Camera.${method}`,
    quote: 'await camera.current.startRecording',
    fix: 'camera.current.startRecording',
    note: NOT_AWAITED,
    source: 'src/Camera.tsx',
  })),
  {
    target: 'Frame.isValid',
    quote: 'A Frame is valid as long as',
    note: "On iOS, don't read it after the camera gets the frame back. The getter then reads memory that may have been freed, and that can crash the app.",
    source: 'ios/FrameProcessors/Frame.m',
  },
  {
    target: 'CameraProps.frameProcessor',
    quote: 'A worklet which will be called for every frame',
    note: "`<Camera>` sets and removes the function on the native view later, on the UI thread. If the view has been unmounted by then, the app crashes on both platforms, so don't change the prop while you unmount. In a build without frame processors, `<Camera>` throws `system/frame-processors-unavailable` when the view is ready, and the error doesn't reach `onError`.",
    source: 'android/src/main/java/com/mrousavy/camera/frameprocessors/VisionCameraProxy.kt',
  },
  {
    target: 'NativeBuffer.delete',
    quote: 'This must always be called, otherwise the pipeline will stall',
    fix: 'The camera gets its buffer back when the frame closes, whether or not you call this',
    note: "On Android, `delete()` drops a reference that otherwise keeps the buffer's memory allocated. On iOS, it does nothing. The pointer is valid only while you have the frame, even before `delete()`.",
    source: 'android/src/main/cpp/frameprocessors/FrameHostObject.cpp',
  },
  {
    target: 'Frame.timestamp',
    quote: "relative to the host sytem's clock",
    note: "Android uses nanoseconds, iOS uses milliseconds. The timestamp counts up from roughly when the phone started, so it isn't a date.",
    source: 'ios/FrameProcessors/Frame.m',
  },
  {
    target: 'Frame.toArrayBuffer',
    quote: "const frameProcessor = useFrameProcessor((frame) => {\n  'worklet'\n\n  if (frame",
    fix: "const isIos = Platform.OS === 'ios'\nconst frameProcessor = useFrameProcessor((frame) => {\n  'worklet'\n\n  if (frame",
    source: 'ios/Core/Types/PixelFormat.swift',
  },
  {
    target: 'Frame.toArrayBuffer',
    quote: 'RGB(${data[0]}, ${data[1]}, ${data[2]})',
    fix: 'RGB(${isIos ? data[2] : data[0]}, ${data[1]}, ${isIos ? data[0] : data[2]})',
    note: 'The byte order differs: an `rgb` frame is RGBA on Android and BGRA on iOS, where each row can end with padding. On Android, the buffer ends after a quarter of the image, because the library allocates one byte for each pixel. For the same reason, a `yuv` buffer only contains brightness on Android. Each call overwrites the previous buffer, so copy the bytes that you want to keep. `toArrayBuffer()` needs Android 9, so set `minSdkVersion` to 28. With 26 or 27, it throws on Android 8. With less, it throws on every phone, and React Native 0.81 defaults to 24.',
    source: 'android/src/main/cpp/frameprocessors/FrameHostObject.cpp',
  },
  {
    target: 'CodeScanner.regionOfInterest',
    quote: 'specific region of interest',
    note: "The values are fractions of the camera's image from `0` to `1`, not pixels. The [code scanning guide](/docs/guides/code-scanning) shows a region.",
    source: 'ios/Core/CameraSession+Configuration.swift',
  },
  ...['getCameraFormat', 'useCameraFormat'].map((target) => ({
    target,
    quote: 'By default, formats are sorted by highest to lowest resolution',
    fix: "The formats aren't sorted. In a tie, the first entry of `device.formats` wins, and on iPhones that's the smallest one",
    source: 'src/devices/getCameraFormat.ts',
  })),
  {
    target: 'DeviceFilter.physicalDevices',
    quote: 'at 0.5x-1x zoom',
    note: 'These are the numbers that a camera app shows. On iOS, the `zoom` prop counts from the widest lens: `1` is 0.5×, and `device.neutralZoom` is 1×.',
    source: 'src/types/CameraDevice.ts',
  },
  {
    target: 'FormatError',
    quote: 'format/invalid-video-stabilization-mode',
    note: '`format/invalid-video-stabilization-mode` is never raised.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  {
    target: 'CaptureError',
    quote: 'capture/timed-out',
    note: '`capture/timed-out`, `capture/failed-writing-metadata` and `capture/create-temp-file-error` are never raised. On Android, every snapshot error arrives as `EUNSPECIFIED`, so you only get `capture/snapshot-failed` on iOS. You never get `capture/snapshot-failed-preview-not-enabled`, `capture/frame-invalid` or `capture/invalid-image-type`. The type leaves out `capture/flash-not-available` (iOS) and `capture/invalid-recorder-configuration` (Android).',
    source: 'ios/Core/Utils/FileUtils.swift',
  },
  {
    target: 'SystemError',
    quote: 'system/no-camera-manager',
    note: '`system/no-camera-manager` and `system/recording-while-frame-processing-unavailable` are never raised.',
    source: 'src/CameraError.ts',
  },
  {
    target: 'SessionError',
    quote: 'session/hardware-cost-too-high',
    note: '`session/hardware-cost-too-high` is never raised.',
    source: 'ios/Core/CameraError.swift',
  },
  {
    target: 'CodeScannerError',
    quote: 'code-scanner/cannot-load-model',
    note: '`code-scanner/cannot-load-model` is never raised.',
    source: 'src/CameraError.ts',
  },
  {
    target: 'VisionCameraProxy.initFrameProcessorPlugin',
    quote: 'otherwise this returns `undefined`',
    note: "It can also throw: `system/frame-processors-unavailable` without worklets-core and, on iOS, in a build without frame processors. If the plugin's initializer throws, you get that error.",
    source: 'ios/FrameProcessors/VisionCameraProxy.mm',
  },
  {
    target: 'Code.type',
    quote: 'The type of the code that was scanned',
    note: "iOS reports UPC-E codes as `upce`, which isn't in `CodeType`, and UPC-A codes as `ean-13`, with 13 digits that start with `0`.",
    source: 'ios/Core/Parsers/AVMetadataObject.ObjectType+descriptor.swift',
  },
  {
    target: 'CodeScanner.onCodeScanned',
    quote: 'whenever the scanned codes change',
    fix: 'for every scanned image that contains a code',
    note: 'You get the same code many times. To handle each code once, compare it with the last value.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CodeScannerPipeline.kt',
  },
  {
    target: 'RecordVideoOptions.onRecordingError',
    quote: 'unexpected runtime error while recording the video',
    note: "The error is a plain object with a `code` and a `message`, so `instanceof CameraCaptureError` is false. `tryParseNativeCameraError()` converts it. You also get it if the recording can't start or you cancel it, and the code can begin with `permission/` or `session/`. On Android, if a recording fails, call `stopRecording()` before you start another one.",
    source: 'src/Camera.tsx',
  },
  {
    target: 'Camera.startRecording',
    quote: '{@linkcode CameraCaptureError} When any kind of error occured while starting the video recording',
    fix: '`CameraRuntimeError` if a callback or the camera view is missing',
    note: 'Errors that prevent or end the recording go to `onRecordingError`.',
    source: 'src/Camera.tsx',
  },
  ...['PhotoFile', 'VideoFile'].map((file) => ({
    target: `${file}.path`,
    quote: 'you might have to add the `file://` prefix',
    note: "On iOS, the path already starts with `file://`. On Android, it doesn't. Add the prefix only where it's missing.",
    source: 'ios/Core/PhotoCaptureDelegate.swift',
  })),
  ...['width', 'height'].map((side) => ({
    target: `PhotoFile.${side}`,
    quote: `The ${side} of the photo, in pixels`,
    note: 'This is the stored size before rotation, so a portrait photo usually has a landscape size. The [orientation guide](/docs/guides/orientation#handle-photos-that-look-rotated) has a function that returns the upright size.',
    source: 'ios/Core/PhotoCaptureDelegate.swift',
  })),
  {
    target: 'CameraPermissionStatus',
    quote: "'not-determined'",
    note: "On Android, a permission is `denied` before you ask for it, and `not-determined` after the user has denied it once. Don't check the status to decide whether to ask. Request the permission instead.",
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'Camera.requestLocationPermission',
    quote: 'Shows a "request permission" alert to the user',
    note: 'On Android, it only requests the precise location. Since Android 12, an app has to request the precise and the approximate location together. The [location guide](/docs/guides/location#ask-for-the-permission-on-android-12-and-later) has a hook that requests both.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewModule.kt',
  },
  {
    target: 'Camera.getAvailableCameraDevices',
    quote: 'it is safe to assume that this will never change',
    fix: 'this list normally stays the same',
    note: 'On Android, the list can be empty at first and change soon after the app starts, so call this function when you need it, not when a file is imported. It can also stay empty: see [what to do](/docs/guides/devices#empty-list).',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraDevicesManager.kt',
  },
  {
    target: 'useCameraDevice',
    quote: 'if no such Camera Device exists',
    note: "On Android, it's also `undefined` while the device list is [still empty](/docs/guides/devices#empty-list).",
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraDevicesManager.kt',
  },
  {
    target: 'PermissionError',
    quote: 'permission/camera-permission-denied',
    note: '`permission/camera-permission-denied` only exists on Android. On iOS, a camera without permission reports `unknown/unknown`. The type leaves out `permission/location-permission-denied`, which both platforms raise.',
    source: 'ios/Core/CameraError.swift',
  },
  {
    target: 'DeviceError',
    quote: 'device/camera-already-in-use',
    note: 'The type leaves out `device/flash-not-available` and `device/fatal-error` (Android) and `device/flash-unavailable` (iOS).',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraError.kt',
  },
  {
    target: 'SessionError',
    quote: 'session/camera-not-ready',
    note: 'The type leaves out `session/recoverable-error` (Android).',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraError.kt',
  },
  {
    target: 'ParameterError',
    quote: 'parameter/invalid-parameter',
    note: "On Android, `onError` doesn't get `parameter/invalid-parameter`. React Native throws while it updates the view, and release builds crash.",
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraViewManager.kt',
  },
  {
    target: 'Frame.orientation',
    quote: 'relative of what the desired output orientation is',
    note: 'It stays the same when the user rotates the phone or you change `outputOrientation`, until a change of `format`, `fps` or an output makes the library create the outputs again. To find out how the phone is held, use `onOutputOrientationChanged`.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraSession.kt',
  },
  ...['TakePhotoOptions', 'TakeSnapshotOptions'].map((options) => ({
    target: `${options}.path`,
    quote: 'This must be a directory',
    note: 'Android needs a path without `file://`. iOS needs encoded spaces, and only notices a missing directory when it writes the file. The [guide to photo files](/docs/guides/photo-files#keep-the-file) has a function for both.',
    source: 'android/src/main/java/com/mrousavy/camera/core/utils/FileUtils.kt',
  })),
  {
    target: 'Camera.takePhoto',
    quote: 'When any kind of error occured while capturing the photo',
    note: 'Errors whose code starts with `capture/` are a `CameraCaptureError`. All others are a `CameraRuntimeError`, for example `session/camera-not-ready`. If the capture fails on Android, you get `unknown/unknown`.',
    source: 'src/CameraError.ts',
  },
  ...['videoResolution', 'photoResolution'].map((filter) => ({
    target: `FormatFilter.${filter}`,
    quote: 'the format closest to this value will be used',
    note: 'Resolutions are compared by pixel count, so you can get a 4:3 format for a 16:9 size. To prevent that, put an aspect ratio filter first.',
    source: 'src/devices/getCameraFormat.ts',
  })),
  ...['useCameraDevice', 'getCameraDevice'].map((target) => ({
    target,
    quote: 'The Camera device that matches your filter the closest will be returned',
    note: "A `hardwareLevel` of `full` scores 4 points and each lens only 1, so on Android you can get a `full` device that doesn't match your filter. Check its `physicalDevices`.",
    source: 'src/devices/getCameraDevice.ts',
  })),
  {
    target: 'runAsync',
    quote: 'call will execute at the same time',
    note: "Calls aren't queued. While one is running, all other calls are dropped.",
    source: 'src/frame-processors/runAsync.ts',
  },
  ...['useFrameProcessor', 'useSkiaFrameProcessor'].map((target) => ({
    target,
    quote: 'which will be copied into the VisionCamera JS-Runtime',
    fix: 'that decide when the worklet is created again',
    note: "The worklet captures outside values when it's created, so if a dependency is missing, it keeps the old value.",
    source: 'src/hooks/useFrameProcessor.ts',
  })),
  ...[
    ['5 = 90 degrees:', '5 = 90 degrees, mirrored:'],
    ['6 = 90 degrees, mirrored:', '6 = 90 degrees:'],
    ['7 = 270 degrees:', '7 = 270 degrees, mirrored:'],
    ['8 = 270 degrees, mirrored:', '8 = 270 degrees:'],
  ].map(([quote, fix]) => ({
    target: 'PhotoFile.metadata',
    quote: quote!,
    fix: fix!,
    source: 'ios/Core/PhotoCaptureDelegate.swift',
  })),
  {
    target: 'PhotoFile.metadata',
    quote: 'image is on its side',
    note: 'A portrait photo from the back camera has `6`.',
    source: 'ios/Core/PhotoCaptureDelegate.swift',
  },
  {
    target: 'FormatFilter.iso',
    quote:
      'Higher ISO values tend to capture sharper photos, at the cost of reduced capture speed. Lower ISO values tend to capture photos quicker',
    fix: 'A higher ISO brightens dark scenes and adds noise',
    note: 'The filter only compares the ISO ranges of the formats. The library never sets the ISO of a photo. On Android, all formats of a device have the same range.',
    source: 'src/devices/getCameraFormat.ts',
  },
  {
    target: 'CameraProps.onPreviewStopped',
    quote: 'is now stopped',
    note: 'After `isActive={false}`, Android fires it only when the camera starts again.',
    source: 'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
  },
  ...[
    ['onPreviewOrientationChanged', 'This will happen whenever the screen/interface rotates'],
    ['outputOrientation', 'Use the same orientation as the preview view'],
  ].map(([prop, quote]) => ({
    target: `CameraProps.${prop!}`,
    quote: quote!,
    note: 'On Android, the preview orientation of a screen that opens in landscape is `portrait` until the screen rotates once.',
    source: 'android/src/main/java/com/mrousavy/camera/core/OrientationManager.kt',
  })),
  {
    target: 'CameraProps.lowLightBoost',
    quote: 'might even use a vendor-specific "night-mode" extension',
    note: "On Android, it only turns on the night mode extension. If the phone doesn't have one, or can't combine it with a frame processor or code scanner, nothing happens. On iOS, a device without the boost raises `device/low-light-boost-not-supported`.",
    source: 'android/src/main/java/com/mrousavy/camera/core/extensions/CameraSelector+withExtension.kt',
  },
  ...['getCameraFormat', 'useCameraFormat'].map((target) => ({
    target,
    quote: 'The format that matches your filter the closest',
    note: 'It throws `device/invalid-device` if the device has no formats.',
    source: 'src/devices/getCameraFormat.ts',
  })),
  {
    target: 'CameraProps.torch',
    quote: 'Set the current torch mode',
    note: 'If you set it before the camera runs, Android ignores it. `isActive={false}` also turns the torch off there. [How VisionCamera works](/docs/guides/how-it-works#props-before-start) shows how to set it again.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraConfiguration.kt',
  },
  ...['minExposure', 'maxExposure'].map((limit) => ({
    target: `CameraDevice.${limit}`,
    quote: 'Exposure-Bias value this format supports',
    fix: 'Exposure-Bias value this device supports',
    note: 'The unit differs: iOS uses EV, and Android uses steps whose size depends on the phone.',
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  })),
  {
    target: 'CameraDeviceFormat.fieldOfView',
    quote: 'The video field of view in degrees',
    note: "On Android, it's the diagonal angle of the whole sensor, the same for all formats of a device. On iOS, it's the horizontal angle of the format.",
    source: 'android/src/main/java/com/mrousavy/camera/core/CameraDeviceDetails.kt',
  },
  {
    target: 'CameraDeviceFormat.supportsPhotoHdr',
    quote: 'supports HDR mode for photo capture',
    note: "On iOS, it's always `false`. On Android, the value is the same for all formats of a device.",
    source: 'ios/Core/Extensions/AVCaptureDevice.Format+toDictionary.swift',
  },
];
