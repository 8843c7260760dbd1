/** The part of the library that raises an error: Kotlin or Java, Swift or Objective-C, or TypeScript. */
export type ErrorOrigin = 'android' | 'ios' | 'javascript';

/** Where an app meets an error. */
export type ErrorArrival = keyof typeof errorArrivals;

/** The places where an app meets an error, as readers see them. */
export const errorArrivals = {
  onError: '`onError`',
  onRecordingError: '`onRecordingError`',
  rejects: 'the rejected promise',
  throws: 'an exception where you import, render or call',
  worklet: 'an exception in the frame processor',
  crash: 'a crash or the system log',
} as const;

type Platform = 'android' | 'ios';

/** An error code of version 4.7.3. */
export interface ErrorCode {
  /** Domain and id, for example `session/camera-not-ready`. */
  code: string;
  /** Where an app can get the code from. Empty if 4.7.3 only declares it. */
  origins: readonly ErrorOrigin[];
  /** Where the source creates the error, but no app receives it. `cause` says why. */
  unreachable?: readonly ErrorOrigin[];
  /** True if the library's TypeScript unions don't include the code. */
  untyped?: true;
  /** Where the code arrives on each platform that raises it. Required if there are origins. */
  arrives?: Partial<Record<Platform, readonly ErrorArrival[]>>;
  /** Whether the problem can end without a change in the app, for example when a call ends. If omitted, it can't. */
  passes?: 'yes' | 'sometimes';
  /** Platforms on which the camera only works again after a remount: always, or if it hadn't started yet. */
  remount?: Partial<Record<Platform, 'always' | 'if-not-started'>>;
  /** What the person with the phone can do, as text for them. */
  user?: string;
  /** Messages from the library's source. `…` replaces a value. */
  messages: readonly string[];
  /** Messages that arrive with this code but come from the operating system, CameraX or an older release. */
  otherMessages?: readonly string[];
  /** What happened, in one sentence. Markdown. */
  meaning: string;
  /** Why it happened, or a note if no app gets the code. Markdown. */
  cause?: string;
  /** What to change. Markdown. Omitted if there's nothing to do. */
  fix?: string;
  /** The guide that `fix` links to: its file, with an optional anchor, and the link text. */
  guide?: readonly [file: string, text: string];
}

/** A code that people search for, but that the library doesn't have. */
export interface MissingCode {
  code: string;
  /** The code that they need. Markdown. */
  answer: string;
}

const GETTING_STARTED = ['getting-started.mdx', 'getting started guide'] as const;
const DEVICES = ['devices.mdx', 'devices guide'] as const;
const HDR = ['hdr.mdx', 'HDR guide'] as const;
const EXPOSURE = ['exposure.mdx', 'exposure guide'] as const;
const FOCUSING = ['focusing.mdx', 'focusing guide'] as const;
const RECOVERY = ['handling-errors.mdx#recover-from-an-error', 'guide to recovering from errors'] as const;
const IS_ACTIVE = ['lifecycle.mdx#the-isactive-prop', 'guide to `isActive`'] as const;
const PHOTOS = ['taking-photos.mdx', 'photo guide'] as const;
const VIDEOS = ['recording-videos.mdx', 'video guide'] as const;
const CODES = ['code-scanning.mdx', 'code scanning guide'] as const;
const PIXEL_FORMATS = ['pixel-formats.mdx', 'pixel formats guide'] as const;
const STABILIZATION = ['stabilization.mdx', 'stabilization guide'] as const;
const MOCKING = ['mocking.mdx', 'mocking guide'] as const;
const TROUBLESHOOTING = ['troubleshooting.mdx#report-a-bug', 'bug report checklist'] as const;

