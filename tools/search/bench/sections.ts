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
      'troubleshooting#no-supported-surface-combination',
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
    'file:// prefix android photo path': ['taking-photos#file-path'],
    'jest mock useCameraPermission': ['mocking#jest-mock'],
    'undefined symbol RNWorklet::JsiWorkletContext': ['troubleshooting#undefined-symbol-rnworklet'],
    'Failed to convert NativeBuffer to SkImage': [
      'skia-frame-processors#failed-to-convert-nativebuffer-to-skimage-or-ahardwarebuffer-has-unknown-format-35',
    ],
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
      'taking-photos#the-app-crashes-on-iphone-17-pro-or-photos-have-a-gray-tint',
      'formats#ios-26',
    ],
    'H.265 hevc': ['recording-videos#choose-file-type-and-codec'],
    'toArrayBuffer length is wrong': ['pixel-formats#the-array-of-toarraybuffer-has-the-wrong-length'],
    'switch camera during recording': ['recording-videos#flip-the-camera-while-recording'],
    'yarn add react-native-vision-camera': ['getting-started#install'],
    'register swift plugin objective-c': [
      'frame-processors-plugins-ios#register',
      'frame-processors-plugins-ios#export-macro',
      'frame-processors-plugins-ios#register-by-hand',
    ],
    'two devices zoom buttons 1x 2x': ['zooming#add-05-1-and-2-buttons'],
    'stop recording automatically after 30 seconds': ['recording-videos#limit-length-and-size'],
  }),
  ...label(true, {
    videoStabalizationMode: [
      '/docs/api/interfaces/CameraProps#videostabilizationmode',
      '/docs/api/type-aliases/VideoStabilizationMode',
      'stabilization#turn-on-stabilization',
      'formats#videostabilization',
    ],
    'react-native-worklets-core is not installed': [
      'troubleshooting#frame-processors-not-available',
      'frame-processors#frame-processors-are-not-available-react-native-worklets-core-is-not-installed',
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
      'pixel-formats#devicepixel-format-not-supported-with-btp2-on-ios',
      'errors#device-pixel-format-not-supported',
    ],
    'Maximum image number reached green photo': [
      'troubleshooting#green-or-black-photos',
      'taking-photos#green-or-black-photos',
    ],
    'Camera is closed takePhoto': [
      'troubleshooting#camera-is-closed',
      'lifecycle#camera-is-closed',
      'taking-photos#camera-is-closed-capturetimed-out-and-deviceno-device',
      'errors#unknown-unknown',
    ],
    'selfie mirrored': ['orientation#mirror-selfies-or-not', 'preview#mirror-the-preview'],
    'tap to focus ring animation': ['focusing#show-an-indicator'],
    'focus does not work': [
      'focusing#focus-does-nothing-or-focuses-on-another-spot',
      'focusing#the-currently-selected-camera-device-does-not-support-focusing',
    ],
    'barcode too small not detected on android': [
      'code-scanning#dense-small-or-distant-barcodes-do-not-scan-on-android',
    ],
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
    'torch while recording': ['recording-videos#light-the-scene', 'taking-photos#torch'],
    'recording without audio permission': [
      'recording-videos#record-sound',
      'getting-started#microphone-and-location',
    ],
    'pinch zoom reanimated': ['zooming#pinch-with-gesture-handler-and-reanimated'],
    'ultra wide angle lens missing android': [
      'zooming#there-is-no-05-zoom',
      'devices#lenses',
      'devices#physical-devices',
    ],
    'night mode low light': [
      'exposure#turn-on-low-light-boost',
      'exposure#allow-more-light-in-the-dark',
      'devices#low-light-boost',
    ],
    'external usb camera plugged in': ['devices#device-changes', 'devices#position'],
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
    'phone gets hot': ['performance#the-phone-becomes-hot', 'frame-processors-tips#prevent-heat'],
    'rgb channels swapped': ['pixel-formats#the-colors-or-the-picture-are-wrong'],
    'pause video recording': ['recording-videos#pause-resume-and-cancel'],
    'cancel recording without saving': ['recording-videos#pause-resume-and-cancel'],
    'flash not working on front camera': [
      'devices#flash-not-available',
      'devices#flash-and-torch',
      'errors#device-flash-not-available',
    ],
    'camera.focus coordinates': [
      '/docs/api/classes/Camera#focus',
      'focusing#pass-points-of-the-view',
      'focusing#focus-where-the-user-taps',
      'focusing#focus-does-nothing-or-focuses-on-another-spot',
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
    'nv21 yuv bytes in javascript': [
      'pixel-formats#read-bytes-in-javascript',
      'pixel-formats#understand-planes',
    ],
    'blurhash placeholder until camera started': ['preview#react-to-the-first-picture'],
    'share preview and photo same crop': [
      'preview#show-the-same-area-as-the-file',
      'preview#the-preview-shows-another-area-than-the-photo',
    ],
    'texture view android': ['preview#choose-the-android-view-type-'],
    'pick telephoto lens': ['devices#physical-devices', 'devices#lenses', 'devices#position'],
    'publish frame processor plugin npm': ['frame-processors-plugins-final#publish'],
    'A plugin with this name already exists': [
      'frame-processors-plugins-overview#name-already-exists',
      'frame-processors-plugins-android#name-already-exists',
    ],
    'how long can a frame processor take': ['frame-processors#know-what-a-frame-costs'],
    'expo config plugin options': ['getting-started#expo-config-plugin'],
    'gps tag photo': ['location#tag-photos-and-videos'],
    'ask for microphone permission': [
      'getting-started#microphone-and-location',
      'recording-videos#record-sound',
    ],
    'JPEG size too large quality': ['taking-photos#balance-speed-and-quality', 'formats#resolution'],
  }),
];
