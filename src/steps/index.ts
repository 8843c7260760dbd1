import { loadOnce } from '../ui/LoadFailure/loadOnce';
import type { PageSteps, Step } from 'vision-camera-phone/steps';

/** The steps of each page that has some. */
export const stepPages: Record<string, () => Promise<{ steps: PageSteps }>> = {
  'barcode-box': loadOnce(() => import('./barcodeBox')),
  'brightness-meter': loadOnce(() => import('./brightnessMeter')),
  'catching-errors': loadOnce(() => import('./catchingErrors')),
  'code-scanning': loadOnce(() => import('./codeScanning')),
  devices: loadOnce(() => import('./devices')),
  exposure: loadOnce(() => import('./exposure')),
  'focus-and-zoom': loadOnce(() => import('./focusAndZoom')),
  focusing: loadOnce(() => import('./focusing')),
  formats: loadOnce(() => import('./formats')),
  'frame-processors': loadOnce(() => import('./frameProcessors')),
  'frame-processors-interacting': loadOnce(() => import('./frameProcessorsInteracting')),
  'frame-processors-plugins-overview': loadOnce(() => import('./frameProcessorsPluginsOverview')),
  'getting-started': loadOnce(() => import('./gettingStarted')),
  'handling-errors': loadOnce(() => import('./handlingErrors')),
  'how-it-works': loadOnce(() => import('./howItWorks')),
  'id-card': loadOnce(() => import('./idCard')),
  'lens-buttons': loadOnce(() => import('./lensButtons')),
  lifecycle: loadOnce(() => import('./lifecycle')),
  location: loadOnce(() => import('./location')),
  'object-detection': loadOnce(() => import('./objectDetection')),
  orientation: loadOnce(() => import('./orientation')),
  permissions: loadOnce(() => import('./permissions')),
  'photo-files': loadOnce(() => import('./photoFiles')),
  'photo-upload': loadOnce(() => import('./photoUpload')),
  'photo-video-shutter': loadOnce(() => import('./photoVideoShutter')),
  'pixel-formats': loadOnce(() => import('./pixelFormats')),
  preview: loadOnce(() => import('./preview')),
  'qr-scanner': loadOnce(() => import('./qrScanner')),
  'recording-videos': loadOnce(() => import('./recordingVideos')),
  sample: loadOnce(() => import('./homePage')),
  'selfie-countdown': loadOnce(() => import('./selfieCountdown')),
  'taking-photos': loadOnce(() => import('./takingPhotos')),
  'timed-recorder': loadOnce(() => import('./timedRecorder')),
  zooming: loadOnce(() => import('./zooming')),
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

/** Returns the values of `permission` in the hash of a phone that a step starts on. */
export function getStepPermissions({ asksForPermission }: Step): string[] {
  return asksForPermission ? [] : ['camera:granted', 'microphone:granted', 'location:granted'];
}