/** All error codes of the library, from its TypeScript unions and its native code, by domain. */
export const errorCodes: readonly ErrorCode[] = [
  {
    code: 'permission/camera-permission-denied',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'always' },
    user: 'Allow camera access in Settings.',
    messages: ['The Camera permission was denied!'],
    meaning: "Your app isn't allowed to use the camera.",
    cause:
      '`<Camera>` was mounted before the user granted the permission. iOS reports `unknown/unknown` instead.',
    fix: 'Call `requestPermission()` from `useCameraPermission()`, and mount `<Camera>` only while `hasPermission` is true. If `<Camera>` has already failed, remount it.',
    guide: RECOVERY,
  },
  {
    code: 'permission/microphone-permission-denied',
    origins: ['android', 'ios'],
    arrives: { android: ['onRecordingError'], ios: ['onError'] },
    remount: { ios: 'always' },
    user: 'Allow microphone access in Settings.',
    messages: [
      'The Microphone permission was denied! If you want to record Video without sound, pass `audio={false}`.',
      'The Microphone permission was denied! If you want to record Videos without sound, pass `audio={false}`.',
    ],
    meaning: "Your app isn't allowed to use the microphone.",
    cause:
      '`audio` is on without the permission. Android reports this when a recording starts, and iOS as soon as `audio` is on. On iOS, recordings are silent, and the app can crash when a recording ends.',
    fix: 'Ask with `useMicrophonePermission()` first, and pass `audio={hasPermission}`. If iOS has already reported this error, remount the camera after the user allows the microphone.',
    guide: ['recording-videos.mdx#record-sound', 'video guide'],
  },
  {
    code: 'permission/location-permission-denied',
    origins: ['android', 'ios'],
    untyped: true,
    arrives: { android: ['onError'], ios: ['onError'] },
    user: 'Allow location access in Settings.',
    messages: [
      'The Location permission was denied! If you want to capture photos or videos without location tags, pass `enableLocation={false}`.',
    ],
    meaning: "Your app isn't allowed to read the location.",
    cause: '`enableLocation` is on without the permission.',
    fix: 'Ask for it first, and pass `enableLocation` only when you have it. On Android, ask for the precise and the approximate location together. If you already got this error, turn `enableLocation` off and on again.',
    guide: ['location.mdx#permission-denied', 'location guide'],
  },
  {
    code: 'parameter/invalid-parameter',
    origins: ['android', 'ios', 'javascript'],
    arrives: {
      android: ['onRecordingError', 'rejects', 'throws', 'crash'],
      ios: ['onError', 'onRecordingError', 'rejects', 'throws'],
    },
    messages: [
      'The given value for … could not be parsed! (Received: …)',
      'The value "…" could not be parsed to type …!',
      'The onRecordingError or onRecordingFinished functions were not set!',
    ],
    otherMessages: ["Error while updating property '…' of a view managed by: CameraView"],
    meaning: "A prop or an option has a value that the platform doesn't know.",
    cause:
      "A misspelled value, a code type that Android doesn't have (`gs1-data-bar`, `itf-14`), or `startRecording()` without both callbacks. If a prop has a wrong value, React Native throws on Android, so `onError` gets nothing. iOS usually reports it and drops the update. iOS reports a misspelled code type as `unknown/unknown`.",
    fix: 'Compare the value in the message with the type of the prop, and let TypeScript check it.',
    guide: CODES,
  },
  {
    code: 'parameter/unsupported-output',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    remount: { ios: 'always' },
    messages: ['The output "…" is not supported!'],
    meaning: "iOS couldn't add the `photo-output`, `video-output` or `audio-output`.",
    cause: "The camera can't run this output together with the others.",
    fix: "Turn off the outputs that your screen doesn't use, or choose another device, then remount the camera.",
    guide: ['troubleshooting.mdx#surface-combination', 'troubleshooting guide'],
  },
  {
    code: 'parameter/unsupported-input',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    remount: { ios: 'always' },
    messages: ['The input "…" is not supported!'],
    meaning: "iOS couldn't add the camera (`video-input`) or the microphone (`audio-input`).",
    cause: "The session can't use that hardware.",
    fix: 'Choose another device, or turn off `audio`, then remount the camera.',
    guide: DEVICES,
  },
  {
    code: 'parameter/invalid-combination',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    messages: ['Invalid combination! If "…" is provided, "…" also has to be set!'],
    meaning: "A prop needs a second value that's missing.",
    cause: '`codeScanner` has no `codeTypes`. For Android, see `parameter/invalid-parameter`.',
    fix: 'Create the scanner with `useCodeScanner()` and pass `codeTypes`.',
    guide: CODES,
  },
  {
    code: 'device/configuration-error',
    origins: ['ios'],
    arrives: { ios: ['rejects'] },
    passes: 'yes',
    user: 'Tap again.',
    messages: ['Failed to lock the device for configuration.'],
    meaning: "`focus()` couldn't change the camera.",
    cause: "iOS didn't give the library exclusive access to the camera.",
    fix: 'Ignore it. The next tap focuses again.',
    guide: FOCUSING,
  },
  {
    code: 'device/no-device',
    origins: ['ios', 'javascript'],
    unreachable: ['android'],
    arrives: { android: ['throws'], ios: ['throws', 'onError'] },
    remount: { ios: 'always' },
    messages: [
      'Camera: `device` is null! Select a valid Camera device.',
      'No device was set! Use `useCameraDevice(..)` or `Camera.getAvailableCameraDevices()` to select a suitable Camera device.',
    ],
    meaning: "There's no camera to run.",
    cause:
      "`device` is `undefined`: you're on a simulator, the phone doesn't have that camera, or the device list is [still empty](devices.mdx#empty-list). `<Camera>` throws the first message on both platforms.",
    fix: 'Render `<Camera>` only when `device != null`. After the second message, remount it.',
    guide: ['devices.mdx#no-device-found', 'devices guide'],
  },
  {
    code: 'device/invalid-device',
    origins: ['ios', 'javascript'],
    arrives: { android: ['throws'], ios: ['throws', 'onError'] },
    remount: { ios: 'always' },
    messages: [
      'The given Camera Device (…) does not have any formats!',
      'The given Camera device was invalid. Use `useCameraDevice(..)` or `Camera.getAvailableCameraDevices()` to select a suitable Camera device.',
    ],
    meaning: "iOS doesn't know the camera, or the camera has no formats.",
    cause:
      '`getCameraFormat()` and `useCameraFormat()` throw if `device.formats` is empty. That happens on some Android phones and with mocks. iOS sends the second message if the camera was unplugged.',
    fix: "Choose a device whose `formats` isn't empty. Give a mocked device at least one format. If a camera was unplugged, choose another one and remount `<Camera>`.",
    guide: ['devices.mdx#no-formats', 'devices guide'],
  },
  {
    code: 'device/microphone-unavailable',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    remount: { ios: 'always' },
    messages: ['The microphone was unavailable.'],
    meaning: "There's no microphone.",
    cause: 'iOS has no default audio device.',
    fix: 'Turn off `audio`, remount the camera, and record without sound.',
    guide: VIDEOS,
  },
  {
    code: 'device/pixel-format-not-supported',
    origins: ['android', 'ios'],
    arrives: { android: ['onError'], ios: ['onError'] },
    remount: { android: 'if-not-started' },
    messages: [
      'The pixelFormat … is not supported on the given Camera Device!',
      'No compatible PixelFormat was found! VisionCamera will fallback to the default PixelFormat. Try selecting a different format or disable videoHdr={..} and enableBufferCompression={..}. Tried using one of these PixelFormats: …, but the current format only supports these PixelFormats: …',
    ],
    meaning: "The camera can't deliver frames in this `pixelFormat`.",
    cause:
      'On iOS, the format only has a packed pixel format such as `btp2`, and the camera continues with its own default. On Android, `pixelFormat` is `"unknown"`.',
    fix: 'On iOS, choose another format. On Android, pass `"yuv"` or `"rgb"`, and remount the camera if it didn\'t start.',
    guide: PIXEL_FORMATS,
  },
  {
    code: 'device/low-light-boost-not-supported',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    remount: { ios: 'if-not-started' },
    messages: [
      'The currently selected camera device does not support low-light boost! Select a device where `device.supportsLowLightBoost` is true.',
    ],
    meaning: 'The camera has no low-light boost.',
    cause:
      '`lowLightBoost` is on for a device with `supportsLowLightBoost: false`. Android ignores the prop instead.',
    fix: "Pass `lowLightBoost={device.supportsLowLightBoost}`. If the camera didn't start, or didn't switch devices, remount it.",
    guide: EXPOSURE,
  },
  {
    code: 'device/focus-not-supported',
    origins: ['android', 'ios'],
    arrives: { android: ['rejects'], ios: ['rejects'] },
    messages: ['The currently selected camera device does not support focusing!'],
    meaning: "The camera can't focus on a point.",
    cause:
      "On iOS, the camera has a fixed lens, like many front cameras. On Android, the camera can't focus or measure the light at this point. That can happen even if `supportsFocus` is true.",
    fix: 'Check `device.supportsFocus`, and catch the rejected promise anyway.',
    guide: FOCUSING,
  },
  {
    code: 'device/camera-not-available-on-simulator',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    messages: ['The Camera is not available on the iOS Simulator!'],
    meaning: 'You started a session on the iOS Simulator.',
    cause: 'You passed a fake device to the real `<Camera>`.',
    fix: 'Use a real phone. In tests, mock the whole library.',
    guide: MOCKING,
  },
  {
    code: 'device/camera-already-in-use',
    origins: ['android'],
    arrives: { android: ['onError'] },
    passes: 'yes',
    user: 'Close the other app that uses the camera.',
    messages: ['The given Camera Device is already in use!'],
    meaning: 'Something else is using the camera.',
    cause:
      "It's another app or another camera library. Some phones also report this if the outputs don't work together, for example `photo` with a Skia frame processor. A second `<Camera>` doesn't cause it.",
    fix: 'Set `isActive` to false before you open another camera. Your camera comes back by itself when Android can open it again. If no other app uses the camera, turn off an output.',
    guide: ['handling-errors.mdx#camera-already-in-use', 'guide to errors and recovery'],
  },
  {
    code: 'device/fatal-error',
    origins: ['android'],
    untyped: true,
    arrives: { android: ['onError'] },
    remount: { android: 'always' },
    user: "Try again. If that doesn't help, restart the phone.",
    messages: ['An unknown fatal error occurred in the Camera HAL! Try restarting the phone.'],
    meaning: "The phone's camera service failed.",
    cause: 'A fault in the system or in its camera driver.',
    fix: "Let users try again, and remount `<Camera>` with a new `key`. If that doesn't help, they have to restart the phone.",
    guide: RECOVERY,
  },
  {
    code: 'device/flash-not-available',
    origins: ['android'],
    untyped: true,
    arrives: { android: ['onError', 'rejects'] },
    remount: { android: 'if-not-started' },
    messages: [
      'The Camera Device does not have a flash unit! Make sure you select a device where `device.hasFlash`/`device.hasTorch` is true.',
    ],
    meaning: 'The camera has no flash and no torch.',
    cause:
      'You asked for light from a camera that has none, usually the front camera: with `flash: "on"` or `"auto"` for a photo, `flash: "on"` for a recording, or `torch="on"`.',
    fix: "Check `device.hasFlash` and `device.hasTorch`. If the camera didn't start, remount it. iOS reports `capture/flash-not-available` or `device/flash-unavailable` instead.",
    guide: ['devices.mdx#flash-not-available', 'devices guide'],
  },
  {
    code: 'device/flash-unavailable',
    origins: ['ios'],
    untyped: true,
    arrives: { ios: ['onError'] },
    messages: [
      'The Camera Device does not have a flash unit! Select a device where `device.hasFlash`/`device.hasTorch` is true.',
    ],
    meaning: 'The camera has no torch.',
    cause:
      '`torch` is `"on"`, or you record with `flash: "on"`, on a device with `hasTorch: false`. If `torch` is on at mount, photos fail with `session/camera-not-ready`.',
    fix: 'Check `device.hasTorch` first. The camera works again when you turn off `torch`.',
    guide: VIDEOS,
  },
  {
    code: 'format/invalid-fps',
    origins: ['android', 'ios'],
    arrives: { android: ['onError'], ios: ['onError'] },
    remount: { android: 'if-not-started', ios: 'if-not-started' },
    messages: [
      'The given format cannot run at … FPS! Make sure your FPS is lower than `format.maxFps` but higher than `format.minFps`.',
    ],
    meaning: "The format can't run at this frame rate.",
    cause:
      "`fps` isn't between the `minFps` and `maxFps` of the format. Without a `format`, iOS checks the camera's default format, and its maximum is often 30 FPS.",
    fix: "Choose a format by `fps`, then pass at most `format.maxFps`. If the camera didn't start, or didn't switch devices, remount it.",
    guide: ['formats.mdx#fps', 'guide to frame rates'],
  },
  {
    code: 'format/invalid-video-hdr',
    origins: ['android', 'ios'],
    arrives: { android: ['onError'], ios: ['onError'] },
    remount: { android: 'if-not-started' },
    messages: [
      'The given format does not support videoHdr! Select a format where `format.supportsVideoHdr` is true.',
      'The currently selected format does not support 10-bit Video HDR streaming! Make sure you select a format which includes `supportsVideoHdr`!',
    ],
    meaning: "The format can't stream HDR.",
    cause:
      "`videoHdr` is on for a format with `supportsVideoHdr: false`. On iOS, it's also reported without a `format`, because the default format is rarely 10-bit. iOS continues with the default pixel format.",
    fix: "Pass `videoHdr={format.supportsVideoHdr}`. If the camera didn't start on Android, remount it.",
    guide: ['hdr.mdx#invalid-video-hdr', 'HDR guide'],
  },
  {
    code: 'format/photo-hdr-and-video-hdr-not-suppoted-simultaneously',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'if-not-started' },
    messages: [
      'Photo HDR and Video HDR are not supported simultaneously! Disable either `videoHdr` or `photoHdr`.',
    ],
    meaning: "Android can't do both kinds of HDR together. The library misspells the code.",
    cause:
      '`photoHdr` and `videoHdr` are both on, together with `photo` and either `video` or a frame processor.',
    fix: "Turn on only the one that your screen needs. If the camera didn't start, remount it.",
    guide: HDR,
  },
  {
    code: 'format/low-light-boost-not-supported-with-hdr',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'if-not-started' },
    messages: [
      'The low light boost extension does not work when HDR is enabled! Disable either `lowLightBoost` or `videoHdr`/`photoHdr`.',
    ],
    meaning: "Android can't combine low-light boost with HDR.",
    cause:
      '`lowLightBoost` is on together with `photoHdr` and `photo`, or with `videoHdr` and either `video` or a frame processor.',
    fix: "Turn one of them off. If the camera didn't start, remount it.",
    guide: HDR,
  },
  {
    code: 'format/invalid-video-stabilization-mode',
    origins: [],
    unreachable: ['android'],
    messages: [
      'The given format does not support the videoStabilizationMode "…"! Select a format that contains … in `format.supportedVideoStabilizationModes`.',
    ],
    meaning: "The format doesn't have this stabilization mode.",
    cause: '4.7.3 never applies `videoStabilizationMode` on Android, so this check never runs.',
    fix: 'Choose a mode from `format.videoStabilizationModes`. The message uses the wrong name for that field.',
    guide: STABILIZATION,
  },
  {
    code: 'format/incompatible-pixel-format-with-hdr-setting',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    messages: [
      'The currently selected pixelFormat is not compatible with HDR! HDR only works with the `yuv` pixelFormat.',
    ],
    meaning: "HDR frames can't be RGB.",
    cause: '`videoHdr` is on with `pixelFormat="rgb"`. The camera continues with its default pixel format.',
    fix: 'Use `pixelFormat="yuv"`, or turn off `videoHdr`.',
    guide: ['hdr.mdx#incompatible-pixel-format', 'HDR guide'],
  },
  {
    code: 'format/invalid-format',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    remount: { ios: 'if-not-started' },
    messages: [
      'The given format was invalid. Did you check if the current device supports the given format in `device.formats`?',
    ],
    meaning: "The camera doesn't have this format.",
    cause:
      '`format` belongs to another device, for example because the user flipped the camera, or you changed a copy of it.',
    fix: "Choose the format for the device that you pass: `useCameraFormat(device, filters)`. If the camera didn't start, or didn't switch devices, remount it.",
    guide: ['formats.mdx#invalid-format', 'formats guide'],
  },
  {
    code: 'format/format-required',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'if-not-started' },
    messages: ['The prop "…" requires a format to be set, but format was null!'],
    meaning: 'On Android, some props need a `format`.',
    cause: 'You pass `fps`, `videoHdr` or a `videoBitRate` level other than `"normal"`, but no `format`.',
    fix: "Choose a format with `useCameraFormat()` and pass it, too. If the camera didn't start, remount it.",
    guide: ['formats.mdx#format-required', 'formats guide'],
  },
  {
    code: 'session/camera-not-ready',
    origins: ['android', 'ios'],
    arrives: { android: ['onError', 'onRecordingError', 'rejects'], ios: ['onRecordingError', 'rejects'] },
    passes: 'yes',
    user: 'Try again.',
    messages: ['The Camera is not ready yet! Wait for the onInitialized() callback!'],
    meaning: 'The session has no camera yet.',
    cause:
      'You called a method before `onInitialized` (on iOS, `takePhoto()` and `startRecording()` wait), or the configuration failed and `onError` got that error. On Android, `onError` also gets this code if you then change `zoom`, `torch` or `exposure`.',
    fix: 'Enable your shutter button in `onStarted`. If `onError` got another error first, fix that one.',
    guide: ['handling-errors.mdx#camera-not-ready', 'guide to errors and recovery'],
  },
  {
    code: 'session/audio-in-use-by-other-app',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    passes: 'yes',
    user: 'End the call, then record again.',
    messages: ['The audio session is already in use by another app with higher priority!'],
    meaning: 'A call or another app is using the microphone.',
    cause: 'When the recording started, iOS gave the audio session to something more important.',
    fix: 'Let users know that this recording has no sound.',
    guide: VIDEOS,
  },
  {
    code: 'session/no-outputs',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'if-not-started' },
    messages: ['Cannot create a CameraCaptureSession without any outputs! (PREVIEW, PHOTO, VIDEO, ...)'],
    meaning: 'The camera has no outputs.',
    cause: '`preview` is off, and so is every other output.',
    fix: "Turn on `photo`, `video`, `codeScanner` or a frame processor. If the camera didn't start, remount it.",
    guide: ['preview.mdx#turn-the-preview-off', 'preview guide'],
  },
  {
    code: 'session/audio-session-failed-to-activate',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    passes: 'sometimes',
    user: 'Stop other audio, then record again.',
    messages: ['Failed to activate Audio Session!'],
    meaning: "iOS couldn't start the audio session.",
    cause: "For example, another library has set up the audio session so that it can't record.",
    fix: 'Stop other audio before you record. The log line "Failed to activate audio session!" shows the iOS error.',
    guide: VIDEOS,
  },
  {
    code: 'session/hardware-cost-too-high',
    origins: [],
    messages: ["The session's hardware-cost is too high! (Expected: <=1.0, Received: …)"],
    meaning: 'The outputs together are too much for the phone.',
  },
  {
    code: 'session/invalid-output-configuration',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'always' },
    messages: [
      'Failed to configure the Camera Session because the output/stream configurations are invalid!',
    ],
    meaning: "The phone can't run this combination of outputs and sizes.",
    cause:
      "There are too many outputs, or the phone can't combine their sizes. People also report it on Honor and vivo phones, and v4 has no fix for those.",
    fix: 'Turn off an output, or choose a smaller format, then remount the camera.',
    guide: ['troubleshooting.mdx#invalid-output-configuration', 'troubleshooting guide'],
  },
  {
    code: 'session/recoverable-error',
    origins: ['android'],
    untyped: true,
    arrives: { android: ['onError'] },
    passes: 'yes',
    messages: [
      'An unknown error occurred while creating the Camera Session, but the Camera can recover from it.',
    ],
    meaning: 'The camera had a problem, and CameraX tries to open it again.',
    cause:
      'Its `cause` says more. One known cause is `photoQualityBalance="balanced"`, because zero shutter lag is broken on some phones.',
    fix: 'Don\'t show this error unless it repeats. If you pass `photoQualityBalance="balanced"`, use `"speed"` or `"quality"` instead.',
    guide: ['troubleshooting.mdx#green-or-black-photos', 'troubleshooting guide'],
  },
  {
    code: 'code-scanner/not-compatible-with-outputs',
    origins: ['ios'],
    arrives: { ios: ['onError'] },
    remount: { ios: 'always' },
    messages: [
      'The Code Scanner is not supported in combination with the current outputs! Either disable video or photo outputs.',
    ],
    otherMessages: ['CodeScanner can only be enabled when both video and frameProcessor are disabled!'],
    meaning: "iOS couldn't add the code scanner.",
    cause:
      'The camera can\'t scan together with the other outputs. The second message is from 3.x on Android. There, 4.x fails with "No supported surface combination".',
    fix: 'Turn off `video` or `photo` while you scan, or scan in a frame processor. Then remount the camera.',
    guide: ['code-scanning.mdx#combining-outputs', 'code scanning guide'],
  },
  {
    code: 'code-scanner/code-type-not-supported',
    origins: ['ios'],
    unreachable: ['android'],
    arrives: { ios: ['onError'] },
    messages: ['The codeType "…" is not supported by the Code Scanner!'],
    meaning: "The phone can't scan one of the `codeTypes`.",
    cause:
      '`codabar` and the GS1 DataBar types need iOS 15.4. For Android, see `parameter/invalid-parameter`.',
    fix: 'Leave out the type on older systems. The camera then starts without a remount.',
    guide: CODES,
  },
  {
    code: 'code-scanner/cannot-load-model',
    origins: [],
    messages: [],
    meaning: 'The scanning model is missing.',
    cause: 'If the model fails on Android, you get `unknown/unknown`.',
    fix: 'Bundle the model: `VisionCamera_enableCodeScanner=true`.',
    guide: ['code-scanning.mdx#android-model', 'code scanning guide'],
  },
  {
    code: 'capture/recording-in-progress',
    origins: ['android'],
    arrives: { android: ['onRecordingError'] },
    messages: [
      'There is already an active video recording in progress! Did you call startRecording() twice?',
    ],
    meaning: 'A recording is already running.',
    cause:
      "You called `startRecording()` twice, or the last recording ended by itself, and you haven't called `stopRecording()` since. iOS doesn't check, and drops the first recording.",
    fix: 'Keep track of the recording. After any other error in `onRecordingError`, call `stopRecording()`.',
    guide: ['recording-videos.mdx#recording-in-progress', 'video guide'],
  },
  {
    code: 'capture/recording-canceled',
    origins: ['android', 'ios'],
    arrives: { android: ['onRecordingError'], ios: ['onRecordingError'] },
    messages: ['The active recording was canceled.'],
    meaning: '`cancelRecording()` ended the recording and deleted its file.',
    cause: "Your own call. This isn't a failure.",
    fix: 'Ignore this code in `onRecordingError`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/no-recording-in-progress',
    origins: ['android', 'ios'],
    arrives: { android: ['rejects'], ios: ['rejects'] },
    messages: ['There was no active video recording in progress! Did you call stopRecording() twice?'],
    meaning: "There's no recording to stop, pause, resume or cancel.",
    cause:
      'You called the method twice, or before the recording started. On iOS, this also happens if the recording ended or failed by itself.',
    fix: 'Catch the rejected promise. On Android, a `stopRecording()` right after `startRecording()` can overtake it. The stop then rejects, and the recording still starts. Keep calling `stopRecording()` until a callback fires.',
    guide: VIDEOS,
  },
  {
    code: 'capture/file-io-error',
    origins: ['ios'],
    unreachable: ['android'],
    arrives: { ios: ['rejects', 'onError'] },
    user: 'Free up storage.',
    messages: ['An unexpected File IO error occurred! Error: …'],
    meaning: "A file couldn't be written or deleted.",
    cause:
      "The `path` of a photo or snapshot doesn't exist, or the storage is full. iOS also reports it if it can't delete a canceled recording.",
    fix: 'Read the part after "Error:", and check the directory and the free space.',
    guide: PHOTOS,
  },
  {
    code: 'capture/invalid-path',
    origins: ['android', 'ios'],
    arrives: { android: ['onRecordingError', 'rejects'], ios: ['onRecordingError', 'rejects'] },
    messages: ['The given path (…) is invalid, or not writable!'],
    meaning: "`path` isn't a directory.",
    cause:
      'Android needs an existing directory without `file://`, and `takeSnapshot()` rejects with the code `EUNSPECIFIED` and this message there. iOS only checks that the value is a valid URL.',
    fix: 'Pass an existing directory instead of a file name, and encode spaces for iOS.',
    guide: PHOTOS,
  },
  {
    code: 'capture/create-temp-file-error',
    origins: [],
    unreachable: ['ios'],
    messages: ['Failed to create a temporary file! …'],
    meaning: "iOS couldn't create the URL of the photo file.",
    cause: 'Your app gets `capture/file-io-error` instead.',
  },
  {
    code: 'capture/create-recorder-error',
    origins: ['ios'],
    arrives: { ios: ['onRecordingError'] },
    messages: ['Failed to create the AVAssetWriter (Recorder)! …'],
    meaning: "iOS couldn't set up the recording.",
    cause:
      "The codec, file type and size don't work together, or the directory isn't writable. If iOS gives a reason, it's at the end of the message.",
    fix: "Create the directory in `path`. If that isn't the problem, leave `videoCodec` and `fileType` at their defaults, then change one at a time.",
    guide: VIDEOS,
  },
  {
    code: 'capture/insufficient-storage',
    origins: ['android', 'ios'],
    arrives: { android: ['onRecordingError'], ios: ['onRecordingError', 'rejects'] },
    user: 'Free up storage.',
    messages: [
      'There is not enough storage space available for a Video Recording.',
      'There is not enough storage space available.',
    ],
    meaning: 'The storage is full.',
    cause:
      "A video didn't fit. On Android, you don't get the path of the unfinished file. For a photo, iOS usually reports `capture/file-io-error`, and Android `unknown/unknown`.",
    fix: 'Check the free space before long recordings, and lower `videoBitRate`. On Android, call `stopRecording()` before you record again.',
    guide: VIDEOS,
  },
  {
    code: 'capture/video-not-enabled',
    origins: ['android', 'ios'],
    arrives: { android: ['onRecordingError'], ios: ['onRecordingError'] },
    messages: ['Video capture is disabled! Pass `video={true}` to enable video recordings.'],
    meaning: 'The video output is off.',
    cause: 'You called `startRecording()` without `video` and without a frame processor.',
    fix: 'Pass `video={true}`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/photo-not-enabled',
    origins: ['android', 'ios'],
    arrives: { android: ['rejects'], ios: ['rejects'] },
    messages: ['Photo capture is disabled! Pass `photo={true}` to enable photo capture.'],
    meaning: 'The photo output is off.',
    cause: 'You called `takePhoto()` without the `photo` prop.',
    fix: 'Pass `photo={true}`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/frame-invalid',
    origins: [],
    unreachable: ['android', 'ios'],
    messages: [
      "Trying to access an already closed Frame! Are you trying to access the Image data outside of a Frame Processor's lifetime?",
    ],
    meaning: 'You used a frame after the camera closed it.',
    cause:
      "You kept the frame after the frame processor returned. On Android, the error is thrown in the worklet without this code, and it doesn't reach `onError`. On iOS, the app can crash without a message.",
    fix: 'Read what you need inside the call, or use `runAsync()`.',
    guide: ['frame-processors.mdx#closed-frame', 'frame processors guide'],
  },
  {
    code: 'capture/no-data',
    origins: ['android'],
    arrives: { android: ['onRecordingError'] },
    user: 'Record for at least a second.',
    messages: [
      'The Video Recording failed because no data was received! (…) Did you stop the recording before any Frames arrived?',
    ],
    meaning: 'The recording ended before its first frame.',
    cause:
      'You called `stopRecording()` right after `startRecording()`, or the camera stopped in between. On iOS, you get `unknown/unknown` with "AVAssetWriter completed with status".',
    fix: 'Disable the stop button for the first second, and keep `isActive` true.',
    guide: ['recording-videos.mdx#no-data', 'video guide'],
  },
  {
    code: 'capture/recorder-error',
    origins: ['android'],
    arrives: { android: ['onRecordingError'] },
    user: 'Record again.',
    messages: ['An error occurred while recording a video! …'],
    meaning: 'CameraX stopped the recording.',
    cause: "CameraX doesn't know why. The file isn't valid, and you don't get its path.",
    fix: 'Call `stopRecording()`, then offer to record again. If it repeats, collect the log.',
    guide: TROUBLESHOOTING,
  },
  {
    code: 'capture/focus-canceled',
    origins: ['android'],
    arrives: { android: ['rejects'] },
    messages: ['The focus operation has been canceled by a new focus request.'],
    meaning: 'A later `focus()` replaced this one, or the camera stopped.',
    cause: "For example, the user tapped twice. This isn't a failure.",
    fix: 'Ignore this code.',
    guide: FOCUSING,
  },
  {
    code: 'capture/focus-requires-preview',
    origins: ['android', 'ios'],
    arrives: { android: ['rejects'], ios: ['rejects'] },
    messages: ['Focus requires preview={...} to be enabled!'],
    meaning: 'Without a preview, there are no points to focus on.',
    cause: '`preview` is off, or a Skia frame processor replaced it.',
    fix: 'Keep `preview` on where users can focus.',
    guide: FOCUSING,
  },
  {
    code: 'capture/timed-out',
    origins: [],
    messages: ['The capture timed out.'],
    otherMessages: ['The image capture was aborted because it timed out.'],
    meaning: 'The photo took too long.',
    cause: 'The second message is from an older release.',
  },
  {
    code: 'capture/snapshot-failed',
    origins: ['ios'],
    unreachable: ['android'],
    arrives: { ios: ['rejects'] },
    passes: 'yes',
    user: 'Try again in a second.',
    messages: ['Failed to take a Snapshot of the Preview View! Try using takePhoto() instead.'],
    meaning: 'There was no image to save.',
    cause:
      'On iOS, no video frame has arrived yet: a snapshot needs `video` or a frame processor. On Android, the preview shows nothing yet, and the code is `EUNSPECIFIED`.',
    fix: 'Turn on `video` (iOS), and wait for `onPreviewStarted`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/snapshot-failed-preview-not-enabled',
    origins: [],
    unreachable: ['android'],
    messages: ['Failed to take a Snapshot because preview={...} was disabled! Enable preview and try again.'],
    meaning: 'On Android, a snapshot is a screenshot of the preview, so it needs the preview.',
    cause: '`preview` is off, or a Skia frame processor replaced it. The code you get is `EUNSPECIFIED`.',
    fix: 'Keep `preview` on, or use `takePhoto()`.',
    guide: PHOTOS,
  },
  {
    code: 'capture/image-data-access-error',
    origins: ['ios'],
    arrives: { ios: ['rejects'] },
    passes: 'sometimes',
    user: 'Try again.',
    messages: ['An unexpected error occurred while trying to access the image data!'],
    meaning: "iOS delivered an image that can't be read or encoded.",
    cause: 'Encoding a photo or a snapshot failed, for example because the memory is low.',
    fix: 'Try again. If it repeats, use a smaller photo size.',
    guide: PHOTOS,
  },
  {
    code: 'capture/encoder-error',
    origins: ['android'],
    arrives: { android: ['onRecordingError'] },
    messages: ['The Video Encoder encountered an error occurred while recording a video!'],
    meaning: "The phone's video encoder failed.",
    cause: "For example, the encoder can't handle the size, frame rate or bit rate.",
    fix: 'Call `stopRecording()`. Then choose a smaller video size, and leave out `videoBitRate`.',
    guide: VIDEOS,
  },
  {
    code: 'capture/invalid-recorder-configuration',
    origins: ['android'],
    untyped: true,
    arrives: { android: ['onRecordingError'] },
    messages: ['The Video Recording failed because it was configured with invalid settings! …'],
    meaning: "CameraX couldn't use the file or the settings of the recording.",
    cause:
      "The file couldn't be opened when the first frame arrived. A `path` that isn't writable fails earlier, with `capture/unknown`.",
    fix: "Don't delete the directory while you record. To check whether `path` is the problem, leave it out.",
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
    meaning: 'The recording reached a size limit.',
    cause: 'This is only a line in the Android log. `onRecordingFinished` gets the video.',
  },
  {
    code: 'capture/duration-limit-reached',
    origins: [],
    unreachable: ['android'],
    untyped: true,
    messages: [
      'The Video Recording was stopped because the duration limit was reached. The output file may still be valid.',
    ],
    meaning: 'The recording reached a time limit.',
    cause: 'This is only a line in the Android log. `onRecordingFinished` gets the video.',
  },
  {
    code: 'capture/flash-not-available',
    origins: ['ios'],
    untyped: true,
    arrives: { ios: ['rejects'] },
    messages: [
      'The Camera Device does not have a flash unit! Make sure you select a device where `device.hasFlash`/`device.hasTorch` is true.',
    ],
    meaning: 'The camera has no flash.',
    cause: 'You called `takePhoto()` with `flash: "on"` or `"auto"` on a device with `hasFlash: false`.',
    fix: 'Pass `flash` only if `device.hasFlash` is true.',
    guide: PHOTOS,
  },
  {
    code: 'capture/invalid-image-type',
    origins: [],
    unreachable: ['android'],
    messages: ['Captured an Image with an invalid Image type!'],
    meaning: 'The code scanner got a frame without an image.',
    cause:
      'The frame was closed before it was scanned. You only see this in a crash log, because no JavaScript code waits for it.',
    fix: 'Report it with the log.',
    guide: TROUBLESHOOTING,
  },
  {
    code: 'capture/failed-writing-metadata',
    origins: [],
    messages: ['Failed to write video/photo metadata! (Cause: …)'],
    meaning: "The metadata of a file wasn't written.",
  },
  {
    code: 'capture/unknown',
    origins: ['android', 'ios'],
    arrives: { android: ['onRecordingError'], ios: ['onError', 'onRecordingError', 'rejects'] },
    passes: 'sometimes',
    user: 'Try again.',
    messages: [
      'An unknown error occured while capturing a video/photo.',
      'An unknown error occurred while trying to start a video recording! …',
      'An unknown recording error occured! … …',
      'Frame arrived, but AssetWriter status is …!',
    ],
    meaning: 'The capture failed, and the library has no code for the reason.',
    cause:
      "On iOS, the message often says why. If `onError` gets it for every frame, iOS interrupted the recording, usually because the app went to the background. On Android, the recording couldn't start.",
    fix: 'Stop recordings [before the app goes to the background](recording-videos.mdx#background). Otherwise, search for the number or the exception in the message.',
    guide: TROUBLESHOOTING,
  },
  {
    code: 'system/camera-module-not-found',
    origins: ['javascript'],
    arrives: { android: ['throws'], ios: ['throws'] },
    messages: [
      'Failed to initialize VisionCamera: The native Camera Module (`NativeModules.CameraView`) could not be found.',
      'react-native-vision-camera is not supported in Expo Go! Use EAS/expo prebuild instead (`expo run:…`).',
      'Failed to initialize VisionCamera: VisionCamera currently does not work on ….',
    ],
    otherMessages: ["Native Module 'CameraView' was null"],
    meaning: 'The app runs without the native part of the library.',
    cause: "You're in Expo Go, in Jest or on the web, or you didn't rebuild the app after installing.",
    fix: 'Rebuild the app (`pod install` on iOS), use a development build, or mock the library in Jest.',
    guide: GETTING_STARTED,
  },
  {
    code: 'system/camera-is-restricted',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'always' },
    messages: [
      'Camera functionality is not available because it has been restricted by the operating system, possibly due to a device policy.',
    ],
    meaning: 'Android has turned off the camera.',
    cause:
      'A device policy forbids it, as in a work profile, or your app opened the camera in the background.',
    fix: 'Set `isActive` to false in the background. If the restriction was temporary, remount the camera.',
    guide: ['handling-errors.mdx#camera-is-restricted', 'guide to errors and recovery'],
  },
  {
    code: 'system/location-not-enabled',
    origins: ['ios'],
    arrives: { ios: ['onError', 'rejects'] },
    messages: [
      'Location is not enabled, so VisionCamera did not compile the Location APIs. Set $VCEnableLocation in your Podfile, or enableLocation in the expo config plugin and rebuild.',
    ],
    meaning: "The location code isn't part of the build.",
    cause:
      'You use `enableLocation` or `Camera.requestLocationPermission()` in an app that was built with `$VCEnableLocation = false`.',
    fix: 'Include the location APIs, or stop asking for the location.',
    guide: ['location.mdx#location-not-enabled', 'location guide'],
  },
  {
    code: 'system/no-camera-manager',
    origins: [],
    messages: [],
    meaning: 'Android has no camera service.',
  },
  {
    code: 'system/frame-processors-unavailable',
    origins: ['android', 'javascript'],
    arrives: { android: ['throws'], ios: ['throws'] },
    messages: [
      'Frame Processors are not available, react-native-worklets-core is not installed! Error: …',
      'Frame Processors are disabled!',
    ],
    meaning: 'The app was built without frame processors.',
    cause:
      "react-native-worklets-core is missing or is 0.x, the app wasn't rebuilt, or a flag turned frame processors off. The first message ends with the reason. The second (Android) has no `code`. Neither reaches `onError`.",
    fix: 'Install worklets-core 1.x, remove `VisionCamera_enableFrameProcessors=false` and `$VCEnableFrameProcessors = false`, and rebuild.',
    guide: ['frame-processors-setup.mdx#frame-processors-not-available', 'frame processors guide'],
  },
  {
    code: 'system/recording-while-frame-processing-unavailable',
    origins: [],
    messages: [
      'Video Recordings are not possible with a Frame Processor running, because the device is running on API 22 or lower and ImageWriters are not available.',
    ],
    meaning: 'The message is meant for Android 5. Nothing in 4.7.3 checks for it.',
  },
  {
    code: 'system/view-not-found',
    origins: ['android', 'javascript'],
    arrives: { android: ['rejects', 'throws', 'crash'], ios: ['rejects', 'throws'] },
    messages: [
      "Could not get the Camera's native view tag! Does the Camera View exist in the native view-tree?",
      'The given view (ID …) was not found in the view manager.',
    ],
    otherMessages: ["Trying to resolve view with tag … which doesn't exist"],
    meaning: "The camera view isn't on the screen.",
    cause:
      'You called a method or set a frame processor before `<Camera>` was mounted or after it was unmounted. With the first message, the call only fails. If the call still reaches native code, the app crashes: Android shows one of the other messages, and iOS has no code for it.',
    fix: "Call methods through a ref that isn't null, and await them before you leave the screen.",
    guide: ['handling-errors.mdx#camera-is-closed', 'guide to errors and recovery'],
  },
  {
    code: 'system/max-cameras-in-use',
    origins: ['android'],
    arrives: { android: ['onError'] },
    passes: 'yes',
    user: 'Close other apps that use the camera.',
    messages: ['The maximum amount of Cameras available for simultaneous use has been reached!'],
    meaning: "Android can't open another camera.",
    cause: 'Too many cameras are open, usually in other apps.',
    fix: 'Keep only one `<Camera>` active.',
    guide: IS_ACTIVE,
  },
  {
    code: 'system/do-not-disturb-bug',
    origins: ['android'],
    arrives: { android: ['onError'] },
    remount: { android: 'always' },
    user: 'Turn off Do Not Disturb, then try again.',
    messages: [
      'The Camera Device could not be opened because of a bug in Android 9 (API 28) when do-not-disturb mode is enabled! Either update your Android version, or disable do-not-disturb.',
    ],
    meaning: 'A bug in Android 9 stops the camera from opening.',
    cause: 'Do Not Disturb is on.',
    fix: 'Ask the user to turn it off, then remount the camera.',
    guide: RECOVERY,
  },
  {
    code: 'system/hardware-buffers-unavailable',
    origins: ['android'],
    untyped: true,
    arrives: { android: ['worklet'] },
    messages: ['HardwareBuffers are only available on API 28 or higher!'],
    meaning: "This Android version doesn't have hardware buffers.",
    cause:
      'A frame processor calls `frame.toArrayBuffer()` or draws with Skia on Android 8.1 or older. Inside the worklet, you see only the class name and the message, not the code.',
    fix: "Don't set that frame processor on phones below API level 28.",
    guide: [
      'pixel-formats.mdx#hardwarebuffers-are-only-available-on-api-28-or-higher',
      'pixel formats guide',
    ],
  },
  {
    code: 'unknown/unknown',
    origins: ['android', 'ios'],
    arrives: { android: ['onError', 'rejects'], ios: ['onError', 'onRecordingError', 'rejects'] },
    passes: 'sometimes',
    remount: { android: 'if-not-started', ios: 'if-not-started' },
    user: 'Try again.',
    messages: [
      'An unknown camera error occured.',
      'An unexpected error occured.',
      'AVAssetWriter completed with status: …',
    ],
    otherMessages: [
      'No supported surface combination is found for camera device - Id : 0. May be attempting to bind too many use cases',
      'Camera is closed.',
      'Waiting for the barcode module to be downloaded. Please wait.',
    ],
    meaning: 'Something failed outside of the library. You get the original message.',
    cause:
      "On Android, it's an exception from CameraX or ML Kit. Often there are too many outputs, or you took a photo or focused while the camera wasn't running. On iOS, it's usually an AVFoundation error, such as a missing permission. If the error in iOS's `onError` has a `cause`, AVFoundation reported a runtime error, and the library starts an active session again. If the message contains `561145187`, the audio session failed, and a recording that was running stays silent. Without a `cause`, the configuration failed, so remount the camera. In iOS's `onRecordingError`, it means that the recording ended before its first frame.",
    fix: 'Search for the message in the troubleshooting guide, and read `cause`.',
    guide: ['troubleshooting.mdx', 'troubleshooting guide'],
  },
];

/** Codes that people search for, but that don't exist or were renamed. */
export const missingCodes: readonly MissingCode[] = [
  {
    code: 'device/camera-restricted',
    answer: "This code doesn't exist. It's `system/camera-is-restricted`.",
  },
  { code: 'session/recoverable', answer: "This code doesn't exist. It's `session/recoverable-error`." },
  { code: 'capture/no-valid-data', answer: 'Older releases used this name for `capture/no-data`.' },
];

/** Returns the anchor of a code in the errors guide, for example `session-camera-not-ready`. */
export function getErrorAnchor(code: string): string {
  return code.replace('/', '-');
}
