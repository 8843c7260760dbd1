/** A task in people's words, with what to read for it. */
export interface Task {
  task: string;
  /** Paths of the pages that the task needs. */
  read: readonly string[];
  /** Paths of the pages for changes that go further. */
  more?: readonly string[];
  /** URLs of the printed files that do it. The files that they import are listed with them. */
  files?: readonly string[];
}

/** The tasks that `llms.txt` lists before all pages. */
export const tasks: readonly Task[] = [
  {
    task: 'Set up the camera and show a preview',
    read: ['/docs/guides'],
    files: ['/samples/how-it-works/src/SessionScreen.tsx'],
  },
  {
    task: 'Ask for the camera permission, and help users who refused it',
    read: ['/docs/guides/permissions'],
    files: ['/samples/permissions/src/PermissionScreen.tsx'],
  },
  {
    task: 'Check versions of React Native and Expo, and set build options',
    read: ['/docs/guides/versions'],
  },
  {
    task: 'Understand when the camera starts, changes and rebuilds',
    read: ['/docs/guides/how-it-works'],
  },
  {
    task: 'Take photos, including several in quick succession',
    read: ['/docs/guides/taking-photos'],
    files: ['/samples/taking-photos/src/PhotoScreen.tsx'],
  },
  {
    task: 'Show, keep, save or upload a photo',
    read: ['/docs/guides/photo-files'],
    more: ['/docs/recipes/photo-upload'],
    files: ['/samples/photo-files/src/toFileUri.ts', '/samples/photo-upload/src/PhotoUploadScreen.tsx'],
  },
  {
    task: 'Record a video with sound',
    read: ['/docs/guides/recording-videos'],
    files: ['/samples/recording-videos/src/RecordScreen.tsx'],
  },
  {
    task: 'Make video files smaller, and play, save or upload them',
    read: ['/docs/guides/video-files'],
    files: ['/samples/video-files/src/useSmallVideo.ts'],
  },
  {
    task: 'Record with a time limit, pause and elapsed time',
    read: ['/docs/recipes/timed-recorder'],
    files: ['/samples/timed-recorder/src/TimedRecorderScreen.tsx'],
  },
  {
    task: 'One button for photos and videos',
    read: ['/docs/recipes/photo-video-shutter'],
    files: ['/samples/photo-video-shutter/src/ShutterScreen.tsx'],
  },
  {
    task: 'Scan a QR code',
    read: ['/docs/recipes/qr-scanner'],
    files: ['/samples/qr-scanner/src/QrScannerScreen.tsx'],
  },
  {
    task: 'Scan barcodes inside a box, small or distant ones with zoom',
    read: ['/docs/recipes/barcode-box'],
    files: ['/samples/barcode-box/src/BarcodeScreen.tsx'],
  },
  {
    task: 'Scan each code once, highlight codes, or bundle the Android model (“Make scanning work offline”)',
    read: ['/docs/guides/code-scanning'],
    files: ['/samples/code-scanning/src/useScanOnce.ts'],
  },
  {
    task: 'Take a mirrored selfie with a countdown',
    read: ['/docs/recipes/selfie-countdown'],
    files: ['/samples/selfie-countdown/src/SelfieCountdownScreen.tsx'],
  },
  {
    task: 'Flip the camera',
    read: ['/docs/guides/devices'],
  },
  {
    task: 'Zoom with two fingers and focus with a tap',
    read: ['/docs/recipes/focus-and-zoom'],
    files: ['/samples/focus-and-zoom/src/FocusZoomScreen.tsx'],
  },
  {
    task: 'Switch lenses with 0.5×, 1× and telephoto buttons',
    read: ['/docs/recipes/lens-buttons'],
    files: ['/samples/lens-buttons/src/LensButtonsScreen.tsx'],
  },
  {
    task: 'Brightness, torch and flash',
    read: ['/docs/guides/exposure'],
    more: ['/docs/guides/taking-photos'],
  },
  {
    task: 'Choose a resolution or frame rate',
    read: ['/docs/guides/formats'],
    more: ['/docs/guides/format-filters'],
  },
  {
    task: 'Record HDR videos, or take HDR photos',
    read: ['/docs/guides/hdr'],
    files: ['/samples/hdr/src/HdrVideoCamera.tsx'],
  },
  {
    task: 'Stabilize videos',
    read: ['/docs/guides/stabilization'],
    files: ['/samples/stabilization/src/StabilizedCamera.tsx'],
  },
  {
    task: 'Turn buttons with the phone, and handle landscape or rotated photos',
    read: ['/docs/guides/orientation'],
    files: ['/samples/orientation/src/OrientationScreen.tsx', '/samples/orientation/src/uprightSize.ts'],
  },
  {
    task: 'Measure how bright the image is, and ask for more light',
    read: ['/docs/recipes/brightness-meter'],
    files: ['/samples/brightness-meter/src/BrightnessMeterScreen.tsx'],
  },
  {
    task: 'Stop the camera in the background or when the user navigates',
    read: ['/docs/guides/lifecycle'],
    files: ['/samples/lifecycle/src/FocusedCamera.tsx'],
  },
  {
    task: 'Bring the camera back after an error, and tell users what to do',
    read: ['/docs/guides/handling-errors'],
    files: ['/samples/handling-errors/src/RecoveringCamera.tsx'],
  },
  {
    task: 'Catch and log every error',
    read: ['/docs/guides/catching-errors'],
    files: ['/samples/catching-errors/src/ErrorScreen.tsx'],
  },
  { task: 'Fix a black preview, a crash or a failed build', read: ['/docs/guides/troubleshooting'] },
  {
    task: 'Photograph an ID card or document',
    read: ['/docs/recipes/id-card'],
    files: ['/samples/id-card/src/IdCardScreen.tsx'],
  },
  {
    task: 'Read frames in real time',
    read: ['/docs/guides/frame-processors', '/docs/guides/frame-processors-setup'],
    more: ['/docs/guides/frame-processors-interacting'],
  },
  {
    task: 'Detect objects with TensorFlow Lite',
    read: ['/docs/recipes/object-detection'],
    files: ['/samples/object-detection/src/ObjectDetectionScreen.tsx'],
  },
  { task: 'Draw on the preview with Skia', read: ['/docs/guides/skia-frame-processors'] },
  {
    task: 'Write a native frame processor plugin',
    read: ['/docs/guides/frame-processors-plugins-overview'],
    more: ['/docs/guides/frame-processors-plugins-android', '/docs/guides/frame-processors-plugins-ios'],
  },
  { task: 'Test with Jest', read: ['/docs/guides/mocking'] },
  { task: 'Test the whole app with Detox', read: ['/docs/guides/detox'] },
];
