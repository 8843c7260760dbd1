/**
 * How certain it is that a plugin works with VisionCamera 4.
 *
 * - `stated`: its package or README says so.
 * - `built`: its development dependencies are version 4, but nothing says so.
 * - `unknown`: nothing is known.
 * - `none`: it was made for older versions only.
 */
export type V4Support = 'stated' | 'built' | 'unknown' | 'none';

/** A frame processor plugin that somebody else maintains. */
export interface CommunityPlugin {
  /** Owner and name on GitHub. */
  repository: string;
  /** What it does, as a sentence in Markdown. */
  does: string;
  /** Whether it works with VisionCamera 4. */
  v4: V4Support;
  /** The versions of VisionCamera that it supports, and what says so, in Markdown. */
  versions: string;
  /** What to install for VisionCamera 4, as an argument of npm install. */
  install?: string;
  /** What else readers have to know, as a sentence in Markdown. */
  note?: string;
}

/** Community plugins, grouped by what they do. */
export const communityPlugins: readonly CommunityPlugin[] = [
  {
    repository: 'mrousavy/vision-camera-resize-plugin',
    does: 'Resizes, crops and rotates frames and converts them between YUV and RGB with SIMD instructions, for example as input of a model.',
    v4: 'stated',
    versions:
      '3.x for v4, 2.x for v3. Version 3.2.0 needs VisionCamera 4.0.1 and worklets-core 1.2.0 or newer.',
    install: 'vision-camera-resize-plugin@^3.2.0',
    note: 'On Android, every call keeps memory that is never freed: see [Reuse shared arrays](frame-processors-tips.mdx#shared-arrays).',
  },
  {
    repository: 'mrousavy/react-native-fast-tflite',
    does: 'Runs TensorFlow Lite (LiteRT) models on the CPU or with GPU, Core ML and NNAPI delegates, in C++.',
    v4: 'stated',
    versions: 'v3 and v4.',
    install: 'react-native-fast-tflite@^2.0.0',
    note: 'Version 3 works with v4 as well, but it needs `react-native-nitro-modules`, and you have to box the model before a frame processor can use it.',
  },
  {
    repository: 'lukaszkurantdev/react-native-fast-opencv',
    does: 'Runs OpenCV functions in frame processors, in C++: thresholds, contours, edges, document borders, color detection.',
    v4: 'stated',
    versions: 'v4. It works in every worklets-core worklet.',
    install: 'react-native-fast-opencv@^0.4.8',
  },
  {
    repository: 'luicfrr/react-native-vision-camera-face-detector',
    does: 'Detects faces with landmarks, contours and classification, using ML Kit.',
    v4: 'stated',
    versions: '1.x for v4, 2.x for v5.',
    install: 'react-native-vision-camera-face-detector@^1.10.2',
    note: "Without a version, npm installs 2.x. That version doesn't build with v4. [FaceBlurApp](https://github.com/mrousavy/FaceBlurApp) combines it with Skia.",
  },
  {
    repository: 'gev2002/react-native-vision-camera-image-labeler',
    does: 'Labels what is in a frame with ML Kit.',
    v4: 'stated',
    versions: 'v4. Version 2.2.0 is built against 4.5.1.',
    install: 'react-native-vision-camera-image-labeler@^2.2.0',
  },
  {
    repository: 'gev2002/react-native-vision-camera-barcodes-scanner',
    does: 'Scans QR codes and barcodes with ML Kit inside a frame processor. The built-in code scanner would need another camera stream.',
    v4: 'stated',
    versions: 'v4. Version 1.0.0 is built against 4.0.1.',
    install: 'react-native-vision-camera-barcodes-scanner@^1.0.0',
  },
  {
    repository: 'mgcrea/vision-camera-barcode-scanner',
    does: 'Scans QR codes and barcodes with ML Kit on Android and Vision on iOS.',
    v4: 'stated',
    versions: 'v3 and v4. Version 0.11.2 needs VisionCamera 4.0.0 and worklets-core 1.1.1 or newer.',
    install: '@mgcrea/vision-camera-barcode-scanner@^0.11.2',
  },
  {
    repository: 'xulihang/vision-camera-dynamsoft-barcode-reader',
    does: 'Scans QR codes and barcodes with the Dynamsoft SDK.',
    v4: 'stated',
    versions: '2.x for v4, 1.x for v3, 0.x for v2.',
    install: 'vision-camera-dynamsoft-barcode-reader@^2.0.0',
    note: 'The SDK is commercial and needs a license key.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-text-recognition',
    does: 'Recognizes text (OCR) and translates it with ML Kit.',
    v4: 'stated',
    versions: 'v4. Version 3.1.1 is built against 4.5.1.',
    install: 'react-native-vision-camera-text-recognition@^3.1.1',
  },
  {
    repository: 'jamenamcinteer/react-native-vision-camera-ocr-plus',
    does: 'Recognizes text (OCR) and translates it with ML Kit. It continues react-native-vision-camera-text-recognition.',
    v4: 'stated',
    versions: 'v4. Version 1.0.7 is built against 4.5.1.',
    install: 'react-native-vision-camera-ocr-plus@^1.0.7',
  },
  {
    repository: 'xulihang/vision-camera-dynamsoft-label-recognizer',
    does: 'Reads text labels and the machine readable zone (MRZ) of passports and ID cards with the Dynamsoft SDK.',
    v4: 'built',
    versions: 'Not stated. Version 3.0.0 is built against VisionCamera 4.4.0.',
    install: 'vision-camera-dynamsoft-label-recognizer@^3.0.0',
    note: 'The SDK is commercial and needs a license key.',
  },
  {
    repository: 'tony-xlh/vision-camera-dynamsoft-document-normalizer',
    does: 'Finds the borders of a document and corrects its perspective with the Dynamsoft SDK.',
    v4: 'built',
    versions: 'Not stated. Version 3.2.3 is built against VisionCamera 4.4.0.',
    install: 'vision-camera-dynamsoft-document-normalizer@^3.2.3',
    note: 'The SDK is commercial and needs a license key.',
  },
  {
    repository: 'tony-xlh/vision-camera-cropper',
    does: 'Crops frames and saves them to a file or as Base64.',
    v4: 'built',
    versions: 'Not stated. Version 1.1.1 is built against VisionCamera 4.0.1.',
    install: 'vision-camera-cropper@^1.1.1',
  },
  {
    repository: 'xulihang/vision-camera-zxing',
    does: 'Scans QR codes and barcodes with ZXing, without Google services.',
    v4: 'unknown',
    versions: 'Not stated.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-face-detection',
    does: 'Detects faces with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-image-labeling',
    does: 'Labels images with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-pose-detection',
    does: 'Detects body poses with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-barcode-scanner',
    does: 'Scans barcodes with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'gev2002/react-native-vision-camera-v3-text-recognition',
    does: 'Recognizes text with ML Kit.',
    v4: 'none',
    versions: 'v3.',
  },
  {
    repository: 'mrousavy/vision-camera-image-labeler',
    does: 'Labels images with ML Kit.',
    v4: 'none',
    versions: 'v2 and v3.',
  },
  {
    repository: 'rodgomesc/vision-camera-face-detector',
    does: 'Detects faces with ML Kit.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'rodgomesc/vision-camera-qrcode-scanner',
    does: 'Scans codes with ML Kit.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'aarongrider/vision-camera-ocr',
    does: 'Recognizes text with ML Kit.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'yasintorun/vision-camera-base64',
    does: 'Converts frames to Base64.',
    v4: 'none',
    versions: 'v2.',
  },
  {
    repository: 'mrousavy/Colorwaver',
    does: 'Finds the main colors of a frame. The repository is an app that contains the plugin.',
    v4: 'none',
    versions: 'v2.',
  },
];
