/** A query whose answer is a section, and the anchors that answer; the first hit has to be one of them. */
export interface LabelledSection {
  query: string;
  answers: readonly string[];
  /** Held out: ranking is not tuned to it. */
  isHeldOut: boolean;
}

/** A guide's name and an anchor as a URL; the first guide stands at the root of all. */
const toUrl = (answer: string) =>
  answer.startsWith('/') ? answer : `/docs/guides/${answer}`.replace('/getting-started#', '#');

function label(isHeldOut: boolean, rows: Record<string, readonly string[]>): LabelledSection[] {
  return Object.entries(rows).map(([query, answers]) => ({
    query,
    answers: answers.map(toUrl),
    isHeldOut,
  }));
}

/** Written from what readers ask and report, as guide and anchor. A test names labels whose anchor no longer exists. */
export const sections: readonly LabelledSection[] = [
  ...label(false, {
    "Execution failed for task ':app:checkDebugAarMetadata'": ['troubleshooting#compile-sdk'],
    'Execution failed for task :react-native-vision-camera:compileDebugKotlin': [
      'troubleshooting#compile-debug-kotlin',
    ],
    'save photo to gallery': ['taking-photos#save-to-the-photo-library'],
    'bounding box overlay': [
      '/docs/recipes/object-detection#draw-boxes-over-the-preview',
      'code-scanning#draw-codes-on-the-preview',
      'frame-processors-interacting#draw-results-over-the-preview',
      'skia-frame-processors#draw-on-the-frame',
    ],
    'mute video': ['recording-videos#record-sound'],
    'app store rejected location usage description': [
      'troubleshooting#itms-90683',
      'location#itms-90683-missing-purpose-string-in-infoplist',
      'getting-started#itms-90683',
      'location#enable-or-disable-location-apis',
    ],
    VISION_EXPORT_SWIFT_FRAME_PROCESSOR: ['frame-processors-plugins-ios#export-macro'],
    'how do I know when the preview is visible': ['preview#react-to-the-first-picture'],
    'why are my selfies flipped': ['orientation#mirror-selfies-or-not'],
    'Frame Processors are disabled': [
      'frame-processors#disabling-frame-processors',
      'errors#system-frame-processors-unavailable',
    ],
    'reference to WorkletsPackage is ambiguous': [
      'troubleshooting#workletspackage-is-ambiguous',
      'frame-processors#workletspackage-is-ambiguous',
    ],
    'permission status denied on fresh install android': [
      'troubleshooting#permission-always-denied',
      'getting-started#always-denied-on-android',
      'getting-started#permission-status',
    ],
    'open settings after permission denied': ['getting-started#permission-refused'],
    'Native Module CameraView was null expo go': [
      'getting-started#expo-go',
      'troubleshooting#native-module-not-found',
      'errors#system-camera-module-not-found',
    ],
    'format filter order of priority ignored': [
      'formats#scoring',
      'formats#keys',
      'formats#wrong-resolution',
    ],
    '4:3 photo aspect ratio': ['formats#resolution', 'formats#wrong-resolution'],
    'photo upside down after upload': [
      'troubleshooting#rotated-photos',
      'orientation#handle-photos-that-look-rotated',
    ],
    'takePhoto takes 3 seconds on android': [
      'performance#take-photos-faster',
      'taking-photos#balance-speed-and-quality',
    ],
    'May be attempting to bind too many use cases': [
      'troubleshooting#surface-combination',
      'frame-processors#too-many-outputs',
    ],
    'code scanner together with video': ['code-scanning#combining-outputs'],
    'barcode frame coordinates wrong position': [
      'code-scanning#boxes-are-in-the-wrong-place',
      'code-scanning#coordinates',
      'code-scanning#draw-codes-on-the-preview',
    ],
    'regionOfInterest android': [
      'code-scanning#region-of-interest',
      '/docs/api/interfaces/CodeScanner#regionofinterest',
    ],
    'scan only once': ['code-scanning#debounce'],
    'file:// prefix android photo path': ['taking-photos#file-url'],
    'jest mock useCameraPermission': ['mocking#jest-mock'],
    'undefined symbol RNWorklet::JsiWorkletContext': ['troubleshooting#undefined-symbol-rnworklet'],
    'Failed to convert NativeBuffer to SkImage': ['skia-frame-processors#unknown-format-35'],
    createRunOnJS: ['frame-processors-interacting#call-back-to-react'],
    'plugin undefined only in release proguard': [
      'frame-processors-plugins-android#undefined-in-release',
      'troubleshooting#plugin-undefined-in-release',
      'frame-processors-plugins-android#release-builds',
    ],
    'camera starts at 0.5x on iphone': [
      'zooming#the-camera-starts-zoomed-out-on-ios',
      'zooming#understand-the-zoom-factors',
    ],
    'compress video smaller file size': ['recording-videos#bit-rate'],
    'camera indicator light stays on': ['lifecycle#green-dot'],
    'resume camera when screen focused react navigation': [
      'lifecycle#navigation',
      'lifecycle#the-isactive-prop',
    ],
    'exposure slider': ['exposure#add-a-slider'],
    'iPhone 17 Pro crash No active and enabled video connection': [
      'troubleshooting#no-active-video-connection',
      'taking-photos#iphone-17-pro',
      'formats#ios-26',
    ],
    'H.265 hevc': ['recording-videos#choose-file-type-and-codec'],
    'toArrayBuffer length is wrong': ['pixel-formats#wrong-length'],
    'switch camera during recording': ['recording-videos#flip-the-camera-while-recording'],
    'yarn add react-native-vision-camera': ['getting-started#install'],
    'register swift plugin objective-c': [
      'frame-processors-plugins-ios#register',
      'frame-processors-plugins-ios#export-macro',
      'frame-processors-plugins-ios#register-by-hand',
    ],
    'two devices zoom buttons 1x 2x': ['zooming#zoom-buttons'],
    'stop recording automatically after 30 seconds': ['recording-videos#limit-length-and-size'],

    videoStabalizationMode: [
      '/docs/api/interfaces/CameraProps#videostabilizationmode',
      '/docs/api/type-aliases/VideoStabilizationMode',
      'stabilization#turn-on-stabilization',
      'formats#videostabilization',
    ],
    'react-native-worklets-core is not installed': [
      'troubleshooting#frame-processors-not-available',
      'frame-processors#frame-processors-not-available',
      'errors#system-frame-processors-unavailable',
    ],
    'android preview black screen': [
      'troubleshooting#black-preview',
      'preview#black-preview',
      'lifecycle#black-preview',
    ],
    'react native 0.76 reactnativejni target was not found': ['troubleshooting#compile-debug-kotlin'],
    "2 files found with path 'lib/arm64-v8a/libreactnative.so'": [
      'troubleshooting#compile-debug-kotlin',
      'frame-processors-plugins-cpp#duplicate-libraries',
    ],
    'This API is provided only for React Native frameworks': ['troubleshooting#compile-debug-kotlin'],
    'getJSModule should only happen once initialize() has been called': [
      'troubleshooting#compile-debug-kotlin',
    ],
    'which does not define modules pod install': ['troubleshooting#does-not-define-modules'],
    'compatible react native version table': [
      'troubleshooting#versions',
      'getting-started#compatibility-react-native',
      'getting-started#compatibility',
    ],
    'upgrade from v3': ['getting-started#migrate-from-v3'],
    'no camera on ios simulator': [
      'devices#no-device-found',
      'troubleshooting#no-devices',
      'getting-started#device-is-undefined',
      'errors#device-camera-not-available-on-simulator',
    ],
    'given camera device does not have any formats': ['devices#no-formats', 'errors#device-invalid-device'],
    'The given format cannot run at 60 FPS!': ['formats#invalid-fps'],
    'slow motion 240 fps': ['formats#slow-motion'],
    'No compatible PixelFormat was found btp2': [
      'formats#pixel-format-not-supported',
      'pixel-formats#format-not-supported',
      'errors#device-pixel-format-not-supported',
    ],
    'Maximum image number reached green photo': [
      'troubleshooting#green-or-black-photos',
      'taking-photos#green-or-black-photos',
    ],
    'Camera is closed takePhoto': [
      'troubleshooting#camera-is-closed',
      'lifecycle#camera-is-closed',
      'taking-photos#camera-is-closed',
      'errors#unknown-unknown',
    ],
    'selfie mirrored': ['orientation#mirror-selfies-or-not', 'preview#mirror-the-preview'],
    'tap to focus ring animation': ['focusing#focus-where-the-user-taps'],
    'focus does not work': [
      'focusing#focus-does-nothing-or-focuses-on-the-wrong-spot',
      'focusing#focus-not-supported',
    ],
    'barcode too small not detected on android': ['code-scanning#small-dense-or-distant-barcodes'],
    'upc starts with zero': ['code-scanning#upc'],
    'enableCodeScanner gradle.properties bundle model': [
      'code-scanning#android-model',
      'getting-started#build-flags',
    ],
    'disable frame processors to save build time': ['frame-processors#disabling-frame-processors'],
    'run frame processor 5 times per second': [
      'frame-processors-interacting#run-less-often',
      'frame-processors-tips#look-at-fewer-frames',
    ],
    'Tried to synchronously call a non-worklet function': [
      'frame-processors-interacting#tried-to-synchronously-call-a-non-worklet-function-on-the-ui-thread',
    ],
    'runAsync does nothing': [
      'troubleshooting#run-async-crashes',
      'frame-processors-interacting#runasync-never-runs',
    ],
    'skia preview is black': [
      'skia-frame-processors#the-preview-is-black',
      'skia-frame-processors#only-the-front-camera-is-black',
    ],
    'grayscale color filter': [
      'skia-frame-processors#filter-the-colors',
      'skia-frame-processors#run-a-shader',
    ],
    'upload photo to server': ['taking-photos#upload-the-photo'],
    'exif metadata of photo': ['taking-photos#read-the-metadata', '/docs/api/interfaces/PhotoFile#metadata'],
    'torch while recording': ['recording-videos#turn-on-the-torch-while-recording', 'taking-photos#torch'],
    'recording without audio permission': ['recording-videos#record-sound', 'getting-started#permissions'],
    'pinch zoom reanimated': ['zooming#pinch-with-gesture-handler-and-reanimated'],
    'ultra wide angle lens missing android': [
      'zooming#theres-no-05-zoom',
      'devices#lenses',
      'devices#physical-devices',
    ],
    'night mode low light': [
      'exposure#turn-on-low-light-boost',
      'exposure#allow-more-light-in-the-dark',
      'devices#low-light-boost',
    ],
    'external usb camera plugged in': ['devices#device-changes'],
    'hdr photo and video at the same time': [
      'hdr#choose-one',
      'errors#format-photo-hdr-and-video-hdr-not-suppoted-simultaneously',
    ],
    'phone call interrupts camera': ['lifecycle#interruptions'],
    'send image to c++ opencv': [
      'frame-processors-plugins-cpp#shared-function',
      'frame-processors-plugins-cpp#android',
    ],
    'FrameHostObject.h file not found': [
      'frame-processors-plugins-ios#frame-host-object',
      'frame-processors-plugins-cpp#header-not-found',
    ],
    'phone gets hot': ['performance#the-phone-becomes-hot', 'frame-processors-tips#heat'],
    'rgb channels swapped': ['pixel-formats#the-colors-or-the-image-are-wrong'],
    'pause video recording': ['recording-videos#pause-resume-and-cancel'],
    'cancel recording without saving': ['recording-videos#pause-resume-and-cancel'],
    'flash not working on front camera': [
      'errors#capture-flash-not-available',
      'devices#flash-not-available',
      'devices#flash-and-torch',
      'errors#device-flash-not-available',
    ],
    'camera.focus coordinates': [
      '/docs/api/classes/Camera#focus',
      'focusing#pass-points-of-the-view',
      'focusing#focus-where-the-user-taps',
      'focusing#focus-does-nothing-or-focuses-on-the-wrong-spot',
    ],
    'HardwareBuffers are only available on API 28 or higher': [
      'pixel-formats#hardwarebuffers-are-only-available-on-api-28-or-higher',
      'frame-processors-plugins-cpp#hardware-buffers',
    ],
    'they required a higher minimum deployment target': ['troubleshooting#deployment-target'],
    'Value type not supported': ['frame-processors-interacting#value-type-not-supported'],
    'depth data photo': ['taking-photos#depth'],
    'shutter animation': ['taking-photos#react-to-the-shutter'],
    'detox e2e fake camera': ['mocking#e2e'],
    'unmount or isActive false': ['lifecycle#isactive-or-unmount', 'lifecycle#the-isactive-prop'],
    'animated zoom shared value': ['zooming#animate-the-zoom', 'zooming#the-animated-zoom-does-nothing'],
    'stabilization modes cinematic': ['stabilization#understand-the-modes'],
    'nv21 yuv bytes in javascript': ['pixel-formats#read-bytes-in-javascript', 'pixel-formats#planes'],
    'blurhash placeholder until camera started': ['preview#react-to-the-first-picture'],
    'share preview and photo same crop': [
      'preview#show-the-same-area-as-the-file',
      'preview#the-preview-shows-another-area-than-the-photo',
    ],
    'texture view android': ['preview#android-view-type'],
    'pick telephoto lens': ['devices#physical-devices', 'devices#lenses'],
    'publish frame processor plugin npm': ['frame-processors-plugins-final#publish'],
    'A plugin with this name already exists': [
      'frame-processors-plugins-overview#name-already-exists',
      'frame-processors-plugins-android#name-already-exists',
    ],
    'how long can a frame processor take': ['frame-processors#know-what-a-frame-costs'],
    'expo config plugin options': ['getting-started#expo-config-plugin'],
    'gps tag photo': ['location#tag-photos-and-videos'],
    'ask for microphone permission': ['getting-started#permissions', 'recording-videos#record-sound'],
    'JPEG size too large quality': ['taking-photos#balance-speed-and-quality', 'formats#resolution'],
    'app crashes when leaving the camera screen while recording': [
      'recording-videos#background',
      'lifecycle#navigation',
    ],
    'crop preview to square': ['preview#crop-or-fit-the-picture', 'formats#resolution'],
    'how to know which permission state on android': [
      'getting-started#permission-status',
      '/docs/api/type-aliases/CameraPermissionStatus',
    ],
    'use camera in background service': [
      'lifecycle#app-state',
      'recording-videos#background',
      'lifecycle#interruptions',
    ],
    'torch without taking photo': [
      'taking-photos#torch',
      '/docs/api/interfaces/CameraProps#torch',
      'devices#flash-and-torch',
    ],
    'detect pdf417 on ticket': ['code-scanning#code-types', '/docs/api/type-aliases/CodeType'],
    'same barcode triggers callback many times': ['code-scanning#debounce'],
    'video too dark': [
      'exposure#set-the-exposure',
      'exposure#turn-on-low-light-boost',
      'exposure#allow-more-light-in-the-dark',
      'exposure#the-preview-stutters-in-the-dark',
    ],
    'how to write image to documents folder': [
      'taking-photos#keep-the-file',
      'taking-photos#save-to-the-photo-library',
    ],
    'silent photo without shutter sound': [
      'taking-photos#react-to-the-shutter',
      '/docs/api/interfaces/TakePhotoOptions#enableshuttersound',
      '/docs/api/interfaces/TakePhotoOptions',
    ],
    'Unable to find a specification for react-native-worklets-core': [
      'troubleshooting#unable-to-find-a-specification',
    ],
    'my plugin returns undefined': [
      'frame-processors-plugins-overview#plugin-undefined',
      'frame-processor-plugins-community#the-plugin-is-undefined',
      'frame-processors-plugins-ios#undefined-on-ios',
      'frame-processors-plugins-android#undefined-in-release',
    ],
    'pass array buffer from kotlin to js': [
      'frame-processors-plugins-overview#shared-array',
      'frame-processors-plugins-overview#types',
      'frame-processors-tips#shared-arrays',
    ],
    'hook for getting all cameras': ['/docs/api/functions/useCameraDevices', 'devices#choose-yourself'],
    'max zoom limit': [
      '/docs/api/interfaces/CameraDevice#maxzoom',
      'zooming#understand-the-zoom-factors',
      'zooming#animate-the-zoom',
    ],
    'video bitrate units': ['recording-videos#bit-rate', '/docs/api/interfaces/CameraProps#videobitrate'],
    'watermark on preview': [
      'skia-frame-processors#draw-on-the-frame',
      'skia-frame-processors#what-else-changes',
    ],
    'app gets killed by memory frame processor': [
      'frame-processors-tips#memory-grows',
      'frame-processors-tips#release-frames-early',
    ],
    'expo dev client prebuild': [
      'getting-started#expo-config-plugin',
      'getting-started#run',
      'getting-started#install',
      'getting-started#expo-go',
    ],
    'minimum ios version': ['getting-started#compatibility-platforms', 'troubleshooting#deployment-target'],
    'how long was the recording': ['/docs/api/interfaces/VideoFile#duration', 'recording-videos#save'],
    'white balance': ['exposure#set-the-exposure', '/docs/api/interfaces/CameraProps'],
    'keep the screen on while camera active': ['lifecycle#stays-awake'],
    'camera in modal or bottom sheet black': [
      'preview#black-preview',
      'preview#give-the-preview-a-size',
      'lifecycle#black-preview',
      'troubleshooting#black-preview',
    ],
    'measure time to first frame': [
      'performance#measure-milestones',
      'preview#react-to-the-first-picture',
      'performance#start-faster',
    ],
    'class component instead of hooks': ['lifecycle#class-components'],
    'which events fire when camera starts': ['lifecycle#order-of-events'],
    'face detector plugin': [
      'frame-processor-plugins-community#use-a-plugin',
      'frame-processor-plugins-community#react-native-vision-camera-face-detector',
    ],
    'build fails on windows cmake worklets': [
      'troubleshooting#undefined-symbol-rnworklet',
      'troubleshooting#failed-to-find-node-modules',
      'troubleshooting#building-for-android',
    ],
    'select 1080p 60fps': [
      'formats#pick-a-format',
      'formats#fps',
      'formats#slow-motion',
      'performance#run-at-60-fps-or-more',
    ],
    'draw face rectangle over camera': [
      'frame-processors-interacting#draw-results-over-the-preview',
      'skia-frame-processors#draw-on-the-frame',
      'skia-frame-processors#draw-the-result-of-slow-work',
    ],
    'lock focus': ['focusing#focus-where-the-user-taps', 'focusing#cancel-a-focus'],
    'try catch takePhoto': ['errors#catch-a-failed-photo', 'errors#where-errors-arrive'],
    'no space left while recording': [
      'errors#capture-insufficient-storage',
      'recording-videos#handle-errors',
      'errors#handle-a-failed-recording',
    ],
    'microphone used by another app': [
      'errors#session-audio-in-use-by-other-app',
      'errors#session-audio-session-failed-to-activate',
      'recording-videos#record-sound',
    ],
    'portrait only app but landscape photos': [
      'orientation#choose-the-output-orientation',
      'orientation#tell-the-three-rotations-apart',
      'orientation#handle-photos-that-look-rotated',
    ],
    'read pixel color at point': [
      'pixel-formats#read-rgb',
      'pixel-formats#find-a-row',
      'pixel-formats#read-bytes-in-javascript',
    ],
    'migrate v4 to v5 props': [
      '/blog/stay-on-4-or-move-to-5#props',
      '/blog/stay-on-4-or-move-to-5#what-changes-in-a-camera-screen',
    ],
    'record with front and back camera simultaneously': [
      'devices#multi-cam',
      'recording-videos#flip-the-camera-while-recording',
    ],
    'error code and message in catch': [
      'errors#react-to-a-code',
      'errors#catch-a-failed-photo',
      'errors#where-errors-arrive',
    ],
    'camera takes long to open': ['performance#start-faster', 'performance#start-with-a-lean-camera'],
    letterbox: ['preview#crop-or-fit-the-picture', '/docs/api/interfaces/CameraProps#resizemode'],
    'black and white filter': [
      'skia-frame-processors#filter-the-colors',
      'skia-frame-processors#run-a-shader',
    ],
    'file size while recording': ['recording-videos#limit-length-and-size', 'recording-videos#bit-rate'],
    overheating: ['performance#the-phone-becomes-hot', 'frame-processors-tips#heat'],
    'turn off the click sound when taking a picture': [
      'taking-photos#react-to-the-shutter',
      '/docs/api/interfaces/TakePhotoOptions#enableshuttersound',
    ],
  }),
  ...label(true, {
    'camera freezes after coming back from another screen': [
      'lifecycle#navigation',
      'lifecycle#black-preview',
      'troubleshooting#black-preview',
    ],
    'preview looks stretched': ['preview#crop-or-fit-the-picture', 'preview#give-the-preview-a-size'],
    'user tapped do not allow': ['getting-started#permission-refused'],
    'app asks permission every time': [
      'getting-started#permission-status',
      'getting-started#permissions',
      'getting-started#always-denied-on-android',
    ],
    'led light on': [
      'taking-photos#torch',
      'devices#flash-and-torch',
      '/docs/api/interfaces/CameraProps#torch',
      'recording-videos#turn-on-the-torch-while-recording',
    ],
    'scan driving license back': ['code-scanning#code-types', '/docs/api/type-aliases/CodeType'],
    'limit scanning to the middle of the screen': ['code-scanning#region-of-interest'],
    'scanner does nothing on huawei': ['code-scanning#waiting-for-the-model', 'code-scanning#android-model'],
    'dim screen image brighter': [
      'exposure#set-the-exposure',
      'exposure#add-a-slider',
      'exposure#turn-on-low-light-boost',
    ],
    'convert photo to base64': [
      'taking-photos#upload-the-photo',
      'taking-photos#file-url',
      'taking-photos#keep-the-file',
    ],
    'image path not found when displaying': ['taking-photos#file-url', 'taking-photos#keep-the-file'],
    'photo quality vs speed prop': [
      'taking-photos#balance-speed-and-quality',
      'performance#take-photos-faster',
      '/docs/api/interfaces/CameraProps#photoqualitybalance',
    ],
    'checkDebugAarMetadata compileSdk 34': ['troubleshooting#compile-sdk'],
    'how do I debug why native module is null': [
      'troubleshooting#native-module-not-found',
      'getting-started#expo-go',
      'errors#system-camera-module-not-found',
    ],
    'callback from worklet to update ui': [
      'frame-processors-interacting#call-back-to-react',
      'frame-processors#set-react-state',
    ],
    'reanimated useSharedValue in frame processor': [
      'frame-processors-interacting#use-the-right-shared-values',
    ],
    'list of all lenses of phone': ['devices#lenses', 'devices#choose-yourself', 'devices#physical-devices'],
    'stop at max zoom when pinching': [
      'zooming#pinch-with-gesture-handler-and-reanimated',
      'zooming#understand-the-zoom-factors',
      'zooming#turn-on-the-native-pinch-gesture',
    ],
    'mp4 or mov': [
      'recording-videos#choose-file-type-and-codec',
      '/docs/api/interfaces/RecordVideoOptions#filetype',
    ],
    'pause and continue filming': [
      'recording-videos#pause-resume-and-cancel',
      '/docs/api/classes/Camera#pauserecording',
      '/docs/api/classes/Camera#resumerecording',
    ],
    'blur background live': [
      'skia-frame-processors#run-a-shader',
      'skia-frame-processors#filter-the-colors',
      'skia-frame-processors#draw-only-in-a-part',
    ],
    'phone overheats while scanning': ['performance#the-phone-becomes-hot', 'frame-processors-tips#heat'],
    'resize image before tflite': ['frame-processors-tips#resize-first'],
    'does it support old architecture': [
      'getting-started#compatibility-platforms',
      'getting-started#compatibility-react-native',
      'getting-started#compatibility',
    ],
    'remove location permission from build apple rejected': [
      'location#enable-or-disable-location-apis',
      'location#itms-90683-missing-purpose-string-in-infoplist',
      'troubleshooting#itms-90683',
      'getting-started#itms-90683',
    ],
    'jest cannot find native camera': ['mocking#module-not-found', 'mocking#jest-mock', 'mocking#jest'],
    'selfie video saved flipped': ['orientation#mirror-selfies-or-not', 'preview#mirror-the-preview'],
    'rotate icons when device turns': ['orientation#ui-rotation'],
    'detected objects rotated by 90 degrees': [
      'orientation#detected-boxes-are-rotated-by-90',
      'orientation#handle-orientation-in-frame-processors',
      'frame-processors-interacting#boxes-are-in-the-wrong-place',
    ],
    'shaky footage': [
      'stabilization#turn-on-stabilization',
      'stabilization#still-shaky',
      'formats#videostabilization',
    ],
    'camera slow to open': ['performance#start-faster', 'performance#start-with-a-lean-camera'],
    'frame drops low fps': [
      'performance#smooth-preview',
      'performance#keep-the-frame-processor-light',
      'performance#settings',
      'performance#run-at-60-fps-or-more',
      'frame-processors#know-what-a-frame-costs',
    ],
    'swift vs objective-c frame processor': [
      'frame-processors-plugins-ios#write-the-class',
      'frame-processors-plugins-ios#register',
      'frame-processors-plugins-ios#export-macro',
    ],
    'jni c++ host object install': [
      'frame-processors-plugins-cpp#host-function',
      'frame-processors-plugins-cpp#write-host-function',
      'frame-processors-plugins-cpp#install',
    ],
    'focus on face automatically': ['focusing#focus-where-the-user-taps', 'focusing#cancel-a-focus'],
    'timeout when capturing photo': [
      'taking-photos#camera-is-closed',
      'errors#capture-timed-out',
      'errors#catch-a-failed-photo',
    ],
    'recording stops itself': [
      'recording-videos#limit-length-and-size',
      'recording-videos#handle-errors',
      'recording-videos#background',
      'errors#handle-a-failed-recording',
    ],
    'send bug report': ['troubleshooting#report-a-bug'],
    'google play 16 kb page size': ['/blog/version-4-7#memory-pages-of-16-kb'],
    'is v5 worth it': [
      '/blog/stay-on-4-or-move-to-5#stay-on-4',
      '/blog/stay-on-4-or-move-to-5#move-to-5',
      '/blog/stay-on-4-or-move-to-5',
    ],

    // A second set, written later.
    'front and rear cameras side by side': ['devices#multi-cam'],
    'button to switch to the selfie camera': ['devices#flip'],
    'does this phone have a torch': ['devices#flash-and-torch', '/docs/api/interfaces/CameraDevice#hastorch'],
    'iPad has no flash': ['devices#flash-not-available', 'devices#flash-and-torch'],
    'get a list of supported resolutions': [
      'formats#read-a-format-list',
      'formats#resolution',
      'formats#try-it',
    ],
    'record 4k': ['formats#resolution', 'formats#pick-a-format', 'formats#templates'],
    'useCameraFormat returns wrong size': ['formats#wrong-resolution', 'formats#scoring'],
    'two formats are equally good': ['formats#ties'],
    'scan several barcode formats at the same time': [
      'code-scanning#code-types',
      'code-scanning#scan-a-code',
    ],
    'only read the qr code inside the square': [
      'code-scanning#region-of-interest',
      '/docs/recipes/qr-scanner#only-codes-inside-the-square',
    ],
    'highlight the detected barcode': ['code-scanning#draw-codes-on-the-preview'],
    'prevent the scanner from firing twice': ['code-scanning#debounce'],
    'scanner works only after reinstalling google play services': [
      'code-scanning#waiting-for-the-model',
      'code-scanning#android-model',
      'errors#code-scanner-cannot-load-model',
    ],
    'touch screen to focus': ['focusing#focus-where-the-user-taps', 'focusing#pass-points-of-the-view'],
    'camera cannot focus on near objects': [
      'focusing#find-out-what-a-device-cannot-do',
      'focusing#sharp',
      'focusing#focus-does-nothing-or-focuses-on-the-wrong-spot',
    ],
    'ev compensation range': ['exposure#understand-the-range', 'exposure#set-the-exposure'],
    'preview lags at night': ['exposure#the-preview-stutters-in-the-dark'],
    'hdr looks washed out': ['hdr#washed-out'],
    'which phones support hdr video': ['hdr#platforms', 'hdr#turn-on-video-hdr'],
    'video lags behind with stabilization': ['stabilization#cost', 'stabilization#overlays-lag'],
    'record without microphone': ['recording-videos#record-sound', 'getting-started#permissions'],
    'maximum video duration': ['recording-videos#limit-length-and-size'],
    'app crashes when I record twice': [
      'recording-videos#recording-in-progress',
      'errors#capture-recording-in-progress',
    ],
    'video stops when the user presses the home button': [
      'recording-videos#background',
      'lifecycle#app-state',
    ],
    'move recorded file to camera roll': ['recording-videos#save'],
    'send picture with fetch formdata': ['taking-photos#upload-the-photo'],
    'photos disappear after restarting the app': ['taking-photos#keep-the-file'],
    'burst of photos quickly': [
      'taking-photos#balance-speed-and-quality',
      'taking-photos#take-a-snapshot',
      'performance#take-photos-faster',
    ],
    'capture screenshot of preview': [
      'taking-photos#take-a-snapshot',
      '/docs/api/classes/Camera#takesnapshot',
    ],
    'deny camera permission then link to settings': ['getting-started#permission-refused'],
    'Info.plist camera usage description': [
      'getting-started#permissions',
      'getting-started#expo-config-plugin',
    ],
    'orientation locked but picture sideways': [
      'orientation#choose-the-output-orientation',
      'orientation#handle-photos-that-look-rotated',
      'troubleshooting#rotated-photos',
    ],
    'unmirror front camera photo': ['orientation#mirror-selfies-or-not', 'preview#mirror-the-preview'],
    'camera is used by zoom or teams': [
      'lifecycle#camera-already-in-use',
      'lifecycle#interruptions',
      'errors#device-camera-already-in-use',
    ],
    'retry after onError': ['lifecycle#recover-from-an-error', 'lifecycle#remount', 'errors#react-to-a-code'],
    'worklet cannot access variable': [
      'frame-processors#what-the-function-can-use',
      'frame-processors#read-react-state',
      'frame-processors-interacting#function-cannot-be-shared',
      'troubleshooting#cannot-be-shared',
    ],
    'heavy ml model without dropping frames': [
      'frame-processors-interacting#running-asynchronously',
      'frame-processors-interacting#run-less-often',
    ],
    'hand over options to native plugin': [
      'frame-processors-plugins-overview#call-a-plugin',
      'frame-processors-plugins-overview#types',
    ],
    'return a list of results from swift': [
      'frame-processors-plugins-overview#types',
      'frame-processors-plugins-ios#write-the-class',
    ],
    'crop a region of the frame': [
      'frame-processors-tips#resize-first',
      'frame-processor-plugins-community#vision-camera-resize-plugin',
      'frame-processor-plugins-community#vision-camera-cropper',
    ],
    'measure fps overlay': ['performance#show-the-frame-rate-in-the-app'],
    'smooth zoom buttons with animation': ['zooming#animate-the-zoom', 'zooming#zoom-buttons'],
  }),
];
