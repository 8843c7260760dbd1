import type { CameraDevice, CameraDeviceFormat, VideoStabilizationMode } from 'react-native-vision-camera';

/** A camera of a sample phone, and the source of its values. */
export interface SampleCamera {
  /** Unique and permanent, because it's part of links. */
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

type Size = readonly [width: number, height: number];

/** Values that all iPhone cameras share. */
const iosDevice: Pick<
  CameraDevice,
  | 'supportsLowLightBoost'
  | 'supportsRawCapture'
  | 'hardwareLevel'
  | 'minExposure'
  | 'maxExposure'
  | 'sensorOrientation'
> = {
  supportsLowLightBoost: false,
  supportsRawCapture: false,
  hardwareLevel: 'full',
  minExposure: -8,
  maxExposure: 8,
  sensorOrientation: 'portrait',
};

/** Values that all Android back cameras share. */
const androidDevice: Omit<CameraDevice, 'id' | 'name' | 'position' | 'minFocusDistance' | 'formats'> = {
  physicalDevices: ['wide-angle-camera'],
  hasFlash: true,
  hasTorch: true,
  isMultiCam: false,
  minZoom: 1,
  maxZoom: 8,
  neutralZoom: 1,
  minExposure: -24,
  maxExposure: 24,
  supportsLowLightBoost: false,
  supportsRawCapture: false,
  supportsFocus: true,
  hardwareLevel: 'full',
  sensorOrientation: 'landscape-left',
};

/** Video size, photo size, maximum frame rate, maximum ISO, field of view in degrees, video HDR. */
type IosRow = readonly [...Size, ...Size, number, number, number, boolean];

/** The wide-angle back camera of an iPhone 13 mini, computed from the system's list of formats. */
const iphone13MiniRows: readonly IosRow[] = [
  [4032, 3024, 4032, 3024, 30, 7616, 67.802, false],
  [3840, 2160, 3840, 2160, 60, 3264, 69.47, true],
  [3840, 2160, 3840, 2160, 60, 3264, 69.47, false],
  [3840, 2160, 4160, 2340, 30, 3264, 69.47, true],
  [3840, 2160, 4160, 2340, 30, 3264, 69.47, false],
  [3264, 2448, 4032, 3024, 30, 3264, 67.802, false],
  [2592, 1944, 4032, 3024, 30, 3264, 67.802, false],
  [1920, 1440, 1920, 1440, 60, 3264, 65.238, false],
  [1920, 1440, 4032, 3024, 60, 3264, 67.802, true],
  [1920, 1440, 4032, 3024, 60, 3264, 67.802, false],
  [1920, 1080, 1920, 1080, 240, 1360, 69.47, false],
  [1920, 1080, 1920, 1080, 120, 1360, 38.239, false],
  [1920, 1080, 2080, 1170, 60, 3264, 69.47, false],
  [1920, 1080, 4160, 2340, 60, 3264, 69.47, true],
  [1920, 1080, 4160, 2340, 60, 3264, 69.47, false],
  [1920, 1080, 4160, 2340, 30, 3264, 69.47, true],
  [1920, 1080, 4160, 2340, 30, 3264, 69.47, false],
  [1440, 1080, 1920, 1440, 60, 3264, 60.383, false],
  [1280, 720, 1280, 720, 240, 1360, 69.47, false],
  [1280, 720, 2080, 1170, 60, 3264, 69.47, false],
  [1280, 720, 4160, 2340, 60, 3264, 69.47, true],
  [1280, 720, 4160, 2340, 60, 3264, 69.47, false],
  [1280, 720, 4160, 2340, 30, 3264, 69.47, true],
  [1280, 720, 4160, 2340, 30, 3264, 69.47, false],
  [1024, 768, 4032, 3024, 60, 3264, 65.357, false],
  [960, 540, 4160, 2340, 60, 3264, 69.47, false],
  [640, 480, 1920, 1440, 60, 3264, 60.383, false],
  [640, 480, 4032, 3024, 60, 3264, 65.357, false],
  [480, 360, 4032, 3024, 60, 3264, 65.357, false],
  [352, 288, 3696, 3024, 60, 3264, 60.911, false],
  [192, 144, 4032, 3024, 60, 3264, 65.357, false],
];

/** The system's list of formats doesn't have modes, so these are assumed. */
function assumedIosModes(maxFps: number, width: number): VideoStabilizationMode[] {
  if (maxFps > 60) return ['auto', 'off', 'standard'];
  if (width > 3840 || width < 1280) return ['off'];
  return ['auto', 'cinematic', 'off', 'standard', 'cinematic-extended'];
}

function iosFormats(
  rows: readonly IosRow[],
  {
    minISO,
    autoFocusSystem = 'phase-detection',
  }: { minISO: number; autoFocusSystem?: CameraDeviceFormat['autoFocusSystem'] },
): CameraDeviceFormat[] {
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
      fieldOfView,
      supportsVideoHdr,
      supportsPhotoHdr: false,
      supportsDepthCapture: false,
      autoFocusSystem,
      videoStabilizationModes: assumedIosModes(maxFps, videoWidth),
    }),
  );
}

