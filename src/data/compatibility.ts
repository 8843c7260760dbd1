/** One line of the table that matches React Native and Expo SDK with a release of the library. */
export interface ReactNativeCompatibility {
  /** The React Native versions, as text. */
  reactNative: string;
  /** The Expo SDK that ships this React Native version, or a dash. */
  expoSdk: string;
  /** The releases of the library that build with it. */
  libraryRelease: string;
  /** What other releases fail with or what to know, in Markdown. */
  note: string;
}

/** One line of a table about platforms or packages. */
export interface Requirement {
  /** The platform part or the package, in Markdown. */
  subject: string;
  /** The versions that work, in Markdown. */
  versions: string;
  /** The library release from which this holds. */
  libraryRelease: string;
  /** Why, and what fails otherwise, in Markdown. */
  note: string;
}

/** React Native and Expo SDK versions with the library release that each one needs, oldest first. */
export const reactNativeCompatibility: readonly ReactNativeCompatibility[] = [
  {
    reactNative: '0.71, 0.72',
    expoSdk: '48, 49',
    libraryRelease: '4.0.0 to 4.3.1',
    note: 'From 4.3.2 the Android build stops with `Unresolved reference: FrameworkAPI`, because that class came with React Native 0.73.',
  },
  {
    reactNative: '0.73',
    expoSdk: '50',
    libraryRelease: '4.0.0 or later',
    note: 'The oldest version that the current release supports. Its template compiles with Kotlin 1.8: give `kotlin-gradle-plugin` in **android/build.gradle** version 1.9 or later.',
  },
  {
    reactNative: '0.74, 0.75',
    expoSdk: '51',
    libraryRelease: '4.3.2 or later',
    note: 'Before: `This API is provided only for React Native frameworks` in **VisionCameraProxy.kt**.',
  },
  {
    reactNative: '0.76',
    expoSdk: '52',
    libraryRelease: '4.6.1 or later',
    note: "Before: the CMake target `ReactAndroid::reactnativejni` was not found, or `2 files found with path 'lib/arm64-v8a/libreactnative.so'`.",
  },
  {
    reactNative: '0.77 to 0.80',
    expoSdk: '53 (0.79)',
    libraryRelease: '4.6.4 or later',
    note: 'Before: the task `compileDebugKotlin` fails on `LifecycleOwner`.',
  },
  {
    reactNative: '0.81',
    expoSdk: '54',
    libraryRelease: '4.7.2 or later',
    note: "Before: `Unresolved reference 'currentActivity'` in **CameraViewModule.kt** and `Return type mismatch` in **CameraViewManager.kt**.",
  },
  {
    reactNative: '0.82 or later',
    expoSdk: '55 or later',
    libraryRelease: '4.7.3, untested',
    note: 'React Native 0.81 is the newest version that a v4 release was made for. These versions run on the New Architecture only.',
  },
];

/** What Android and iOS projects need, Android first. */
export const platformRequirements: readonly Requirement[] = [
  {
    subject: 'New Architecture',
    versions: 'React Native 0.74 or later',
    libraryRelease: '4.7.1 or later',
    note: 'Optional. The library runs through the interop layer of React Native, which lets views and modules of the old architecture work in the new one. Before 4.7.1 the device list could be empty at app start on Android.',
  },
  {
    subject: 'Android `minSdkVersion`',
    versions: '21 or later',
    libraryRelease: 'all',
    note: '`Frame.toArrayBuffer()`, `Frame.getNativeBuffer()` and Skia frame processors need 26 or later at build time, and Android 9 (API level 28) when they run.',
  },
  {
    subject: 'Android `compileSdkVersion`',
    versions: '34 or later',
    libraryRelease: 'all',
    note: 'With 33, `:app:checkDebugAarMetadata` stops because CameraX asks for version 34 or later. `targetSdkVersion` may stay lower.',
  },
  {
    subject: 'Android Gradle plugin, Gradle',
    versions: 'any pair that knows SDK 34',
    libraryRelease: 'all',
    note: 'The versions of your project count, those of the React Native template fit. Plugin 7.4.2 is too old.',
  },
  {
    subject: 'Kotlin',
    versions: '1.9 or later',
    libraryRelease: '4.7.3',
    note: 'The library depends on kotlinx-coroutines 1.9.0, which has metadata of Kotlin 2.0. Kotlin 1.8 stops with `Module was compiled with an incompatible version of Kotlin`.',
  },
  {
    subject: 'Android 16 KB memory pages',
    versions: 'Android 15 or later',
    libraryRelease: '4.7.0 or later',
    note: 'Google Play asks for it.',
  },
  {
    subject: 'Android app start',
    versions: 'all',
    libraryRelease: '4.7.3 or later',
    note: 'Before: `getJSModule should only happen once initialize() has been called` could crash the app at start.',
  },
  {
    subject: 'iOS deployment target',
    versions: 'that of your React Native',
    libraryRelease: 'all',
    note: 'React Native 0.73 asks for 13.4, 0.81 for 15.1; the library asks for less.',
  },
];

/** Optional packages with the versions that work with the library. */
export const packageRequirements: readonly Requirement[] = [
  {
    subject: '`react-native-worklets-core`',
    versions: '1.x',
    libraryRelease: 'all of v4',
    note: 'Only for frame processors; take the newest, 1.6.3. Before 1.5.0, `pod install` says on the New Architecture that it does not define modules.',
  },
  {
    subject: '`react-native-worklets`',
    versions: 'any',
    libraryRelease: 'all of v4',
    note: 'A different package that belongs to Reanimated 4. v4 of the library does not use it, both may be installed.',
  },
  {
    subject: '`react-native-reanimated`',
    versions: '3 or later',
    libraryRelease: '4.3.1 or later',
    note: 'Only for animated zoom and exposure and, in version 3, for Skia frame processors. With Reanimated 4 use worklets-core 1.6.3; with 1.6.0 the Android build stops with `reference to WorkletsPackage is ambiguous`.',
  },
  {
    subject: '`@shopify/react-native-skia`',
    versions: '1.2.1 to 2.2.0',
    libraryRelease: 'all of v4',
    note: 'Only for Skia frame processors, together with Reanimated and worklets-core. From 2.2.2 on nothing is drawn, because its canvas lacks the prop `onLayout` that the library uses.',
  },
];
