import type { PageSteps, Step } from 'vision-camera-phone/steps';

/** The steps of each page that has some. */
export const stepPages: Record<string, () => Promise<{ steps: PageSteps }>> = {
  'barcode-box': () => import('./barcodeBox'),
  'before-you-ship': () => import('./learnBeforeYouShip'),
  'brightness-meter': () => import('./brightnessMeter'),
  'camera-layout': () => import('./cameraLayout'),
  'catching-errors': () => import('./catchingErrors'),
  'code-scanning': () => import('./codeScanning'),
  devices: () => import('./devices'),
  exposure: () => import('./exposure'),
  'focus-and-zoom': () => import('./focusAndZoom'),
  'first-preview': () => import('./learnFirstPreview'),
  focusing: () => import('./focusing'),
  formats: () => import('./formats'),
  'frame-processors': () => import('./frameProcessors'),
  'frame-processors-interacting': () => import('./frameProcessorsInteracting'),
  'frame-processors-plugins-overview': () => import('./frameProcessorsPluginsOverview'),
  frames: () => import('./learnFrames'),
  'getting-started': () => import('./gettingStarted'),
  'handling-errors': () => import('./handlingErrors'),
  'how-it-works': () => import('./howItWorks'),
  'id-card': () => import('./idCard'),
  'lens-buttons': () => import('./lensButtons'),
  lifecycle: () => import('./lifecycle'),
  location: () => import('./location'),
  'object-detection': () => import('./objectDetection'),
  orientation: () => import('./orientation'),
  permission: () => import('./learnPermission'),
  permissions: () => import('./permissions'),
  photo: () => import('./learnPhoto'),
  'photo-files': () => import('./photoFiles'),
  'photo-upload': () => import('./photoUpload'),
  'photo-video-shutter': () => import('./photoVideoShutter'),
  'pixel-formats': () => import('./pixelFormats'),
  preview: () => import('./preview'),
  'qr-scanner': () => import('./qrScanner'),
  'recording-videos': () => import('./recordingVideos'),
  sample: () => import('./homePage'),
  scan: () => import('./learnScan'),
  'selfie-countdown': () => import('./selfieCountdown'),
  'taking-photos': () => import('./takingPhotos'),
  'timed-recorder': () => import('./timedRecorder'),
  video: () => import('./learnVideo'),
  'zoom-and-focus': () => import('./learnZoomAndFocus'),
  zooming: () => import('./zooming'),
};

/** Returns the steps of a sample, or an empty list. */
export async function loadSteps(sampleId: string): Promise<readonly Step[]> {
  const page = Object.keys(stepPages)
    .filter((name) => sampleId.startsWith(`${name}-`))
    // The id of one page can begin with that of another.
    .sort((a, b) => b.length - a.length)[0];
  if (page == null) return [];
  const { steps } = await stepPages[page]!();
  return steps[sampleId] ?? [];
}