interface AndroidFormats {
  videoSizes: readonly (readonly [...Size, maxFps: number])[];
  photoSizes: readonly Size[];
  /** Android repeats the list for each dynamic range. */
  dynamicRanges: number;
  fieldOfView: number;
  supportsFocus: boolean;
}

/** Combines dynamic ranges, video sizes and photo sizes like the library does on Android. */
function androidFormats({
  videoSizes,
  photoSizes,
  dynamicRanges,
  fieldOfView,
  supportsFocus,
}: AndroidFormats): CameraDeviceFormat[] {
  const formats: CameraDeviceFormat[] = [];
  for (let range = 0; range < dynamicRanges; range++) {
    for (const [videoWidth, videoHeight, maxFps] of videoSizes) {
      for (const [photoWidth, photoHeight] of photoSizes) {
        formats.push({
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
          autoFocusSystem: supportsFocus ? 'contrast-detection' : 'none',
          videoStabilizationModes: ['off', 'cinematic'],
        });
      }
    }
  }
  return formats;
}

const androidVideoSizes = [
  [3840, 2160, 30],
  [1920, 1080, 60],
  [1280, 720, 60],
  [720, 480, 30],
  [640, 480, 30],
] as const;

const androidPhotoSizes: readonly Size[] = [
  [4096, 3072],
  [4096, 2304],
  [4000, 3000],
  [3840, 2160],
  [3264, 2448],
  [3200, 2400],
  [2592, 1944],
  [2048, 1536],
  [1920, 1080],
  [1600, 1200],
  [1440, 1080],
  [1280, 960],
  [1280, 720],
  [1024, 768],
  [800, 600],
  [720, 480],
  [640, 480],
  [640, 360],
  [352, 288],
  [320, 240],
  [176, 144],
];

const androidBackFormats = (dynamicRanges: number, fieldOfView: number) =>
  androidFormats({
    videoSizes: androidVideoSizes,
    photoSizes: androidPhotoSizes,
    dynamicRanges,
    fieldOfView,
    supportsFocus: true,
  });

/** Typical iPhone formats: 12-megapixel 4:3 photos and video up to 4K. */
function assumedIosFormats(
  fieldOfView: number,
  autoFocusSystem: CameraDeviceFormat['autoFocusSystem'] = 'phase-detection',
) {
  const rows: IosRow[] = [
    [4032, 3024, 4032, 3024, 30, 3200, fieldOfView - 2, false],
    [3840, 2160, 3840, 2160, 60, 3200, fieldOfView, false],
    [3840, 2160, 3840, 2160, 30, 3200, fieldOfView, true],
    [1920, 1440, 4032, 3024, 60, 3200, fieldOfView - 2, false],
    [1920, 1080, 3840, 2160, 60, 3200, fieldOfView, false],
    [1920, 1080, 1920, 1080, 240, 1600, fieldOfView, false],
    [1280, 720, 3840, 2160, 60, 3200, fieldOfView, false],
    [640, 480, 4032, 3024, 60, 3200, fieldOfView - 5, false],
  ];
  return iosFormats(rows, { minISO: 32, autoFocusSystem });
}

const ultraWide = 'ultra-wide-angle-camera';
const wide = 'wide-angle-camera';
const tele = 'telephoto-camera';

/** The labels, names and lenses of iPhone cameras. */
const iosCameras = {
  front: { label: 'Front', name: 'Front Camera', lenses: [wide] },
  'back-wide': { label: 'Back, wide', name: 'Back Camera', lenses: [wide] },
  'back-ultra-wide': { label: 'Back, ultra-wide', name: 'Back Ultra Wide Camera', lenses: [ultraWide] },
  'back-telephoto': { label: 'Back, telephoto', name: 'Back Telephoto Camera', lenses: [tele] },
  'back-dual': { label: 'Back, dual', name: 'Back Dual Camera', lenses: [wide, tele] },
  'back-dual-wide': { label: 'Back, dual wide', name: 'Back Dual Wide Camera', lenses: [ultraWide, wide] },
  'back-triple': { label: 'Back, triple', name: 'Back Triple Camera', lenses: [ultraWide, wide, tele] },
} as const;

