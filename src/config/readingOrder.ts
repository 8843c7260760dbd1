/** The pages of the course in order, from `docs/learn`. Each chapter changes the app of the one before it. */
const coursePages = [
  'index',
  'first-preview',
  'permission',
  'photo',
  'zoom-and-focus',
  'video',
  'scan',
  'frames',
  'before-you-ship',
];

/** Groups of the course, guides and recipes in the order in which the sidebar shows them. Pagination follows it, and tests read it. */
export const readingOrder = [
  { label: 'Learn', folder: 'learn', pages: coursePages },
  { label: 'Start', pages: ['getting-started', 'camera-layout', 'permissions', 'how-it-works', 'versions'] },
  {
    label: 'Capture',
    pages: [
      'taking-photos',
      'photo-files',
      'rotated-photos',
      'recording-videos',
      'recording-sound',
      'lost-recordings',
      'video-files',
      'code-scanning',
      'code-types',
      'scanning-problems',
      'preview',
      'preview-view-type',
      'lifecycle',
    ],
  },
  {
    label: 'Choose a camera',
    pages: [
      'devices',
      'device-scoring',
      'external-cameras',
      'no-camera',
      'formats',
      'format-filters',
      'phone-formats',
      'output-sizes',
      'format-errors',
      'hdr',
      'stabilization',
    ],
  },
  {
    label: 'Control the camera',
    pages: ['zooming', 'focusing', 'exposure', 'orientation', 'location', 'location-problems'],
  },
  {
    label: 'Recipes',
    folder: 'recipes',
    pages: [
      'qr-scanner',
      'barcode-box',
      'photo-upload',
      'selfie-countdown',
      'photo-video-shutter',
      'timed-recorder',
      'focus-and-zoom',
      'lens-buttons',
      'id-card',
      'object-detection',
      'brightness-meter',
    ],
  },
  {
    label: 'Frame processors',
    pages: [
      'frame-processors',
      'frame-processors-setup',
      'frame-processor-plugins-community',
      'frame-processors-interacting',
      'frame-processors-tips',
      'pixel-formats',
      'skia-frame-processors',
    ],
  },
  {
    label: 'Write a native plugin',
    pages: [
      'frame-processors-plugins-overview',
      'frame-processors-plugins-android',
      'frame-processors-plugins-ios',
      'frame-processors-plugins-cpp',
      'frame-processors-plugins-jsi',
      'frame-processors-plugins-final',
    ],
  },
  {
    label: 'Fix a problem',
    pages: [
      'troubleshooting',
      'errors',
      'handling-errors',
      'catching-errors',
      'sideways-preview',
      'performance',
      'class-components',
    ],
  },
  { label: 'Test', pages: ['mocking', 'detox'] },
  { label: 'Showcase', pages: ['shadowlens'] },
].map(({ label, folder = 'guides', pages }) => ({ label, pages: pages.map((page) => `${folder}/${page}`) }));

/** The files of the course's pages in order. */
export const chapters = coursePages.map((page) => `docs/learn/${page}.mdx`);
