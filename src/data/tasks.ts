/** A task in people's words, with what to read for it. */
interface Task {
  task: string;
  /** Paths of pages. The most useful one comes first. */
  read: readonly string[];
}

/** The tasks that `llms.txt` lists before all pages. */
export const tasks: readonly Task[] = [
  { task: 'Set up the camera and show a preview', read: ['/docs/guides', '/docs/guides/permissions'] },
  {
    task: 'Take a photo and show, save or upload it',
    read: ['/docs/guides/taking-photos', '/docs/recipes/photo-upload'],
  },
  { task: 'Record a video with sound', read: ['/docs/guides/recording-videos', '/docs/guides/permissions'] },
  { task: 'One button for photos and videos', read: ['/docs/recipes/photo-video-shutter'] },
  { task: 'Scan a QR code or barcode', read: ['/docs/recipes/qr-scanner', '/docs/guides/code-scanning'] },
  {
    task: 'Take a mirrored selfie, or flip the camera',
    read: ['/docs/guides/devices', '/docs/guides/taking-photos'],
  },
  {
    task: 'Zoom, focus and switch lenses',
    read: ['/docs/recipes/focus-and-zoom', '/docs/guides/zooming', '/docs/guides/focusing'],
  },
  { task: 'Brightness, torch and flash', read: ['/docs/guides/exposure', '/docs/guides/taking-photos'] },
  { task: 'Choose a resolution or frame rate', read: ['/docs/guides/formats'] },
  { task: 'Stop the camera in the background or when the user navigates', read: ['/docs/guides/lifecycle'] },
  {
    task: 'Handle every error and bring the camera back',
    read: ['/docs/guides/handling-errors', '/docs/guides/errors'],
  },
  { task: 'Fix a black preview, a crash or a failed build', read: ['/docs/guides/troubleshooting'] },
  { task: 'Photograph an ID card or document', read: ['/docs/recipes/id-card'] },
  {
    task: 'Read frames in real time',
    read: ['/docs/guides/frame-processors', '/docs/guides/frame-processors-interacting'],
  },
  { task: 'Detect objects with TensorFlow Lite', read: ['/docs/recipes/object-detection'] },
  { task: 'Draw on the preview with Skia', read: ['/docs/guides/skia-frame-processors'] },
  {
    task: 'Write a native frame processor plugin',
    read: [
      '/docs/guides/frame-processors-plugins-overview',
      '/docs/guides/frame-processors-plugins-android',
      '/docs/guides/frame-processors-plugins-ios',
    ],
  },
  { task: 'Test with Jest or Detox', read: ['/docs/guides/mocking'] },
];
