/** For browsers and Node. `devices.json` has the values, and a test checks it with `devicesSchema.ts`. */
import type { CameraDevice, CameraDeviceFormat, VideoStabilizationMode } from 'react-native-vision-camera';
import devices from './devices.json';
import type { Devices } from './devicesSchema';

/** A camera of a sample phone, and the source of its values. */
export interface SampleCamera {
  key: string;
  label: string;
  device: CameraDevice;
  /** The library issue with the device's own fields, or `null` if they're assumed. */
  reportedInIssue: number | null;
  /** `listed`: computed from the system's list of formats. `assumed`: typical values without a source. */
  formats: 'listed' | 'assumed';
  /** Other assumptions. */
  note?: string;
}

/** A phone with its cameras, in the library's order. */
export interface SamplePhone {
  key: string;
  label: string;
  cameras: readonly SampleCamera[];
}

type Camera = Devices['phones'][number]['cameras'][number];

const { phones, defaults, iosFormats, androidSizes } = devices as unknown as Devices;

/** The system's list of formats doesn't have modes, so these are assumed. */
function assumedIosModes(maxFps: number, width: number): VideoStabilizationMode[] {
  if (maxFps > 60) return ['auto', 'off', 'standard'];
  if (width > 3840 || width < 1280) return ['off'];
  return ['auto', 'cinematic', 'off', 'standard', 'cinematic-extended'];
}

function createIosFormats(list: keyof Devices['iosFormats'], camera: Camera): CameraDeviceFormat[] {
  const { minISO, rows } = iosFormats[list];
  const { fieldOfView: widest = 0 } = camera.formats;
  return rows.map(
    ([videoWidth, videoHeight, photoWidth, photoHeight, maxFps, maxISO, fieldOfView, supportsVideoHdr]) => ({
      videoWidth,
      videoHeight,
      photoWidth,
      photoHeight,
      minFps: 1,
      maxFps,
      minISO,
      maxISO,
      fieldOfView: widest + fieldOfView,
      supportsVideoHdr,
      supportsPhotoHdr: false,
      supportsDepthCapture: false,
      autoFocusSystem: camera.device.position === 'front' ? 'none' : 'phase-detection',
      videoStabilizationModes: assumedIosModes(maxFps, videoWidth),
    }),
  );
}

/** Combines dynamic ranges, video sizes and photo sizes like the library does on Android. */
function createAndroidFormats({
  fieldOfView = 0,
  dynamicRanges = 1,
}: Camera['formats']): CameraDeviceFormat[] {
  const combineSizes = () =>
    androidSizes.video.flatMap(([videoWidth, videoHeight, maxFps]) =>
      androidSizes.photo.map(([photoWidth, photoHeight]): CameraDeviceFormat => ({
        videoWidth,
        videoHeight,
        photoWidth,
        photoHeight,
        minFps: Math.min(7, maxFps),
        maxFps,
        minISO: 50,
        maxISO: 6400,
        fieldOfView,
        supportsVideoHdr: dynamicRanges > 1,
        supportsPhotoHdr: false,
        supportsDepthCapture: false,
        autoFocusSystem: 'contrast-detection',
        videoStabilizationModes: ['off', 'cinematic'],
      })),
    );
  return Array.from({ length: dynamicRanges }, combineSizes).flat();
}

/** All sample phones. */
export const samplePhones: readonly SamplePhone[] = phones.map(({ key, label, platform, cameras }) => ({
  key,
  label,
  cameras: cameras.map((camera) => {
    const { list } = camera.formats;
    return {
      key: camera.key,
      label: camera.label,
      reportedInIssue: camera.reportedInIssue ?? null,
      formats: list === 'iphone-13-mini' ? 'listed' : 'assumed',
      note: camera.note,
      device: {
        ...defaults[platform],
        ...camera.device,
        formats:
          list === 'typical-android' ? createAndroidFormats(camera.formats) : createIosFormats(list, camera),
      },
    };
  }),
}));

/** Describes which values of the camera were reported and which are assumed. */
export function describeProvenance({ reportedInIssue, formats, note }: SampleCamera): string {
  const device =
    reportedInIssue === null
      ? "This camera's values are assumptions, not measurements."
      : `Issue #${reportedInIssue} reported the device fields.`;
  const list =
    formats === 'listed'
      ? "The formats are computed from the system's list."
      : reportedInIssue === null
        ? ''
        : "The formats are assumptions, because the report doesn't have them.";
  return [device, list, note].filter(Boolean).join(' ');
}

/** Returns the URL of the issue that reported a camera. */
export function issueUrl(issue: number): string {
  return `https://github.com/mrousavy/react-native-vision-camera/issues/${issue}`;
}
