import { loadOnce } from '../../components/LoadFailure/loadOnce';
import type { PageSteps, Step } from './Step';

/** The steps of each page that has some. */
export const stepPages: Record<string, () => Promise<{ steps: PageSteps }>> = {
  'catching-errors': loadOnce(() => import('./catchingErrors')),
  'code-scanning': loadOnce(() => import('./codeScanning')),
  'getting-started': loadOnce(() => import('./gettingStarted')),
  'handling-errors': loadOnce(() => import('./handlingErrors')),
  lifecycle: loadOnce(() => import('./lifecycle')),
  'photo-video-shutter': loadOnce(() => import('./photoVideoShutter')),
  'qr-scanner': loadOnce(() => import('./qrScanner')),
  'recording-videos': loadOnce(() => import('./recordingVideos')),
  'selfie-countdown': loadOnce(() => import('./selfieCountdown')),
  'taking-photos': loadOnce(() => import('./takingPhotos')),
  'timed-recorder': loadOnce(() => import('./timedRecorder')),
  zooming: loadOnce(() => import('./zooming')),
};

/** Returns the steps of a sample, or an empty list. */
export async function loadSteps(sampleId: string): Promise<readonly Step[]> {
  const page = Object.keys(stepPages).find((name) => sampleId.startsWith(`${name}-`));
  if (page == null) return [];
  const { steps } = await stepPages[page]!();
  return steps[sampleId] ?? [];
}

/** Returns the values of `permission` in the hash of a phone that a step starts on. */
export function getStepPermissions({ asksForPermission }: Step): string[] {
  return asksForPermission ? [] : ['camera:granted', 'microphone:granted', 'location:granted'];
}
