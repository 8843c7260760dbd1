/**
 * Whether a plugin works with VisionCamera 4.
 *
 * - `stated`: the package or README says so.
 * - `built`: it's developed against version 4, but doesn't say so.
 * - `unknown`: it doesn't say.
 * - `none`: it was made for older versions.
 */
export type V4Support = 'stated' | 'built' | 'unknown' | 'none';

/** A frame processor plugin from the community. */
export interface CommunityPlugin {
  /** Owner and name on GitHub. */
  repository: string;
  /** What it does, in Markdown. */
  description: string;
  v4: V4Support;
  /** The VisionCamera versions that it supports, in Markdown. */
  versions: string;
  /** The package and range to install for VisionCamera 4. */
  install?: string;
  /** A remark in Markdown. */
  note?: string;
}

/** Community plugins, grouped by purpose. */
export const communityPlugins: readonly CommunityPlugin[] = [
  {
    repository: 'mrousavy/vision-camera-resize-plugin',
    description:
      'Resizes, crops and rotates frames and converts them between YUV and RGB with SIMD instructions, for example as input of a model.',
    v4: 'stated',
    versions:
      '3.x for v4, 2.x for v3. Version 3.2.0 needs VisionCamera 4.0.1 and worklets-core 1.2.0 or newer.',
    install: 'vision-camera-resize-plugin@^3.2.0',
    note: 'Give it `yuv` frames, because it mixes up the colors of `rgb` frames on Android. Every call on Android also keeps Java references that are never released: see [Reuse shared arrays](frame-processors-tips.mdx#shared-arrays).',
  },
  {
    repository: 'mrousavy/react-native-fast-tflite',
    description:
      'Runs TensorFlow Lite (LiteRT) models on the CPU or with GPU, Core ML and NNAPI delegates, in C++.',
    v4: 'stated',
    versions: 'v3 and v4.',
    install: 'react-native-fast-tflite@^2.0.0',
    note: 'Version 3 works with v4 as well, but it needs `react-native-nitro-modules`, and you have to box the model before a frame processor can use it.',
  },
  {
    repository: 'lukaszkurantdev/react-native-fast-opencv',
    description:
      'Runs OpenCV functions in frame processors, in C++: thresholds, contours, edges, document borders, color detection.',
    v4: 'stated',
    versions: 'v4. It works in every worklets-core worklet.',
    install: 'react-native-fast-opencv@^0.4.8',
  },
  {
    repository: 'luicfrr/react-native-vision-camera-face-detector',
    description: 'Detects faces with landmarks, contours and classification, using ML Kit.',
    v4: 'stated',
    versions: '1.x for v4, 2.x for v5.',
    install: 'react-native-vision-camera-face-detector@^1.10.2',
    note: "Without a version, npm installs 2.x. That version doesn't build with v4. [FaceBlurApp](https://github.com/mrousavy/FaceBlurApp) combines it with Skia.",
  },
  {
    repository: 'gev2002/react-native-vision-camera-image-labeler',
    description: 'Labels the contents of a frame with ML Kit.',
    v4: 'stated',
    versions: 'v4. Version 2.2.0 is built against 4.5.1.',
    install: 'react-native-vision-camera-image-labeler@^2.2.0',
  },
  {
    repository: 'gev2002/react-native-vision-camera-barcodes-scanner',
    description:
      'Scans QR codes and barcodes with ML Kit inside a frame processor. The built-in code scanner would need another camera stream.',
    v4: 'stated',
    versions: 'v4. Version 1.0.0 is built against 4.0.1.',
    install: 'react-native-vision-camera-barcodes-scanner@^1.0.0',
  },
  {
    repository: 'mgcrea/vision-camera-barcode-scanner',
    description: 'Scans QR codes and barcodes with ML Kit on Android and Vision on iOS.',
    v4: 'stated',
    versions: 'v3 and v4. Version 0.11.2 needs VisionCamera 4.0.0 and worklets-core 1.1.1 or newer.',
    install: '@mgcrea/vision-camera-barcode-scanner@^0.11.2',
  },
  {
    repository: 'xulihang/vision-camera-dynamsoft-barcode-reader',
    description: 'Scans QR codes and barcodes with the Dynamsoft SDK.',
    v4: 'stated',
    versions: '2.x for v4, 1.x for v3, 0.x for v2.',
    install: 'vision-camera-dynamsoft-barcode-reader@^2.0.0',
    note: 'The SDK is commercial and needs a license key.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-text-recognition',
    description: 'Recognizes text (OCR) and translates it with ML Kit.',
    v4: 'stated',
    versions: 'v4. Version 3.1.1 is built against 4.5.1.',
    install: 'react-native-vision-camera-text-recognition@^3.1.1',
  },
  {
    repository: 'jamenamcinteer/react-native-vision-camera-ocr-plus',
    description:
      'Recognizes text (OCR) and translates it with ML Kit. It continues react-native-vision-camera-text-recognition.',
    v4: 'stated',
    versions: 'v4. Version 1.0.7 is built against 4.5.1.',
    install: 'react-native-vision-camera-ocr-plus@^1.0.7',
  },
  {
    repository: 'xulihang/vision-camera-dynamsoft-label-recognizer',
    description:
      'Reads text labels and the machine readable zone (MRZ) of passports and ID cards with the Dynamsoft SDK.',
    v4: 'built',
    versions: 'Not stated. Version 3.0.0 is built against VisionCamera 4.4.0.',
    install: 'vision-camera-dynamsoft-label-recognizer@^3.0.0',
    note: 'The SDK is commercial and needs a license key.',
  },
  {
    repository: 'tony-xlh/vision-camera-dynamsoft-document-normalizer',
    description: 'Finds the borders of a document and corrects its perspective with the Dynamsoft SDK.',
    v4: 'built',
    versions: 'Not stated. Version 3.2.3 is built against VisionCamera 4.4.0.',
    install: 'vision-camera-dynamsoft-document-normalizer@^3.2.3',
    note: 'The SDK is commercial and needs a license key.',
  },
  {
    repository: 'tony-xlh/vision-camera-cropper',
    description: 'Crops frames and saves them to a file or as Base64.',
    v4: 'built',
    versions: 'Not stated. Version 1.1.1 is built against VisionCamera 4.0.1.',
    install: 'vision-camera-cropper@^1.1.1',
  },
  {
    repository: 'xulihang/vision-camera-zxing',
    description: 'Scans QR codes and barcodes with ZXing, without Google services.',
    v4: 'unknown',
    versions: 'Not stated.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-face-detection',
    description: 'Detects faces with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-image-labeling',
    description: 'Labels images with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-pose-detection',
    description: 'Detects body poses with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-barcode-scanner',
    description: 'Scans barcodes with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-text-recognition',
    description: 'Recognizes text with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'mrousavy/vision-camera-image-labeler',
    description: 'Labels images with ML Kit.',
    v4: 'none',
    versions: 'v2 and v3.',
  },
  {
    repository: 'rodgomesc/vision-camera-face-detector',
    description: 'Detects faces with ML Kit.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'rodgomesc/vision-camera-qrcode-scanner',
    description: 'Scans codes with ML Kit.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'aarongrider/vision-camera-ocr',
    description: 'Recognizes text with ML Kit.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'yasintorun/vision-camera-base64',
    description: 'Converts frames to Base64.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'mrousavy/Colorwaver',
    description: 'Finds the main colors of a frame. The repository is an app that contains the plugin.',
    v4: 'none',
    versions: 'v2.',
  },
];
