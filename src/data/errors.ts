/** Part of the library that raises an error: its Kotlin or Java, its Swift or Objective-C, or its TypeScript code. */
export type ErrorOrigin = 'android' | 'ios' | 'javascript';

/** One error code of the library, as version 4.7.3 declares and raises it. */
export interface ErrorCode {
  /** Domain and id, for example `session/camera-not-ready`. */
  code: string;
  /** Where an app can really get the code from; empty when 4.7.3 only declares it. */
  origins: readonly ErrorOrigin[];
  /** Where the source builds the error although no app receives it; `cause` says why. */
  unreachable?: readonly ErrorOrigin[];
  /** True when the code is missing from the library's TypeScript unions. */
  untyped?: true;
  /** Texts from the library's source; `…` stands for a value. */
  messages: readonly string[];
  /** Texts that reach the app under this code but come from the operating system, CameraX or an older release. */
  otherMessages?: readonly string[];
  /** One sentence on what happened. Markdown. */
  meaning: string;
  /** Why it happened. Markdown. */
  cause: string;
  /** What to change. Markdown. */
  fix: string;
  /** Guide that explains the subject: its file, with an anchor where the guide promises one, and the text of the link. */
  guide: readonly [file: string, text: string];
}

/** A code that people search for and the library does not have. */
export interface MissingCode {
  code: string;
  /** What it is really called, or was. Markdown. */
  answer: string;
}

const GETTING_STARTED = ['getting-started.mdx', 'getting started guide'] as const;
const DEVICES = ['devices.mdx', 'devices guide'] as const;
const FORMATS = ['formats.mdx', 'formats guide'] as const;
const HDR = ['hdr.mdx', 'HDR guide'] as const;
const EXPOSURE = ['exposure.mdx', 'exposure guide'] as const;
const FOCUSING = ['focusing.mdx', 'focusing guide'] as const;
const PREVIEW = ['preview.mdx', 'preview guide'] as const;
const LIFECYCLE = ['lifecycle.mdx', 'lifecycle guide'] as const;
const RECOVERY = ['lifecycle.mdx#recover-from-an-error', 'guide to recovering'] as const;
const IS_ACTIVE = ['lifecycle.mdx#the-isactive-prop', 'guide to `isActive`'] as const;
const PERFORMANCE = ['performance.mdx', 'performance guide'] as const;
const PHOTOS = ['taking-photos.mdx', 'photo guide'] as const;
const VIDEOS = ['recording-videos.mdx', 'video guide'] as const;
const CODES = ['code-scanning.mdx', 'code scanning guide'] as const;
const LOCATION = ['location.mdx#enable-or-disable-location-apis', 'location guide'] as const;
const PIXEL_FORMATS = ['pixel-formats.mdx', 'pixel formats guide'] as const;
const FRAME_PROCESSORS = ['frame-processors.mdx', 'frame processors guide'] as const;
const ASYNCHRONOUS = [
  'frame-processors-interacting.mdx#running-asynchronously',
  'guide to running asynchronously',
] as const;
const STABILIZATION = ['stabilization.mdx', 'stabilization guide'] as const;
const MOCKING = ['mocking.mdx', 'mocking guide'] as const;
const TROUBLESHOOTING = ['troubleshooting.mdx#report-a-bug', 'bug report checklist'] as const;