/** A fictional iPhone camera. */
function assumedIosCamera(phone: string, kind: keyof typeof iosCameras, fieldOfView: number): SampleCamera {
  const { label, name, lenses } = iosCameras[kind];
  const isFront = kind === 'front';
  const supportsFocus = !isFront && kind !== 'back-ultra-wide';
  const key = `${phone}-${kind}`;
  return {
    key,
    label,
    reportedInIssue: null,
    formats: 'assumed',
    device: {
      ...iosDevice,
      id: `sample:${key}`,
      name,
      position: isFront ? 'front' : 'back',
      physicalDevices: [...lenses],
      hasFlash: true,
      hasTorch: !isFront,
      minFocusDistance: supportsFocus ? 15 : 0,
      isMultiCam: lenses.length > 1,
      minZoom: 1,
      maxZoom: 120,
      neutralZoom: lenses.length > 1 && lenses[0] === ultraWide ? 2 : 1,
      supportsFocus,
      formats: assumedIosFormats(fieldOfView, isFront ? 'none' : 'phase-detection'),
    },
  };
}

/** A fictional Android camera. */
function assumedAndroidCamera(
  key: string,
  label: string,
  device: Partial<CameraDevice> & Pick<CameraDevice, 'id'>,
  fieldOfView: number,
): SampleCamera {
  const position = device.position ?? 'back';
  return {
    key,
    label,
    reportedInIssue: null,
    formats: 'assumed',
    device: {
      ...androidDevice,
      position,
      name: `${device.id} (${position.toUpperCase()}) androidx.camera.camera2`,
      minFocusDistance: 10,
      formats: androidBackFormats(1, fieldOfView),
      ...device,
    },
  };
}

/** An Android back camera from an issue, with assumed formats. */
function reportedAndroidCamera(
  key: string,
  label: string,
  reportedInIssue: number,
  minFocusDistance: number,
  formats: CameraDeviceFormat[],
): SampleCamera {
  return {
    key,
    label,
    reportedInIssue,
    formats: 'assumed',
    device: {
      ...androidDevice,
      id: '0',
      name: '0 (BACK) androidx.camera.camera2',
      position: 'back',
      minFocusDistance,
      formats,
    },
  };
}

const iphone13: SamplePhone = {
  key: 'iphone-13',
  label: 'iPhone 13',
  cameras: [
    {
      key: 'iphone-13-back-wide',
      label: 'Back, wide',
      reportedInIssue: 3581,
      formats: 'listed',
      note: 'The formats are those of an iPhone 13 mini. Their order, `videoStabilizationModes` and `supportsDepthCapture` are assumptions.',
      device: {
        ...iosDevice,
        id: 'com.apple.avfoundation.avcapturedevice.built-in_video:0',
        name: 'Back Camera',
        position: 'back',
        physicalDevices: [wide],
        hasFlash: true,
        hasTorch: true,
        minFocusDistance: 15,
        isMultiCam: false,
        minZoom: 1,
        maxZoom: 121.875,
        neutralZoom: 1,
        supportsFocus: true,
        formats: iosFormats(iphone13MiniRows, { minISO: 34 }),
      },
    },
    assumedIosCamera('iphone-13', 'front', 73),
    assumedIosCamera('iphone-13', 'back-dual-wide', 106),
    assumedIosCamera('iphone-13', 'back-ultra-wide', 106),
  ],
};

const tripleIphone: SamplePhone = {
  key: 'iphone-three-lenses',
  label: 'iPhone with three lenses',
  cameras: [
    assumedIosCamera('triple', 'back-dual', 70),
    assumedIosCamera('triple', 'back-wide', 70),
    assumedIosCamera('triple', 'front', 73),
    assumedIosCamera('triple', 'back-telephoto', 25),
    assumedIosCamera('triple', 'back-triple', 106),
    assumedIosCamera('triple', 'back-dual-wide', 106),
    assumedIosCamera('triple', 'back-ultra-wide', 106),
  ],
};

