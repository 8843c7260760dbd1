/** The library releases for some React Native and Expo SDK versions. */
export interface ReactNativeCompatibility {
  /** React Native versions, for example `0.74, 0.75`. */
  reactNative: string;
  /** The Expo SDK that ships this React Native version, or a dash. */
  expoSdk: string;
  /** The library releases that build with it. */
  libraryRelease: string;
  /** How other releases fail, in Markdown. */
  note: string;
}

/** A requirement of a platform or package. */
export interface Requirement {
  /** The platform part or the package, in Markdown. */
  subject: string;
  /** The versions that work, in Markdown. */
  versions: string;
  /** The first library release that this applies to. */
  libraryRelease: string;
  /** The reason, and what fails otherwise, in Markdown. */
  note: string;
}

/** The library releases that each React Native and Expo SDK version needs, oldest first. */
export const reactNativeCompatibility: readonly ReactNativeCompatibility[] = [
  {
    reactNative: '0.71, 0.72',
    expoSdk: '48, 49',
    libraryRelease: '4.0.0 to 4.3.1',
    note: 'With 4.3.2 and later, the Android build fails with `Unresolved reference: FrameworkAPI`, because that class was added in React Native 0.73.',
  },
  {
    reactNative: '0.73',
    expoSdk: '50',
    libraryRelease: '4.0.0 or later',
    note: 'The oldest version that 4.7.3 supports. Its template compiles with Kotlin 1.8, so set `kotlin-gradle-plugin` in **android/build.gradle** to 1.9 or later.',
  },
  {
    reactNative: '0.74, 0.75',
    expoSdk: '51',
    libraryRelease: '4.3.2 or later',
    note: 'Earlier releases fail with `This API is provided only for React Native frameworks` in **VisionCameraProxy.kt**.',
  },
  {
    reactNative: '0.76',
    expoSdk: '52',
    libraryRelease: '4.6.1 or later',
    note: "Earlier releases fail because the CMake target `ReactAndroid::reactnativejni` wasn't found, or with `2 files found with path 'lib/arm64-v8a/libreactnative.so'`.",
  },
  {
    reactNative: '0.77 to 0.80',
    expoSdk: '53 (0.79)',
    libraryRelease: '4.6.4 or later',
    note: 'In earlier releases, the task `compileDebugKotlin` fails on `LifecycleOwner`.',
  },
  {
    reactNative: '0.81',
    expoSdk: '54',
    libraryRelease: '4.7.2 or later',
    note: "Earlier releases fail with `Unresolved reference 'currentActivity'` in **CameraViewModule.kt** and `Return type mismatch` in **CameraViewManager.kt**.",
  },
  {
    reactNative: '0.82 or later',
    expoSdk: '55 or later',
    libraryRelease: '4.7.3, untested',
    note: 'No v4 release was made for anything newer than React Native 0.81. These versions run only on the New Architecture.',
  },
];

/** Requirements of Android and iOS projects, Android first. */
export const platformRequirements: readonly Requirement[] = [
  {
    subject: 'New Architecture',
    versions: 'React Native 0.74 or later',
    libraryRelease: 'all',
    note: "Optional. The library runs through React Native's interop layer. In releases before 4.7.1, and again in 4.7.3, the device list can be [empty when an Android app starts](devices.mdx#empty-list).",
  },
  {
    subject: 'Android `minSdkVersion`',
    versions: '21 or later',
    libraryRelease: 'all',
    note: '`Frame.toArrayBuffer()`, `Frame.getNativeBuffer()` and Skia frame processors need 26 or later to build, and Android 9 (API level 28) to run.',
  },
  {
    subject: 'Android `compileSdkVersion`',
    versions: '34 or later',
    libraryRelease: 'all',
    note: 'With 33, `:app:checkDebugAarMetadata` fails because CameraX needs 34 or later. `targetSdkVersion` can be lower.',
  },
  {
    subject: 'Android Gradle plugin, Gradle',
    versions: 'any pair that supports SDK 34',
    libraryRelease: 'all',
    note: 'Your project sets these versions. The ones in the React Native template work. Plugin 7.4.2 is too old.',
  },
  {
    subject: 'Kotlin',
    versions: '1.9 or later',
    libraryRelease: '4.7.3',
    note: 'The library uses kotlinx-coroutines 1.9.0, and that was built with Kotlin 2.0. Kotlin 1.8 fails with `Module was compiled with an incompatible version of Kotlin`.',
  },
  {
    subject: 'Android 16 KB memory pages',
    versions: 'Android 15 or later',
    libraryRelease: '4.7.0 or later',
    note: 'Google Play requires this.',
  },
  {
    subject: 'Android app start',
    versions: 'all',
    libraryRelease: '4.7.3 or later',
    note: 'Earlier releases can crash when the app starts, with `getJSModule should only happen once initialize() has been called`.',
  },
  {
    subject: 'iOS deployment target',
    versions: 'whatever your React Native needs',
    libraryRelease: 'all',
    note: 'React Native 0.73 needs 13.4, and 0.81 needs 15.1. The library itself needs less.',
  },
];

/** The versions of optional packages that work with the library. */
export const packageRequirements: readonly Requirement[] = [
  {
    subject: '`react-native-worklets-core`',
    versions: '1.x',
    libraryRelease: 'all of v4',
    note: 'Only for frame processors. Use the newest, 1.6.3. With versions before 1.5.0 on the New Architecture, `pod install` says that worklets-core does not define modules.',
  },
  {
    subject: '`react-native-worklets`',
    versions: 'any',
    libraryRelease: 'all of v4',
    note: "A different package that belongs to Reanimated 4. VisionCamera 4 doesn't use it, but you can install both.",
  },
  {
    subject: '`react-native-reanimated`',
    versions: '3 or later',
    libraryRelease: '4.3.1 or later',
    note: 'Only for animated zoom and exposure, and for Skia frame processors. Skia frame processors need version 3. With Reanimated 4, use worklets-core 1.6.3. With 1.6.0, the Android build fails with `reference to WorkletsPackage is ambiguous`.',
  },
  {
    subject: '`@shopify/react-native-skia`',
    versions: '1.2.1 to 2.2.0',
    libraryRelease: 'all of v4',
    note: 'Only for Skia frame processors, together with Reanimated and worklets-core. From 2.2.2 on, nothing is drawn, because the canvas no longer has the `onLayout` prop that the library uses.',
  },
];
