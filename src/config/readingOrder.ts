/** Groups of guides and recipes in the order in which the sidebar shows them; "Next" links follow it. Tests read it, too. */
export const readingOrder = [
  { label: 'Start', pages: ['getting-started', 'devices', 'lifecycle', 'preview'] },
  { label: 'Capture', pages: ['taking-photos', 'recording-videos', 'code-scanning'] },
  {
    label: 'Recipes',
    folder: 'recipes',
    pages: [
      'qr-scanner',
      'photo-upload',
      'photo-video-shutter',
      'focus-and-zoom',
      'id-card',
      'object-detection',
    ],
  },
  {
    label: 'Control the camera',
    pages: ['formats', 'zooming', 'focusing', 'exposure', 'orientation', 'hdr', 'stabilization', 'location'],
  },
  {
    label: 'Frame processors',
    pages: [
      'frame-processors',
      'frame-processors-interacting',
      'pixel-formats',
      'frame-processors-tips',
      'skia-frame-processors',
      'frame-processor-plugins-community',
    ],
  },
  {
    label: 'Write a native plugin',
    pages: [
      'frame-processors-plugins-overview',
      'frame-processors-plugins-android',
      'frame-processors-plugins-ios',
      'frame-processors-plugins-cpp',
      'frame-processors-plugins-final',
    ],
  },
  { label: 'Test and ship', pages: ['performance', 'errors', 'troubleshooting', 'mocking', 'shadowlens'] },
].map(({ label, folder = 'guides', pages }) => ({ label, pages: pages.map((page) => `${folder}/${page}`) }));