const iphoneX: SamplePhone = {
  key: 'iphone-x',
  label: 'iPhone X',
  cameras: [
    {
      key: 'iphone-x-front',
      label: 'Front',
      reportedInIssue: 3014,
      formats: 'assumed',
      note: 'Reported with a version before 4.5.1, when iOS reported a `sensorOrientation` other than portrait.',
      device: {
        ...iosDevice,
        id: 'com.apple.avfoundation.avcapturedevice.built-in_video:1',
        name: 'Front Camera',
        position: 'front',
        physicalDevices: [wide],
        hasFlash: true,
        hasTorch: false,
        minFocusDistance: 0,
        isMultiCam: false,
        minZoom: 1,
        maxZoom: 135,
        neutralZoom: 1,
        supportsFocus: false,
        sensorOrientation: 'landscape-right',
        formats: assumedIosFormats(62, 'none'),
      },
    },
    assumedIosCamera('iphone-x', 'back-dual', 68),
    assumedIosCamera('iphone-x', 'back-wide', 68),
    assumedIosCamera('iphone-x', 'back-telephoto', 37),
  ],
};

const iphone7: SamplePhone = {
  key: 'iphone-7',
  label: 'iPhone 7',
  cameras: [
    {
      key: 'iphone-7-back-wide',
      label: 'Back, wide',
      reportedInIssue: 2759,
      formats: 'assumed',
      note: 'Reported with a version before 4.5.1, when iOS reported a `sensorOrientation` other than portrait.',
      device: {
        ...iosDevice,
        id: 'com.apple.avfoundation.avcapturedevice.built-in_video:0',
        name: 'Back Camera',
        position: 'back',
        physicalDevices: [wide],
        hasFlash: true,
        hasTorch: true,
        minFocusDistance: 10,
        isMultiCam: false,
        minZoom: 1,
        maxZoom: 16,
        neutralZoom: 1,
        supportsFocus: true,
        sensorOrientation: 'landscape-right',
        formats: assumedIosFormats(61),
      },
    },
  ],
};

/** What the assumed front cameras of Android phones share. */
const androidFront = {
  id: '1',
  position: 'front',
  hasFlash: false,
  hasTorch: false,
  minFocusDistance: 0,
  supportsFocus: false,
  sensorOrientation: 'landscape-right',
} as const;

const edge40: SamplePhone = {
  key: 'motorola-edge-40',
  label: 'Motorola Edge 40',
  cameras: [
    reportedAndroidCamera(
      'motorola-edge-40-back',
      'Back, wide',
      3365,
      12.000000457763688,
      androidBackFormats(2, 79),
    ),
    assumedAndroidCamera('motorola-edge-40-front', 'Front', androidFront, 80),
    assumedAndroidCamera(
      'motorola-edge-40-ultra-wide',
      'Back, ultra-wide',
      { id: '2', physicalDevices: [ultraWide] },
      118,
    ),
  ],
};

const motoG64: SamplePhone = {
  key: 'motorola-moto-g64',
  label: 'Motorola Moto G64',
  cameras: [
    reportedAndroidCamera('motorola-moto-g64-back', 'Back, wide', 3529, 0, androidBackFormats(1, 78)),
  ],
};

const honor200Pro: SamplePhone = {
  key: 'honor-200-pro',
  label: 'Honor 200 Pro',
  cameras: [
    reportedAndroidCamera(
      'honor-200-pro-back',
      'Back, wide',
      3733,
      11.000000104904176,
      androidBackFormats(2, 84),
    ),
  ],
};

const logicalAndroid: SamplePhone = {
  key: 'android-logical-camera',
  label: 'Android phone with a logical camera',
  cameras: [
    assumedAndroidCamera(
      'android-logical-back',
      'Back, logical',
      { id: '0', physicalDevices: [wide, wide, ultraWide], isMultiCam: true, minZoom: 0.6, maxZoom: 10 },
      82,
    ),
    assumedAndroidCamera('android-logical-front', 'Front', androidFront, 80),
    assumedAndroidCamera(
      'android-logical-ultra-wide',
      'Back, ultra-wide',
      { id: '2', physicalDevices: [ultraWide], hardwareLevel: 'limited', maxZoom: 4 },
      118,
    ),
    assumedAndroidCamera(
      'android-logical-telephoto',
      'Back, telephoto',
      { id: '3', physicalDevices: [tele], hardwareLevel: 'limited', maxZoom: 10 },
      32,
    ),
  ],
};

/** All sample phones. */
export const samplePhones: readonly SamplePhone[] = [
  iphone13,
  edge40,
  tripleIphone,
  logicalAndroid,
  iphoneX,
  iphone7,
  motoG64,
  honor200Pro,
];

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
