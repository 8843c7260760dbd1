/**
 * Default values that the library's comments leave out or get wrong, by `Symbol.member`, according to
 * `android/…/react/CameraView.kt`, `ios/React/CameraView.swift`, `src/Camera.tsx` and the options of each method. A value
 * that holds in some cases only ends with a comment.
 */
export const apiDefaults: Readonly<Record<string, readonly string[]>> = {
  'CameraProps.audio': ['false'],
  'CameraProps.enableBufferCompression': [
    'true // with video={true} and without a frame processor',
    'false // otherwise',
  ],
  'CameraProps.enableLocation': ['false'],
  'CameraProps.exposure': ['0'],
  'CameraProps.lowLightBoost': ['false'],
  'CameraProps.photo': ['false'],
  'CameraProps.photoHdr': ['false'],
  'CameraProps.photoQualityBalance': ["'speed' // on Android", "'balanced' // on iOS"],
  'CameraProps.video': ['false'],
  'CameraProps.videoHdr': ['false'],
  'RecordVideoOptions.fileType': ["'mov'"],
  'RecordVideoOptions.flash': ["'off'"],
  'TakePhotoOptions.enableShutterSound': ['false // on Android', 'true // on iOS'],
};
