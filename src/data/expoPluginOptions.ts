/** One option of the Expo config plugin of the library. */
export interface ExpoPluginOption {
  /** The name of the option. */
  name: string;
  /** The type of its value. */
  type: 'boolean' | 'string';
  /** What holds when the option is left out, in Markdown. */
  whenLeftOut: string;
  /** What the plugin writes, in Markdown. */
  effect: string;
}

/** All options of the Expo config plugin, in the order in which most apps need them. */
export const expoPluginOptions: readonly ExpoPluginOption[] = [
  {
    name: 'cameraPermissionText',
    type: 'string',
    whenLeftOut:
      'the text in `ios.infoPlist` if there is one, otherwise `Allow $(PRODUCT_NAME) to access your camera`',
    effect: 'Text of the iOS camera dialog. The camera permission itself is always added, on both platforms.',
  },
  {
    name: 'enableMicrophonePermission',
    type: 'boolean',
    whenLeftOut: '`false`',
    effect: 'Adds `RECORD_AUDIO` on Android and the microphone text on iOS. You need it to record sound.',
  },
  {
    name: 'microphonePermissionText',
    type: 'string',
    whenLeftOut:
      'the text in `ios.infoPlist` if there is one, otherwise `Allow $(PRODUCT_NAME) to access your microphone`',
    effect: 'Text of the iOS microphone dialog. Ignored unless `enableMicrophonePermission` is `true`.',
  },
  {
    name: 'enableLocation',
    type: 'boolean',
    whenLeftOut: 'no permission is added, but the location APIs **are** compiled into the iOS app',
    effect:
      '`true` adds `ACCESS_FINE_LOCATION` on Android and the location text on iOS. `false` writes `$VCEnableLocation=false` to the top of the Podfile, so that the location APIs are not compiled in.',
  },
  {
    name: 'locationPermissionText',
    type: 'string',
    whenLeftOut:
      'the text in `ios.infoPlist` if there is one, otherwise `Allow $(PRODUCT_NAME) to access your location`',
    effect: 'Text of the iOS location dialog. Ignored unless `enableLocation` is `true`.',
  },
  {
    name: 'enableFrameProcessors',
    type: 'boolean',
    whenLeftOut: 'frame processors are built if `react-native-worklets-core` is installed',
    effect:
      'Writes `VisionCamera_enableFrameProcessors` to **gradle.properties** and `$VCEnableFrameProcessors` to the Podfile. `false` builds the app without frame processors.',
  },
  {
    name: 'enableCodeScanner',
    type: 'boolean',
    whenLeftOut: '`false`: Google Play services download the model at first use',
    effect:
      '`true` writes `VisionCamera_enableCodeScanner=true` to **gradle.properties**, which bundles the scanner model (about 2.4 MB) with the Android app. No effect on iOS.',
  },
];
