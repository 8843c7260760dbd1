/** Something to know before designing a screen. */
export interface Fact {
  /** Markdown, without links. */
  text: string;
  /** The section that explains it: the path of its page, with an anchor. */
  url: string;
}

/** A task in everyday words, and what it takes. */
export interface Task {
  /** Name of its file in the Markdown export, without the extension. */
  name: string;
  task: string;
  facts?: readonly Fact[];
  /** URL of the printed screen to start from. */
  screen?: string;
  /** URLs of printed files to use unchanged. The files that the screen imports are added. */
  files?: readonly string[];
  /** Paths of the sections that the task's file contains, with an anchor. */
  sections?: readonly string[];
  /** Paths of pages and sections that say more. A task without a file only has these. */
  more?: readonly string[];
}

/** Tasks under one heading of `llms.txt`. */
export interface TaskArea {
  title: string;
  tasks: readonly Task[];
}

const surfaces: Fact = {
  text: 'On Android, phones with a low `hardwareLevel` run about three streams. Preview, photo, video and codes are one each. A frame processor takes two, so with `photo` it needs four: take a snapshot instead, or turn `photo` off after the error.',
  url: '/docs/guides/troubleshooting#surface-combination',
};

/** The tasks of the Markdown export, by area. Every other task builds on the first one. */
export const taskAreas: readonly TaskArea[] = [
  {
    title: 'Every screen',
    tasks: [
      {
        name: 'any-screen',
        task: 'Any camera screen: permission, background, navigation, leaving, a second press and errors',
        facts: [
          {
            text: '`CameraLayout` asks for the permission, waits for devices, shows `error` or `message`, and remounts its children and controls when the user presses **Try again**. In `onRetry`, reset `isReady` and `isBusy`. Pass errors from `onError` as `error`, and clear it in `onPreviewStarted` (in a scanner, also on a scan, because by then its model is there). Show a failed photo or recording as `message`, even though short samples pass both as `error`.',
            url: '/docs/guides#camera-layout',
          },
          {
            text: '`ControlButton` ignores presses until its `onPress` promise has settled. Without a promise, it accepts the next press immediately. In your own button, use a ref.',
            url: '/docs/guides/taking-photos#take-a-photo',
          },
          {
            text: 'The samples are single screens and use `useIsForeground()`. In a stack or tabs (React Navigation), use `useIsCameraActive()` instead. Only this hook needs `@react-navigation/native`.',
            url: '/docs/guides/lifecycle#leaving-the-screen',
          },
          {
            text: 'While a photo is in flight, pass `isActive={isActive || isBusy}`. Keep users on the screen until a recording has ended.',
            url: '/docs/guides/recording-videos#leave',
          },
          {
            text: "Android phones lock while the camera runs. If they shouldn't, call `useKeepAwake()` from `expo-keep-awake`.",
            url: '/docs/guides/lifecycle#stays-awake',
          },
        ],
        screen: '/samples/lifecycle/src/FocusedCamera.tsx',
        files: ['/samples/handling-errors/src/describeCameraError.ts'],
        sections: [
          '/docs/guides/how-it-works#session',
          '/docs/guides/how-it-works#props-before-start',
          '/docs/guides/lifecycle#leaving-the-screen',
          '/docs/guides/lifecycle#capturing',
        ],
        more: ['/docs/guides/how-it-works', '/docs/guides/lifecycle'],
      },
      {
        name: 'tabs',
        task: 'Put the camera in a tab bar',
        facts: [
          {
            text: "Switching tabs doesn't unmount the screen. When it loses focus, stop the recording, and turn off the camera once the file is written.",
            url: '/docs/guides/lifecycle#tabs',
          },
        ],
        files: ['/samples/lifecycle/src/useStopOnBlur.ts'],
        sections: ['/docs/guides/lifecycle#tabs'],
        more: ['/docs/guides/lifecycle#navigation'],
      },
      {
        name: 'install',
        task: 'Install the library',
        sections: ['/docs/guides#install'],
        more: ['/docs/guides', '/docs/guides/versions'],
      },
      {
        name: 'permissions',
        task: 'Ask for the camera or the microphone, and help users who refused',
        screen: '/samples/permissions/src/PermissionScreen.tsx',
        facts: [
          {
            text: 'Both permission hooks update by themselves when users come back from Settings on Android. iOS restarts the app.',
            url: '/docs/guides/permissions#permission-refused',
          },
        ],
        sections: ['/docs/guides/permissions#permission-refused'],
        more: ['/docs/guides/permissions'],
      },
      {
        name: 'change-props',
        task: 'Change props while the camera runs, or find out why the preview flickers',
        sections: ['/docs/guides/lifecycle#what-restarts'],
        more: ['/docs/guides/performance'],
      },
      {
        name: 'recover',
        task: 'Bring the camera back after an error, and tell users what to do',
        screen: '/samples/handling-errors/src/RecoveringCamera.tsx',
        sections: ['/docs/guides/handling-errors#recover-from-an-error'],
        more: ['/docs/guides/catching-errors', '/docs/guides/handling-errors'],
      },
      {
        name: 'log-errors',
        task: 'Catch and log every error',
        more: ['/docs/guides/catching-errors'],
      },
      {
        name: 'fix',
        task: 'Fix a black preview, a crash or a failed build',
        more: ['/docs/guides/troubleshooting'],
      },
    ],
  },
  {
    title: 'Photos',
    tasks: [
      {
        name: 'photo',
        task: 'Take a photo, with or without flash',
        screen: '/samples/taking-photos/src/PhotoScreen.tsx',
        facts: [
          {
            text: 'Pass `flash` only if `device.hasFlash`. Otherwise, `takePhoto()` rejects.',
            url: '/docs/guides/taking-photos#use-the-flash',
          },
          {
            text: 'After an iOS error, `takePhoto()` may never settle, so a retry has to reset `isBusy` and mount a new button.',
            url: '/docs/guides/handling-errors#recover-from-an-error',
          },
        ],
        sections: ['/docs/guides/taking-photos#use-the-flash'],
        more: ['/docs/guides/taking-photos'],
      },
      {
        name: 'several-photos',
        task: 'Take several photos in a row, or one every few seconds',
        screen: '/samples/taking-photos/src/PhotoScreen.tsx',
        files: ['/samples/photo-files/src/toFileUri.ts'],
        facts: [
          {
            text: "Version 4 has no burst mode, so take one photo at a time. Snapshots are faster, but on Android, they're only as large as the view. Nothing locks the exposure or the focus between photos.",
            url: '/docs/guides/taking-photos#several',
          },
        ],
        sections: ['/docs/guides/taking-photos#several', '/docs/guides/taking-photos#interval'],
        more: [
          '/docs/guides/taking-photos#balance-speed-and-quality',
          '/docs/guides/taking-photos#take-a-snapshot',
        ],
      },
      {
        name: 'photo-file',
        task: 'Review, keep, save or upload a photo, or delete its file',
        screen: '/samples/photo-upload/src/PhotoUploadScreen.tsx',
        files: [
          '/samples/photo-files/src/toFileUri.ts',
          '/samples/photo-files/src/toDirectory.ts',
          '/samples/photo-files/src/saveToLibrary.ts',
        ],
        facts: [
          {
            text: 'Photos are temporary files. Delete or move each one yourself.',
            url: '/docs/guides/photo-files#keep-the-file',
          },
        ],
        sections: ['/docs/guides/photo-files#keep-the-file', '/docs/recipes/photo-upload#deleting-the-file'],
        more: ['/docs/guides/photo-files', '/docs/recipes/photo-upload'],
      },
      {
        name: 'landscape',
        task: 'Hold the phone in landscape, turn buttons with the phone, or handle rotated photos',
        screen: '/samples/orientation/src/OrientationScreen.tsx',
        files: ['/samples/orientation/src/uprightSize.ts'],
        facts: [
          {
            text: "Lock the app to portrait, and turn buttons and panels by the angle of `onUIRotationChanged`. A component can't lock the screen.",
            url: '/docs/guides/orientation#ui-rotation',
          },
          {
            text: 'The orientation events also fire once at the start. Start with `portrait` and `0`.',
            url: '/docs/guides/orientation#tell-the-three-rotations-apart',
          },
          {
            text: '`PhotoFile.width` and `height` are the stored pixels, not the upright size. `orientation` means different things on Android and iOS.',
            url: '/docs/guides/orientation#handle-photos-that-look-rotated',
          },
        ],
        sections: [
          '/docs/guides/orientation#ui-rotation',
          '/docs/guides/orientation#handle-photos-that-look-rotated',
        ],
        more: ['/docs/guides/orientation'],
      },
      {
        name: 'selfie',
        task: 'Take a mirrored selfie with a countdown',
        screen: '/samples/selfie-countdown/src/SelfieCountdownScreen.tsx',
        sections: ['/docs/recipes/selfie-countdown#mirrored'],
      },
      {
        name: 'hdr-photo',
        task: 'Take HDR photos',
        sections: ['/docs/guides/hdr#turn-on-photo-hdr', '/docs/guides/hdr#choose-one'],
      },
      {
        name: 'id-card',
        task: 'Photograph an ID card or document',
        screen: '/samples/id-card/src/IdCardScreen.tsx',
        facts: [surfaces],
        sections: ['/docs/recipes/id-card#how-it-works'],
        more: ['/docs/recipes/id-card#variations'],
      },
      {
        name: 'gps',
        task: 'Add GPS tags',
        screen: '/samples/location/src/GeotaggingCamera.tsx',
        more: ['/docs/guides/location'],
        sections: [
          '/docs/guides/location#declare-the-permission',
          '/docs/guides/location#ask-for-the-permission-on-android-12-and-later',
        ],
      },
    ],
  },
  {
    title: 'Videos, resolution, frame rate, HDR and stabilization',
    tasks: [
      {
        name: 'video',
        task: 'Record a video, with or without sound',
        screen: '/samples/recording-videos/src/RecordScreen.tsx',
        files: ['/samples/photo-files/src/toFileUri.ts'],
        facts: [
          {
            text: 'If `<Camera>` unmounts during a recording, the file is lost.',
            url: '/docs/guides/recording-videos#leave',
          },
          {
            text: '`session/audio-in-use-by-other-app` means that the video has no sound. Show it as a message, without **Try again**.',
            url: '/docs/guides/recording-videos#recording-errors',
          },
        ],
        sections: ['/docs/guides/recording-videos#record-sound', '/docs/guides/recording-videos#leave'],
        more: ['/docs/guides/recording-videos', '/docs/guides/recording-videos#handle-errors'],
      },
      {
        name: 'time-limit',
        task: 'Record with a time limit, pause and elapsed time',
        screen: '/samples/timed-recorder/src/TimedRecorderScreen.tsx',
        facts: [
          {
            text: "There's no maximum duration. The hook counts from the call and stops at the limit, so a file can be a little shorter or longer.",
            url: '/docs/recipes/timed-recorder#limit',
          },
          {
            text: "The hook stops as soon as the app isn't active, and `start()` takes no options.",
            url: '/docs/recipes/timed-recorder#screen',
          },
          {
            text: '`VideoFile.duration` is wrong on iOS if the recording was stopped during a pause.',
            url: '/docs/guides/video-files#short-duration',
          },
        ],
        sections: ['/docs/recipes/timed-recorder#limit', '/docs/recipes/timed-recorder#camera-error'],
      },
      {
        name: 'segments',
        task: 'Record one video after another like a dashcam, and go on when the app comes back',
        files: [
          '/samples/recording-videos/src/useRecorder.ts',
          '/samples/video-files/src/useSmallVideo.ts',
          '/samples/photo-files/src/toFileUri.ts',
        ],
        facts: [
          {
            text: "Version 4 can't record without a gap, and it can't record in the background.",
            url: '/docs/guides/recording-videos#limit-length-and-size',
          },
          {
            text: 'Use `useRecorder`. The screen with `useTimedRecorder` also stops in `onStopped`.',
            url: '/docs/recipes/timed-recorder#camera-error',
          },
          {
            text: 'Android phones lock during a recording, and that ends it. Call `activateKeepAwakeAsync()` and `deactivateKeepAwake()` from `expo-keep-awake`.',
            url: '/docs/guides/lifecycle#stays-awake',
          },
        ],
        sections: [
          '/docs/guides/recording-videos#limit-length-and-size',
          '/docs/guides/recording-videos#background',
        ],
        more: ['/docs/guides/recording-videos', '/docs/guides/lifecycle#order-of-events'],
      },
      {
        name: 'video-file',
        task: 'Make video files smaller, and play, save or upload them',
        files: ['/samples/video-files/src/useSmallVideo.ts'],
        sections: ['/docs/guides/video-files#bit-rate', '/docs/guides/video-files#save'],
        more: ['/docs/guides/video-files'],
      },
      {
        name: 'resolution',
        task: 'Choose a resolution or a frame rate, such as 4K or 60 FPS',
        screen: '/samples/formats/src/VideoCamera.tsx',
        files: ['/samples/format-filters/src/chooseFormat.ts'],
        facts: [
          {
            text: 'Filters are wishes and can outvote each other. If one wish must win, sort `device.formats` yourself.',
            url: '/docs/guides/format-filters#choose-yourself',
          },
          {
            text: 'On Android, `fps` is only a target, and nothing reports the real frame rate. Say “up to”.',
            url: '/docs/guides/formats#fps',
          },
          {
            text: 'On Android, only `VideoFile.width` and `height` report the size that was recorded. On iOS, both are 0.',
            url: '/docs/guides/video-files#save',
          },
        ],
        sections: [
          '/docs/guides/formats#fps',
          '/docs/guides/formats#needs-a-format',
          '/docs/guides/format-filters#choose-yourself',
        ],
        more: ['/docs/guides/formats', '/docs/guides/format-filters', '/docs/guides/lifecycle#what-restarts'],
      },
      {
        name: 'hdr-video',
        task: 'Record HDR videos',
        screen: '/samples/hdr/src/HdrVideoCamera.tsx',
        facts: [
          {
            text: 'On Android, `supportsVideoHdr` is the same for every format. If a size only records SDR, the video gets another size.',
            url: '/docs/guides/hdr#turn-on-video-hdr',
          },
        ],
        sections: ['/docs/guides/hdr#turn-on-video-hdr', '/docs/guides/hdr#platforms'],
        more: ['/docs/guides/hdr'],
      },
      {
        name: 'stabilization',
        task: 'Stabilize videos',
        screen: '/samples/stabilization/src/StabilizedCamera.tsx',
        facts: [
          {
            text: 'Android never stabilizes, whatever a format lists. iOS does if the format lists the mode.',
            url: '/docs/guides/stabilization#turn-on-stabilization',
          },
        ],
        sections: ['/docs/guides/stabilization#turn-on-stabilization'],
        more: ['/docs/guides/stabilization'],
      },
      {
        name: 'shutter',
        task: 'One button for photos and videos',
        screen: '/samples/photo-video-shutter/src/ShutterScreen.tsx',
        sections: ['/docs/recipes/photo-video-shutter#how-it-works'],
        more: ['/docs/recipes/photo-video-shutter#variations'],
      },
    ],
  },
  {
    title: 'QR codes and barcodes',
    tasks: [
      {
        name: 'qr-code',
        task: 'Scan one QR code and act on it',
        screen: '/samples/qr-scanner/src/QrScannerScreen.tsx',
        sections: ['/docs/recipes/qr-scanner#how-it-works'],
        more: ['/docs/recipes/qr-scanner#variations'],
      },
      {
        name: 'scan-once',
        task: 'Scan one code after another, each only once',
        screen: '/samples/code-scanning/src/ScannerScreen.tsx',
        files: ['/samples/code-scanning/src/useScanOnce.ts'],
        facts: [
          {
            text: "Codes whose bytes aren't text have `value == null`. `useScanOnce` skips them.",
            url: '/docs/guides/code-scanning#scan-a-code',
          },
          {
            text: "Several codes can arrive in one call, calls don't come at a fixed rate, and nothing tells you that a code is gone.",
            url: '/docs/guides/code-scanning#codes-it-cannot-read',
          },
        ],
        sections: ['/docs/guides/code-scanning#debounce'],
        more: ['/docs/guides/code-scanning#code-types', '/docs/guides/code-scanning#when-a-code-doesnt-scan'],
      },
      {
        name: 'scan-offline',
        task: 'Scan offline from the first start, or on phones without Google Play services',
        facts: [
          {
            text: 'Set `enableCodeScanner` in the Expo plugin, or `VisionCamera_enableCodeScanner=true` in android/gradle.properties, and rebuild. iOS needs nothing.',
            url: '/docs/guides/code-scanning#android-model',
          },
        ],
        sections: ['/docs/guides/code-scanning#android-model'],
      },
      {
        name: 'barcode-box',
        task: 'Scan barcodes inside a box, and zoom in on small or distant ones',
        screen: '/samples/barcode-box/src/BarcodeScreen.tsx',
        sections: ['/docs/recipes/barcode-box#is-in-box'],
        more: ['/docs/recipes/barcode-box'],
      },
      {
        name: 'highlight-codes',
        task: 'Highlight codes on the preview',
        screen: '/samples/code-scanning/src/HighlightScreen.tsx',
        sections: ['/docs/guides/code-scanning#coordinates'],
        more: ['/docs/guides/code-scanning#draw-codes-on-the-preview'],
      },
      {
        name: 'scan-and-capture',
        task: 'Scan while taking photos, recording or processing frames',
        facts: [surfaces],
        sections: ['/docs/guides/code-scanning#combining-outputs'],
      },
    ],
  },
  {
    title: 'Lenses, zoom, focus, exposure and torch',
    tasks: [
      {
        name: 'flip',
        task: 'Flip between the front and back cameras',
        screen: '/samples/devices/src/FlipCamera.tsx',
        sections: ['/docs/guides/devices#flip'],
        more: ['/docs/guides/recording-videos#flip-the-camera-while-recording'],
      },
      {
        name: 'lens-buttons',
        task: 'One button per lens (0.5×, 1×, telephoto), by zoom or by device',
        screen: '/samples/lens-buttons/src/LensButtonsScreen.tsx',
        files: ['/samples/lens-buttons/src/useSingleLenses.ts'],
        facts: [
          {
            text: 'Zooming a combined device lets the phone choose the lens. Only a device with a single lens forces one, and many Android phones list none.',
            url: '/docs/guides/devices#multi-cam',
          },
          {
            text: 'Nothing reports where the telephoto lens takes over. You can only estimate it on phones that list single-lens devices.',
            url: '/docs/recipes/lens-buttons#estimate',
          },
        ],
        sections: ['/docs/recipes/lens-buttons#estimate', '/docs/recipes/lens-buttons#by-device'],
        more: ['/docs/guides/devices#lenses', '/docs/guides/devices#physical-devices'],
      },
      {
        name: 'gestures',
        task: 'Pinch to zoom, tap to focus with a ring, and an exposure slider',
        screen: '/samples/focus-and-zoom/src/FocusZoomScreen.tsx',
        facts: [
          {
            text: "`zoom` counts from `device.neutralZoom`, and that's 2 on an iPhone with an ultra-wide lens. Multiply factors by it.",
            url: '/docs/guides/zooming#understand-the-zoom-factors',
          },
          {
            text: 'The range of `exposure` depends on the phone. Work with a level from −1 to 1.',
            url: '/docs/guides/exposure#understand-the-range',
          },
        ],
        sections: [
          '/docs/recipes/focus-and-zoom#how-it-works',
          '/docs/guides/zooming#understand-the-zoom-factors',
        ],
        more: [
          '/docs/recipes/focus-and-zoom#variations',
          '/docs/guides/focusing',
          '/docs/guides/zooming',
          '/docs/guides/exposure',
        ],
      },
      {
        name: 'zoom-and-exposure-buttons',
        task: 'Zoom or change the exposure without gestures or extra packages',
        screen: '/samples/exposure/src/ExposureScreen.tsx',
        files: ['/samples/exposure/src/exposureForLevel.ts'],
        sections: ['/docs/guides/zooming#zoom-buttons', '/docs/guides/exposure#set-the-exposure'],
      },
      {
        name: 'torch',
        task: 'Turn on the torch, or get more light in the dark',
        facts: [
          {
            text: 'Android drops `torch`, `zoom` and `exposure` before `onStarted` and after each rebuild.',
            url: '/docs/guides/how-it-works#props-before-start',
          },
        ],
        sections: ['/docs/guides/taking-photos#torch', '/docs/guides/exposure#allow-more-light-in-the-dark'],
        more: ['/docs/guides/how-it-works#props-before-start'],
      },
    ],
  },
  {
    title: 'Frame processors',
    tasks: [
      {
        name: 'frame-processor',
        task: 'Read frames in real time',
        screen: '/samples/frame-processors/src/FaceCounter.tsx',
        files: ['/samples/frame-processors-interacting/src/useThreshold.ts'],
        facts: [
          surfaces,
          {
            text: "If `VisionCameraProxy.workletContext == null`, the build has no frame processors: don't pass `frameProcessor` or create a plugin, because both throw. The library marks it as internal, so it isn't in the signature in api.json.",
            url: '/docs/guides/frame-processors#write-a-first-frame-processor',
          },
          {
            text: 'An uncaught error in a frame processor crashes a release build.',
            url: '/docs/guides/frame-processors#errors',
          },
        ],
        sections: [
          '/docs/guides/frame-processors-setup#install-worklets-core',
          '/docs/guides/frame-processors#what-the-function-can-use',
          '/docs/guides/frame-processors-interacting#use-the-right-shared-values',
        ],
        more: [
          '/docs/guides/frame-processors',
          '/docs/guides/frame-processors-interacting',
          '/docs/guides/pixel-formats',
        ],
      },
      {
        name: 'brightness',
        task: 'Measure brightness, or detect motion',
        screen: '/samples/brightness-meter/src/BrightnessMeterScreen.tsx',
        facts: [
          {
            text: '`toArrayBuffer()` needs Android 9: set `minSdkVersion` to 28. Use `yuv` on Android and `rgb` on iOS.',
            url: '/docs/recipes/brightness-meter#read-the-brightness',
          },
          {
            text: 'The camera brightens dark scenes by itself, and starting it or taking a photo changes the exposure for a moment.',
            url: '/docs/recipes/brightness-meter#variations',
          },
        ],
        sections: [
          '/docs/recipes/brightness-meter#read-the-brightness',
          '/docs/recipes/brightness-meter#variations',
        ],
      },
      {
        name: 'colors',
        task: 'Read a color or pixels',
        screen: '/samples/pixel-formats/src/MeanColorScreen.tsx',
        files: ['/samples/pixel-formats/src/readMiddleColor.ts'],
        facts: [
          {
            text: 'On Android, `toArrayBuffer()` copies only the first quarter of an `rgb` frame. For the middle, use the resize plugin, with `yuv` frames and a few calls per second.',
            url: '/docs/guides/pixel-formats#read-rgb',
          },
          {
            text: 'Without the plugin, `toArrayBuffer()` needs Android 9: set `minSdkVersion` to 28.',
            url: '/docs/guides/pixel-formats#read-rgb',
          },
          {
            text: '`useResizePlugin()` throws in a build without frame processors. Render another component if `VisionCameraProxy.workletContext == null`.',
            url: '/docs/recipes/object-detection#unavailable',
          },
        ],
        sections: ['/docs/guides/pixel-formats#read-rgb', '/docs/guides/frame-processors-tips#resize-first'],
        more: ['/docs/guides/pixel-formats', '/docs/guides/frame-processors-tips#shared-arrays'],
      },
      {
        name: 'photo-from-frame',
        task: 'Take a photo when a frame processor finds something',
        files: [
          '/samples/frame-processors-interacting/src/useSnapshotTrigger.ts',
          '/samples/photo-files/src/toFileUri.ts',
        ],
        facts: [surfaces],
        sections: ['/docs/guides/frame-processors-interacting#take-a-photo'],
        more: ['/docs/guides/taking-photos#take-a-snapshot'],
      },
      {
        name: 'draw-boxes',
        task: 'Draw boxes over the preview',
        screen: '/samples/frame-processors-interacting/src/MarkedScreen.tsx',
        sections: ['/docs/guides/frame-processors-interacting#draw-results-over-the-preview'],
      },
      {
        name: 'plugins',
        task: 'Detect faces, read text and more with a ready-made plugin',
        more: ['/docs/guides/frame-processor-plugins-community'],
      },
      {
        name: 'object-detection',
        task: 'Detect objects with TensorFlow Lite',
        screen: '/samples/object-detection/src/ObjectDetectionScreen.tsx',
        facts: [
          {
            text: '`useResizePlugin()` throws in a build without frame processors.',
            url: '/docs/recipes/object-detection#unavailable',
          },
        ],
        sections: [
          '/docs/recipes/object-detection#install-the-packages-and-a-model',
          '/docs/recipes/object-detection#how-it-works',
        ],
      },
      {
        name: 'skia',
        task: 'Draw on frames with Skia',
        more: ['/docs/guides/skia-frame-processors'],
      },
      {
        name: 'native-plugin',
        task: 'Write a native plugin',
        more: [
          '/docs/guides/frame-processors-plugins-overview',
          '/docs/guides/frame-processors-plugins-android',
          '/docs/guides/frame-processors-plugins-ios',
        ],
      },
    ],
  },
  {
    title: 'Tests',
    tasks: [
      { name: 'jest', task: 'Test with Jest', more: ['/docs/guides/mocking'] },
      { name: 'detox', task: 'Test the whole app with Detox', more: ['/docs/guides/detox'] },
    ],
  },
];

/** The sections that say which version of a package to install, and how. */
export const packageSections: Readonly<Record<string, string>> = {
  'react-native-worklets-core': '/docs/guides/frame-processors-setup#install-worklets-core',
  'react-native-reanimated': '/docs/guides/zooming#pinch-with-gesture-handler-and-reanimated',
  'react-native-gesture-handler': '/docs/guides/zooming#pinch-with-gesture-handler-and-reanimated',
  '@shopify/react-native-skia': '/docs/guides/skia-frame-processors#install-versions-that-work-together',
  'react-native-fast-tflite': '/docs/recipes/object-detection#install-the-packages-and-a-model',
  'vision-camera-resize-plugin': '/docs/recipes/object-detection#install-the-packages-and-a-model',
};