/** Every error code of the library: those of its TypeScript unions and those that only its native code has, by domain. */
export const errorCodes: readonly ErrorCode[] = [
  {
    code: 'permission/camera-permission-denied',
    origins: ['android'],
    messages: ['The Camera permission was denied!'],
    meaning: 'The app may not use the camera.',
    cause: '`<Camera>` was mounted before the user allowed it. iOS reports `unknown/unknown` instead.',
    fix: 'Ask with `useCameraPermission()` and render `<Camera>` only once `hasPermission` is true; remount it if it failed.',
    guide: RECOVERY,
  },
  {
    code: 'permission/microphone-permission-denied',
    origins: ['android', 'ios'],
    messages: [
      'The Microphone permission was denied! If you want to record Video without sound, pass `audio={false}`.',
      'The Microphone permission was denied! If you want to record Videos without sound, pass `audio={false}`.',
    ],
    meaning: 'The app may not use the microphone.',
    cause:
      '`audio` is on without the permission. Android reports it when a recording starts, iOS as soon as `audio` is on.',
    fix: 'Ask with `useMicrophonePermission()` first, or leave `audio` off.',
    guide: VIDEOS,
  },
  {
    code: 'permission/location-permission-denied',
    origins: ['android', 'ios'],
    untyped: true,
    messages: [
      'The Location permission was denied! If you want to capture photos or videos without location tags, pass `enableLocation={false}`.',
    ],
    meaning: 'The app may not read the location.',
    cause: '`enableLocation` is on without the permission.',
    fix: 'Ask for it first, on Android for the precise and the approximate position at once, or leave `enableLocation` off.',
    guide: LOCATION,
  },
  {
    code: 'parameter/invalid-parameter',
    origins: ['android', 'ios', 'javascript'],
    messages: [
      'The given value for … could not be parsed! (Received: …)',
      'The value "…" could not be parsed to type …!',
      'The onRecordingError or onRecordingFinished functions were not set!',
    ],
    otherMessages: ["Error while updating property '…' of a view managed by: CameraView"],
    meaning: 'A prop or an option has a value that the platform does not know.',
    cause:
      'A misspelled value, a code type that Android lacks (`gs1-data-bar`, `itf-14`), or `startRecording()` without both callbacks. Android raises a wrong prop while it updates the view, so it does not reach `onError`; iOS reports most of them and drops the whole update.',
    fix: 'Compare the value that the message names with the type of the prop, and let TypeScript check it.',
    guide: CODES,
  },
  {
    code: 'parameter/unsupported-output',
    origins: ['ios'],
    messages: ['The output "…" is not supported!'],
    meaning: 'iOS refused to add the `photo-output`, `video-output` or `audio-output`.',
    cause: 'The camera cannot deliver this output beside the others.',
    fix: 'Turn off the outputs that the screen does not use, or choose another device.',
    guide: PERFORMANCE,
  },
  {
    code: 'parameter/unsupported-input',
    origins: ['ios'],
    messages: ['The input "…" is not supported!'],
    meaning: 'iOS refused to add the camera (`video-input`) or the microphone (`audio-input`).',
    cause: 'The session cannot use that piece of hardware.',
    fix: 'Choose another device, or leave `audio` off.',
    guide: DEVICES,
  },
  {
    code: 'parameter/invalid-combination',
    origins: ['ios'],
    messages: ['Invalid combination! If "…" is provided, "…" also has to be set!'],
    meaning: 'A prop needs a second value that is missing.',
    cause:
      '`codeScanner` has no `codeTypes`. Android reports `parameter/invalid-parameter` for the same mistake.',
    fix: 'Build the scanner with `useCodeScanner()` and pass `codeTypes`.',
    guide: CODES,
  },
  {
    code: 'device/configuration-error',
    origins: ['ios'],
    messages: ['Failed to lock the device for configuration.'],
    meaning: '`focus()` could not change the camera.',
    cause: 'iOS did not grant the lock on the camera.',
    fix: 'Ignore it and focus again on the next tap.',
    guide: FOCUSING,
  },
  {
    code: 'device/no-device',
    origins: ['android', 'ios', 'javascript'],
    messages: [
      'Camera: `device` is null! Select a valid Camera device.',
      'No device was set! Use `useCameraDevice(..)` or `Camera.getAvailableCameraDevices()` to select a suitable Camera device.',
    ],
    meaning: 'There is no camera to run.',
    cause:
      '`device` is `undefined`: on a simulator, on a phone without such a camera, or before the device list arrived.',
    fix: 'Render `<Camera>` only when `device != null`.',
    guide: DEVICES,
  },
  {
    code: 'device/invalid-device',
    origins: ['ios', 'javascript'],
    messages: [
      'The given Camera Device (…) does not have any formats!',
      'The given Camera device was invalid. Use `useCameraDevice(..)` or `Camera.getAvailableCameraDevices()` to select a suitable Camera device.',
    ],
    meaning: 'The camera is unknown to iOS, or has no formats.',
    cause:
      '`getCameraFormat()` and `useCameraFormat()` throw when `device.formats` is empty, as on some Android phones and in mocks. iOS raises the other text when the camera was unplugged.',
    fix: 'Choose among devices whose `formats` is not empty. Give a mocked device at least one format.',
    guide: ['devices.mdx#no-formats', 'devices guide'],
  },
  {
    code: 'device/microphone-unavailable',
    origins: ['ios'],
    messages: ['The microphone was unavailable.'],
    meaning: 'iOS offers no microphone.',
    cause: 'There is no default audio device.',
    fix: 'Leave `audio` off and record without sound.',
    guide: VIDEOS,
  },
  {
    code: 'device/pixel-format-not-supported',
    origins: ['android', 'ios'],
    messages: [
      'The pixelFormat … is not supported on the given Camera Device!',
      'No compatible PixelFormat was found! VisionCamera will fallback to the default PixelFormat. Try selecting a different format or disable videoHdr={..} and enableBufferCompression={..}. Tried using one of these PixelFormats: …, but the current format only supports these PixelFormats: …',
    ],
    meaning: 'The camera cannot deliver frames in `pixelFormat`.',
    cause:
      'iOS: the format has only a packed pixel format such as `btp2`; the camera goes on with its own default. Android: `pixelFormat` is `"unknown"`.',
    fix: 'iOS: choose another format. Android: pass `"yuv"` or `"rgb"`.',
    guide: PIXEL_FORMATS,
  },
  {
    code: 'device/low-light-boost-not-supported',
    origins: ['ios'],
    messages: [
      'The currently selected camera device does not support low-light boost! Select a device where `device.supportsLowLightBoost` is true.',
    ],
    meaning: 'The camera has no low-light boost.',
    cause:
      '`lowLightBoost` is on for a device with `supportsLowLightBoost: false`. Android ignores the prop there.',
    fix: 'Pass `lowLightBoost={device.supportsLowLightBoost}`.',
    guide: EXPOSURE,
  },
  {
    code: 'device/focus-not-supported',
    origins: ['android', 'ios'],
    messages: ['The currently selected camera device does not support focusing!'],
    meaning: 'The camera cannot focus on a point.',
    cause:
      'A fixed lens, as in many front cameras. Android asks CameraX about the point, so it can happen although `supportsFocus` is true.',
    fix: 'Check `device.supportsFocus`, and still catch the rejected promise.',
    guide: FOCUSING,
  },
  {
    code: 'device/camera-not-available-on-simulator',
    origins: ['ios'],
    messages: ['The Camera is not available on the iOS Simulator!'],
    meaning: 'A session was started on the iOS Simulator.',
    cause: 'A made-up device was passed to the real `<Camera>`.',
    fix: 'Use a real phone, or replace the whole library in tests.',
    guide: MOCKING,
  },
  {
    code: 'device/camera-already-in-use',
    origins: ['android'],
    messages: ['The given Camera Device is already in use!'],
    meaning: 'Somebody else holds the camera.',
    cause: 'Another app, or a second `<Camera>` of this app that is still active behind the screen.',
    fix: 'Set `isActive` to false on screens that are not visible.',
    guide: IS_ACTIVE,
  },
  {
    code: 'device/fatal-error',
    origins: ['android'],
    untyped: true,
    messages: ['An unknown fatal error occurred in the Camera HAL! Try restarting the phone.'],
    meaning: 'The camera service of the phone failed.',
    cause: 'A fault in the system or in its camera driver.',
    fix: 'Offer a retry with a new `key`; a restart of the phone helps when it lasts.',
    guide: RECOVERY,
  },
  {
    code: 'device/flash-not-available',
    origins: ['android'],
    untyped: true,
    messages: [
      'The Camera Device does not have a flash unit! Make sure you select a device where `device.hasFlash`/`device.hasTorch` is true.',
    ],
    meaning: 'The camera has neither flash nor torch.',
    cause:
      '`flash` is `"on"` or `"auto"` for a photo or `"on"` for a recording, or `torch` is `"on"`, on a camera without a light, usually the front camera. With `torch="on"` at mount, the camera never starts.',
    fix: 'Check `device.hasFlash` and `device.hasTorch`, and remount a camera that did not start. iOS has `capture/flash-not-available` and `device/flash-unavailable`.',
    guide: PHOTOS,
  },
  {
    code: 'device/flash-unavailable',
    origins: ['ios'],
    untyped: true,
    messages: [
      'The Camera Device does not have a flash unit! Select a device where `device.hasFlash`/`device.hasTorch` is true.',
    ],
    meaning: 'The camera has no torch.',
    cause:
      '`torch="on"`, or a recording with `flash: "on"`, on a device with `hasTorch: false`. With `torch="on"` at mount, the preview runs, but `takePhoto()` rejects with `session/camera-not-ready`.',
    fix: 'Check `device.hasTorch` first. Turning `torch` off again brings the camera back.',
    guide: VIDEOS,
  },
  {
    code: 'format/invalid-fps',
    origins: ['android', 'ios'],
    messages: [
      'The given format cannot run at … FPS! Make sure your FPS is lower than `format.maxFps` but higher than `format.minFps`.',
    ],
    meaning: 'The format does not reach this frame rate.',
    cause: '`fps` lies outside of `minFps` to `maxFps` of the format in use.',
    fix: 'Choose a format by `fps`, then pass at most `format.maxFps`.',
    guide: ['formats.mdx#fps', 'guide to frame rates'],
  },
  {
    code: 'format/invalid-video-hdr',
    origins: ['android', 'ios'],
    messages: [
      'The given format does not support videoHdr! Select a format where `format.supportsVideoHdr` is true.',
      'The currently selected format does not support 10-bit Video HDR streaming! Make sure you select a format which includes `supportsVideoHdr`!',
    ],
    meaning: 'The format cannot stream HDR.',
    cause: '`videoHdr` is on for a format with `supportsVideoHdr: false`.',
    fix: 'Pass `videoHdr={format.supportsVideoHdr}`.',
    guide: HDR,
  },
  {
    code: 'format/photo-hdr-and-video-hdr-not-suppoted-simultaneously',
    origins: ['android'],
    messages: [
      'Photo HDR and Video HDR are not supported simultaneously! Disable either `videoHdr` or `photoHdr`.',
    ],
    meaning: 'Android cannot do both kinds of HDR at once. The code is misspelled in the library.',
    cause: '`photoHdr` and `videoHdr` are both on.',
    fix: 'Turn on the one that the screen captures with.',
    guide: HDR,
  },
  {
    code: 'format/low-light-boost-not-supported-with-hdr',
    origins: ['android'],
    messages: [
      'The low light boost extension does not work when HDR is enabled! Disable either `lowLightBoost` or `videoHdr`/`photoHdr`.',
    ],
    meaning: 'Android cannot combine low-light boost with HDR.',
    cause: '`lowLightBoost` is on together with `videoHdr` or `photoHdr`.',
    fix: 'Turn one of them off.',
    guide: HDR,
  },
  {
    code: 'format/invalid-video-stabilization-mode',
    origins: [],
    unreachable: ['android'],
    messages: [
      'The given format does not support the videoStabilizationMode "…"! Select a format that contains … in `format.supportedVideoStabilizationModes`.',
    ],
    meaning: 'The format lacks the stabilization mode.',
    cause: '4.7.3 never applies `videoStabilizationMode` on Android, so its check does not run.',
    fix: 'Choose a mode from `format.videoStabilizationModes`; that is the name the field has.',
    guide: STABILIZATION,
  },
  {
    code: 'format/incompatible-pixel-format-with-hdr-setting',
    origins: ['ios'],
    messages: [
      'The currently selected pixelFormat is not compatible with HDR! HDR only works with the `yuv` pixelFormat.',
    ],
    meaning: 'HDR frames cannot be RGB.',
    cause: '`videoHdr` is on with `pixelFormat="rgb"`; the camera goes on with its default pixel format.',
    fix: 'Use `pixelFormat="yuv"`, or turn `videoHdr` off.',
    guide: HDR,
  },
  {
    code: 'format/invalid-format',
    origins: ['ios'],
    messages: [
      'The given format was invalid. Did you check if the current device supports the given format in `device.formats`?',
    ],
    meaning: 'The camera does not have this format.',
    cause: '`format` belongs to another device, for example after flipping the camera, or is a changed copy.',
    fix: 'Derive it from the device in use: `useCameraFormat(device, filters)`.',
    guide: FORMATS,
  },
  {
    code: 'format/format-required',
    origins: ['android'],
    messages: ['The prop "…" requires a format to be set, but format was null!'],
    meaning: 'A prop needs a `format` on Android.',
    cause: '`fps`, `videoHdr` or a named `videoBitRate` such as `"high"` is set without `format`.',
    fix: 'Choose a format with `useCameraFormat()` and pass it too.',
    guide: ['formats.mdx#format-required', 'formats guide'],
  },
  {
    code: 'session/camera-not-ready',
    origins: ['android', 'ios'],
    messages: ['The Camera is not ready yet! Wait for the onInitialized() callback!'],
    meaning: 'The session has no camera yet.',
    cause:
      'A method was called before `onInitialized`; on iOS only `focus()` fails then. Or the configuration failed before, see what `onError` says.',
    fix: 'Enable the shutter button in `onStarted`.',
    guide: LIFECYCLE,
  },
  {
    code: 'session/audio-in-use-by-other-app',
    origins: ['ios'],
    messages: ['The audio session is already in use by another app with higher priority!'],
    meaning: 'A call or another app holds the microphone.',
    cause: 'iOS gave the audio session to something more important when the recording started.',
    fix: 'Tell the user that this recording has no sound.',
    guide: VIDEOS,
  },
  {
    code: 'session/no-outputs',
    origins: ['android'],
    messages: ['Cannot create a CameraCaptureSession without any outputs! (PREVIEW, PHOTO, VIDEO, ...)'],
    meaning: 'The camera has nothing to deliver to.',
    cause: '`preview` is off and no other output is on.',
    fix: 'Turn on `photo`, `video`, `codeScanner` or a frame processor.',
    guide: PREVIEW,
  },
  {
    code: 'session/audio-session-failed-to-activate',
    origins: ['ios'],
    messages: ['Failed to activate Audio Session!'],
    meaning: 'iOS did not start the audio session.',
    cause: 'Often another library of the app uses the audio session in a way that does not allow recording.',
    fix: 'Look up the number in the log line "Failed to activate audio session!", and stop other audio before recording.',
    guide: VIDEOS,
  },
  {
    code: 'session/hardware-cost-too-high',
    origins: [],
    messages: ["The session's hardware-cost is too high! (Expected: <=1.0, Received: …)"],
    meaning: 'The outputs together are too much for the phone.',
    cause: 'iOS declares the code; 4.7.3 never raises it.',
    fix: 'Nothing to do; `parameter/unsupported-output` is what iOS reports.',
    guide: PERFORMANCE,
  },
  {
    code: 'session/invalid-output-configuration',
    origins: ['android'],
    messages: [
      'Failed to configure the Camera Session because the output/stream configurations are invalid!',
    ],
    meaning: 'The phone refused this combination of outputs and sizes.',
    cause:
      'Too many outputs, or sizes that the phone cannot combine. Reports from Honor and vivo phones have no fix in v4.',
    fix: 'Drop an output, or choose a smaller format, then remount the camera.',
    guide: ['troubleshooting.mdx#invalid-output-configuration', 'troubleshooting guide'],
  },
  {
    code: 'session/recoverable-error',
    origins: ['android'],
    untyped: true,
    messages: [
      'An unknown error occurred while creating the Camera Session, but the Camera can recover from it.',
    ],
    meaning: 'The camera stumbled and CameraX tries to reopen it.',
    cause: 'Often `photoQualityBalance="balanced"`: its zero shutter lag is broken on some phones.',
    fix: 'Use `photoQualityBalance` `"speed"` or `"quality"`. Show nothing unless it repeats.',
    guide: PHOTOS,
  },
  {
    code: 'code-scanner/not-compatible-with-outputs',
    origins: ['ios'],
    messages: [
      'The Code Scanner is not supported in combination with the current outputs! Either disable video or photo outputs.',
    ],
    otherMessages: ['CodeScanner can only be enabled when both video and frameProcessor are disabled!'],
    meaning: 'iOS refused to add the code scanner.',
    cause:
      'The camera cannot scan beside the other outputs. The second text is from 3.x on Android; 4.x fails there with "No supported surface combination".',
    fix: 'Turn off `video` or `photo` while scanning, or scan in a frame processor.',
    guide: CODES,
  },
  {
    code: 'code-scanner/code-type-not-supported',
    origins: ['ios'],
    unreachable: ['android'],
    messages: ['The codeType "…" is not supported by the Code Scanner!'],
    meaning: 'This phone cannot scan one of the `codeTypes`.',
    cause:
      '`codabar` and the GS1 DataBar types need iOS 15.4. Android reports `parameter/invalid-parameter` instead.',
    fix: 'Remove the type on older systems.',
    guide: CODES,
  },
  {
    code: 'code-scanner/cannot-load-model',
    origins: [],
    messages: [],
    meaning: 'The scanning model is missing.',
    cause: 'Only declared in TypeScript. A failing model on Android arrives as `unknown/unknown`.',
    fix: 'Bundle the model: `VisionCamera_enableCodeScanner=true`.',
    guide: CODES,
  },
  {
    code: 'capture/recording-in-progress',
    origins: ['android'],
    messages: [
      'There is already an active video recording in progress! Did you call startRecording() twice?',
    ],
    meaning: 'A recording runs already.',
    cause:
      '`startRecording()` was called twice, or a recording ended by itself: only `stopRecording()` clears it. iOS does not check and replaces the first recording.',
    fix: 'Keep the recording state, and call `stopRecording()` also after `onRecordingError`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/recording-canceled',
    origins: ['android', 'ios'],
    messages: ['The active recording was canceled.'],
    meaning: 'The recording ended through `cancelRecording()` and its file was deleted.',
    cause: 'Your own call. It is not a failure.',
    fix: 'Ignore this code in `onRecordingError`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/no-recording-in-progress',
    origins: ['android', 'ios'],
    messages: ['There was no active video recording in progress! Did you call stopRecording() twice?'],
    meaning: 'There is no recording to stop, pause, resume or cancel.',
    cause:
      'The method was called twice, or before the recording began; on iOS also after it ended or failed by itself.',
    fix: 'Disable the button until the recording runs, and catch the rejected promise.',
    guide: VIDEOS,
  },
  {
    code: 'capture/file-io-error',
    origins: ['ios'],
    unreachable: ['android'],
    messages: ['An unexpected File IO error occurred! Error: …'],
    meaning: 'A file could not be written or deleted.',
    cause:
      'Writing a photo or snapshot failed, because `path` does not exist or the storage is full, or the file of a canceled recording could not be deleted. Android ignores a failed deletion.',
    fix: 'Read the part after "Error:", and check the directory and the free space.',
    guide: PHOTOS,
  },
  {
    code: 'capture/invalid-path',
    origins: ['android', 'ios'],
    messages: ['The given path (…) is invalid, or not writable!'],
    meaning: '`path` is not a directory.',
    cause:
      'Android wants an existing directory without `file://`. iOS only checks that the text forms a URL.',
    fix: 'Pass a directory that exists, not a file name, and encode spaces for iOS.',
    guide: PHOTOS,
  },
  {
    code: 'capture/create-temp-file-error',
    origins: [],
    unreachable: ['ios'],
    messages: ['Failed to create a temporary file! …'],
    meaning: 'iOS could not form the url of the photo file.',
    cause: 'iOS turns it into `capture/file-io-error` before it reaches the app.',
    fix: 'Nothing to do.',
    guide: PHOTOS,
  },
  {
    code: 'capture/create-recorder-error',
    origins: ['ios'],
    messages: ['Failed to create the AVAssetWriter (Recorder)! …'],
    meaning: 'iOS could not set up the recording.',
    cause:
      'The codec, file type or size is not supported together, or the directory is not writable. The end of the message says which. With `audio`, the microphone stays on until the next recording ends.',
    fix: 'Leave `videoCodec` and `fileType` at their defaults, then change one at a time.',
    guide: VIDEOS,
  },
  {
    code: 'capture/insufficient-storage',
    origins: ['android', 'ios'],
    messages: [
      'There is not enough storage space available for a Video Recording.',
      'There is not enough storage space available.',
    ],
    meaning: 'The storage is full.',
    cause:
      'A video did not fit. On Android you do not get the path of the unfinished file. For a photo, iOS reports `capture/file-io-error` and Android `unknown/unknown`.',
    fix: 'Check the free space before long recordings, and lower `videoBitRate`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/video-not-enabled',
    origins: ['android', 'ios'],
    messages: ['Video capture is disabled! Pass `video={true}` to enable video recordings.'],
    meaning: 'The video output is off.',
    cause: '`startRecording()` without the `video` prop.',
    fix: 'Pass `video={true}`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/photo-not-enabled',
    origins: ['android', 'ios'],
    messages: ['Photo capture is disabled! Pass `photo={true}` to enable photo capture.'],
    meaning: 'The photo output is off.',
    cause: '`takePhoto()` without the `photo` prop.',
    fix: 'Pass `photo={true}`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/frame-invalid',
    origins: ['android', 'ios'],
    messages: [
      "Trying to access an already closed Frame! Are you trying to access the Image data outside of a Frame Processor's lifetime?",
    ],
    meaning: 'A frame was used after it was given back.',
    cause:
      'The frame was kept beyond its frame processor call. It arrives as an error of the worklet without this code, not in `onError`.',
    fix: 'Read what you need inside the call, or use `runAsync()`.',
    guide: ASYNCHRONOUS,
  },
  {
    code: 'capture/no-data',
    origins: ['android'],
    messages: [
      'The Video Recording failed because no data was received! (…) Did you stop the recording before any Frames arrived?',
    ],
    meaning: 'The recording ended before its first frame.',
    cause: '`stopRecording()` directly after `startRecording()`, or the camera stopped meanwhile.',
    fix: 'Allow a stop only after about a second, and keep `isActive` true.',
    guide: VIDEOS,
  },
  {
    code: 'capture/recorder-error',
    origins: ['android'],
    messages: ['An error occurred while recording a video! …'],
    meaning: 'CameraX stopped the recording.',
    cause: 'Unknown to CameraX; the message says whether the file may be valid.',
    fix: 'Offer to record again; collect the log if it repeats.',
    guide: TROUBLESHOOTING,
  },
  {
    code: 'capture/focus-canceled',
    origins: ['android'],
    messages: ['The focus operation has been canceled by a new focus request.'],
    meaning: 'A later `focus()` replaced this one, or the camera stopped meanwhile.',
    cause: 'For example two taps in a row. It is not a failure.',
    fix: 'Ignore this code.',
    guide: FOCUSING,
  },
  {
    code: 'capture/focus-requires-preview',
    origins: ['android', 'ios'],
    messages: ['Focus requires preview={...} to be enabled!'],
    meaning: 'Without a preview there are no view points to focus on.',
    cause: '`preview` is off, or a Skia frame processor replaced the preview.',
    fix: 'Keep `preview` on where users focus.',
    guide: FOCUSING,
  },
  {
    code: 'capture/timed-out',
    origins: [],
    messages: ['The capture timed out.'],
    otherMessages: ['The image capture was aborted because it timed out.'],
    meaning: 'The photo took too long.',
    cause: 'Only declared; 4.7.3 never raises it. The second text is from an older release.',
    fix: 'Nothing to do.',
    guide: PHOTOS,
  },
  {
    code: 'capture/snapshot-failed',
    origins: ['android', 'ios'],
    messages: ['Failed to take a Snapshot of the Preview View! Try using takePhoto() instead.'],
    meaning: 'There was no image to take.',
    cause:
      'iOS: no video frame has arrived, or `video` is off. Android: the preview shows nothing yet; the code is `EUNSPECIFIED` there.',
    fix: 'Turn `video` on (iOS) and wait for `onPreviewStarted`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/snapshot-failed-preview-not-enabled',
    origins: ['android'],
    messages: ['Failed to take a Snapshot because preview={...} was disabled! Enable preview and try again.'],
    meaning: 'On Android a snapshot is a picture of the preview.',
    cause:
      '`preview` is off, or a Skia frame processor replaced it. The code that arrives is `EUNSPECIFIED`.',
    fix: 'Keep `preview` on, or use `takePhoto()`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/image-data-access-error',
    origins: ['ios'],
    messages: ['An unexpected error occurred while trying to access the image data!'],
    meaning: 'iOS delivered an image that cannot be read or encoded.',
    cause: 'Encoding a photo or a snapshot failed, for example under low memory.',
    fix: 'Try again, with a smaller photo size if it repeats.',
    guide: PHOTOS,
  },
  {
    code: 'capture/encoder-error',
    origins: ['android'],
    messages: ['The Video Encoder encountered an error occurred while recording a video!'],
    meaning: 'The video encoder of the phone failed.',
    cause: 'Often a size, frame rate or bit rate that the encoder cannot do.',
    fix: 'Choose a smaller video size, and leave `videoBitRate` out.',
    guide: VIDEOS,
  },
  {
    code: 'capture/invalid-recorder-configuration',
    origins: ['android'],
    untyped: true,
    messages: ['The Video Recording failed because it was configured with invalid settings! …'],
    meaning: 'CameraX refused the file or settings of the recording.',
    cause:
      'The file could not be opened when the first frame arrived. A `path` that cannot be written fails earlier, with `capture/unknown`.',
    fix: 'Keep the directory while a recording runs, and leave `path` out to test.',
    guide: VIDEOS,
  },
  {
    code: 'capture/file-size-limit-reached',
    origins: [],
    unreachable: ['android'],
    untyped: true,
    messages: [
      'The Video Recording was stopped because the file size limit was reached. The output file may still be valid.',
    ],
    meaning: 'The recording ended at a size limit.',
    cause: 'Only a line in the Android log: the video is delivered to `onRecordingFinished`.',
    fix: 'Nothing to do.',
    guide: VIDEOS,
  },
  {
    code: 'capture/duration-limit-reached',
    origins: [],
    unreachable: ['android'],
    untyped: true,
    messages: [
      'The Video Recording was stopped because the duration limit was reached. The output file may still be valid.',
    ],
    meaning: 'The recording ended at a time limit.',
    cause: 'Only a line in the Android log: the video is delivered to `onRecordingFinished`.',
    fix: 'Nothing to do.',
    guide: VIDEOS,
  },
  {
    code: 'capture/flash-not-available',
    origins: ['ios'],
    untyped: true,
    messages: [
      'The Camera Device does not have a flash unit! Make sure you select a device where `device.hasFlash`/`device.hasTorch` is true.',
    ],
    meaning: 'The camera has no flash.',
    cause: '`takePhoto()` with `flash: "on"` or `"auto"` on a device with `hasFlash: false`.',
    fix: 'Pass `flash` only when `device.hasFlash`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/invalid-image-type',
    origins: ['android'],
    messages: ['Captured an Image with an invalid Image type!'],
    meaning: 'The code scanner got a frame without an image.',
    cause:
      'The frame was closed before it was scanned. It shows in a crash log, because no JavaScript waits for it.',
    fix: 'Report it with the log.',
    guide: TROUBLESHOOTING,
  },
  {
    code: 'capture/failed-writing-metadata',
    origins: [],
    messages: ['Failed to write video/photo metadata! (Cause: …)'],
    meaning: 'The metadata of a file was not written.',
    cause: 'iOS declares the code; 4.7.3 never raises it.',
    fix: 'Nothing to do.',
    guide: PHOTOS,
  },
  {
    code: 'capture/unknown',
    origins: ['android', 'ios'],
    messages: [
      'An unknown error occured while capturing a video/photo.',
      'An unknown error occurred while trying to start a video recording! …',
      'An unknown recording error occured! … …',
    ],
    meaning: 'The capture failed for a reason that has no code.',
    cause:
      'iOS: any other error of AVFoundation, whose text the message carries. Android: starting a recording threw an exception.',
    fix: 'Search for the number or the exception in the message.',
    guide: TROUBLESHOOTING,
  },
  {
    code: 'system/camera-module-not-found',
    origins: ['javascript'],
    messages: [
      'Failed to initialize VisionCamera: The native Camera Module (`NativeModules.CameraView`) could not be found.',
      'react-native-vision-camera is not supported in Expo Go! Use EAS/expo prebuild instead (`expo run:…`).',
      'Failed to initialize VisionCamera: VisionCamera currently does not work on ….',
    ],
    otherMessages: ["Native Module 'CameraView' was null"],
    meaning: 'The app runs without the native part of the library.',
    cause: 'Expo Go, Jest, the web, or an app that was not rebuilt after installing. It is thrown on import.',
    fix: 'Rebuild the app (`pod install` on iOS), use a development build, or mock the library in Jest.',
    guide: GETTING_STARTED,
  },
  {
    code: 'system/camera-is-restricted',
    origins: ['android'],
    messages: [
      'Camera functionality is not available because it has been restricted by the operating system, possibly due to a device policy.',
    ],
    meaning: 'Android has the camera switched off.',
    cause:
      'A device policy, as in a work profile, or the app opened the camera while it was in the background.',
    fix: 'Set `isActive` to false in the background. Mounting the camera again helps when it was temporary.',
    guide: ['lifecycle.mdx#camera-is-restricted', 'lifecycle guide'],
  },
  {
    code: 'system/location-not-enabled',
    origins: ['ios'],
    messages: [
      'Location is not enabled, so VisionCamera did not compile the Location APIs. Set $VCEnableLocation in your Podfile, or enableLocation in the expo config plugin and rebuild.',
    ],
    meaning: 'The location code was left out of the build.',
    cause:
      '`enableLocation` or `Camera.requestLocationPermission()` in an app built with `$VCEnableLocation = false`.',
    fix: 'Compile the location APIs in, or stop asking for the location.',
    guide: LOCATION,
  },
  {
    code: 'system/no-camera-manager',
    origins: [],
    messages: [],
    meaning: 'Android has no camera service.',
    cause: 'Only declared in TypeScript; 4.7.3 never raises it.',
    fix: 'Nothing to do.',
    guide: DEVICES,
  },
  {
    code: 'system/frame-processors-unavailable',
    origins: ['android', 'javascript'],
    messages: [
      'Frame Processors are not available, react-native-worklets-core is not installed! Error: …',
      'Frame Processors are disabled!',
    ],
    meaning: 'The app was built without frame processors.',
    cause:
      'react-native-worklets-core is missing or is 0.x, the app wasn\'t rebuilt, or a flag turned frame processors off. In the first message, the part after "Error:" is the reason. The second comes from Android\'s native code and has no `code` property. Neither reaches `onError`.',
    fix: 'Install worklets-core 1.x, remove `VisionCamera_enableFrameProcessors=false` and `$VCEnableFrameProcessors = false`, rebuild.',
    guide: ['frame-processors.mdx#disabling-frame-processors', 'guide to disabling frame processors'],
  },
  {
    code: 'system/recording-while-frame-processing-unavailable',
    origins: [],
    messages: [
      'Video Recordings are not possible with a Frame Processor running, because the device is running on API 22 or lower and ImageWriters are not available.',
    ],
    meaning: 'Android 5 cannot record while a frame processor runs.',
    cause: 'Left over from v3; 4.7.3 never raises it.',
    fix: 'Nothing to do.',
    guide: FRAME_PROCESSORS,
  },
  {
    code: 'system/view-not-found',
    origins: ['android', 'javascript'],
    messages: [
      "Could not get the Camera's native view tag! Does the Camera View exist in the native view-tree?",
      'The given view (ID …) was not found in the view manager.',
    ],
    otherMessages: ["Trying to resolve view with tag … which doesn't exist"],
    meaning: 'The camera view is not on the screen.',
    cause:
      'A method was called, or a frame processor set, after `<Camera>` unmounted or before it mounted. The first text rejects the call; `startRecording()` throws it. The others are crashes on Android, where native code looks for the view; iOS crashes there without a code.',
    fix: 'Call methods through a ref that is not null, and await them before you leave the screen.',
    guide: ['lifecycle.mdx#camera-is-closed', 'lifecycle guide'],
  },
  {
    code: 'system/max-cameras-in-use',
    origins: ['android'],
    messages: ['The maximum amount of Cameras available for simultaneous use has been reached!'],
    meaning: 'No further camera can be opened.',
    cause: 'Too many cameras are open, in this app or in others.',
    fix: 'Keep one `<Camera>` active at a time.',
    guide: IS_ACTIVE,
  },
  {
    code: 'system/do-not-disturb-bug',
    origins: ['android'],
    messages: [
      'The Camera Device could not be opened because of a bug in Android 9 (API 28) when do-not-disturb mode is enabled! Either update your Android version, or disable do-not-disturb.',
    ],
    meaning: 'A bug of Android 9 keeps the camera closed.',
    cause: 'Do-not-disturb is on.',
    fix: 'Ask the user to turn it off.',
    guide: LIFECYCLE,
  },
  {
    code: 'system/hardware-buffers-unavailable',
    origins: ['android'],
    untyped: true,
    messages: ['HardwareBuffers are only available on API 28 or higher!'],
    meaning: 'The Android version is too old for hardware buffers.',
    cause:
      'A frame processor asks for the native buffer of a frame, as Skia does, on Android 8.1 or older. Inside the worklet, you see only the class name and the message, not the code.',
    fix: "Don't set that frame processor below API level 28.",
    guide: ['skia-frame-processors.mdx', 'Skia guide'],
  },
  {
    code: 'unknown/unknown',
    origins: ['android', 'ios'],
    messages: ['An unknown camera error occured.', 'An unexpected error occured.'],
    otherMessages: [
      'No supported surface combination is found for camera device - Id : 0. May be attempting to bind too many use cases',
      'Camera is closed.',
    ],
    meaning: 'Something outside of the library failed; the message is the original one.',
    cause:
      'Android: an exception of CameraX or ML Kit, often too many outputs, or a photo while the camera closes. iOS: an error of AVFoundation, such as a camera without permission.',
    fix: 'Search for the message in the troubleshooting guide, and read `cause`.',
    guide: ['troubleshooting.mdx', 'troubleshooting guide'],
  },
];

/** Codes that people search for although the library does not have them, or no longer has them. */
export const missingCodes: readonly MissingCode[] = [
  { code: 'device/camera-restricted', answer: 'Does not exist. The code is `system/camera-is-restricted`.' },
  { code: 'session/recoverable', answer: 'Does not exist. The code is `session/recoverable-error`.' },
  { code: 'capture/no-valid-data', answer: 'The name that older releases had for `capture/no-data`.' },
];

/** Anchor of a code's entry in the errors guide: `session/camera-not-ready` gives `session-camera-not-ready`. */
export function getErrorAnchor(code: string): string {
  return code.replace('/', '-');
}
