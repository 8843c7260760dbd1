/** An option of the library's Expo config plugin. */
export interface ExpoPluginOption {
  name: string;
  type: 'boolean' | 'string';
  /** The default behavior, in Markdown. */
  whenLeftOut: string;
  /** What the plugin changes, in Markdown. */
  effect: string;
}

/** All options of the Expo config plugin, most used first. */
export const expoPluginOptions: readonly ExpoPluginOption[] = [
  {
    name: 'cameraPermissionText',
    type: 'string',
    whenLeftOut: 'the message in `ios.infoPlist`, otherwise `Allow $(PRODUCT_NAME) to access your camera`',
    effect:
      'The message in the iOS camera dialog. Even without this option, the plugin adds the camera permission on both platforms.',
  },
  {
    name: 'enableMicrophonePermission',
    type: 'boolean',
    whenLeftOut: '`false`',
    effect: 'Adds `RECORD_AUDIO` on Android and the microphone message on iOS. You need it to record sound.',
  },
  {
    name: 'microphonePermissionText',
    type: 'string',
    whenLeftOut:
      'the message in `ios.infoPlist`, otherwise `Allow $(PRODUCT_NAME) to access your microphone`',
    effect:
      'The message in the iOS microphone dialog. Ignored unless `enableMicrophonePermission` is `true`.',
  },
  {
    name: 'enableLocation',
    type: 'boolean',
    whenLeftOut: 'adds no permission, but the location APIs **are** compiled into the iOS app',
    effect:
      '`true` adds the location message on iOS and `ACCESS_FINE_LOCATION` on Android, where you [add `ACCESS_COARSE_LOCATION` yourself](location.mdx#declare-the-permission). `false` writes `$VCEnableLocation=false` to the top of the Podfile, so the location APIs stay out of the app.',
  },
  {
    name: 'locationPermissionText',
    type: 'string',
    whenLeftOut: 'the message in `ios.infoPlist`, otherwise `Allow $(PRODUCT_NAME) to access your location`',
    effect: 'The message in the iOS location dialog. Ignored unless `enableLocation` is `true`.',
  },
  {
    name: 'enableFrameProcessors',
    type: 'boolean',
    whenLeftOut: 'includes frame processors if `react-native-worklets-core` is installed',
    effect:
      'Writes `VisionCamera_enableFrameProcessors` to **gradle.properties** and `$VCEnableFrameProcessors` to the Podfile. `false` builds the app without frame processors.',
  },
  {
    name: 'enableCodeScanner',
    type: 'boolean',
    whenLeftOut: '`false`: Google Play services download the model on first use',
    effect:
      '`true` writes `VisionCamera_enableCodeScanner=true` to **gradle.properties**, so the Android app includes the scanner model (about 2.4 MB). iOS ignores it.',
  },
];
