/**
 * Sections that moved to another page: the old page, the old heading id, and the new URL. Public links to them keep
 * working, because `src/client-modules/openMovedSection.ts` opens the new URL. Paths have no base path.
 */
export const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/docs/guides': {
    permissions: '/docs/guides/permissions#permissions',
    'permission-refused': '/docs/guides/permissions#permission-refused',
    'permission-status': '/docs/guides/permissions#permission-status',
    'always-denied-on-android': '/docs/guides/permissions#always-denied-on-android',
    compatibility: '/docs/guides/versions#compatibility',
    'compatibility-react-native': '/docs/guides/versions#compatibility-react-native',
    'compatibility-platforms': '/docs/guides/versions#compatibility-platforms',
    'compatibility-packages': '/docs/guides/versions#compatibility-packages',
    'expo-config-plugin': '/docs/guides/versions#expo-config-plugin',
    'build-flags': '/docs/guides/versions#build-flags',
    'expo-go': '/docs/guides/troubleshooting#native-module-not-found',
    'first-build-fails': '/docs/guides/troubleshooting#first-steps',
    problems: '/docs/guides/troubleshooting',
    'black-after-permission': '/docs/guides/troubleshooting#black-preview',
    'device-is-undefined': '/docs/guides/troubleshooting#no-devices',
    'itms-90683': '/docs/guides/troubleshooting#itms-90683',
    'migrate-from-v3': '/blog/version-4#move-from-v3',
  },
  '/docs/guides/lifecycle': {
    'recover-from-an-error': '/docs/guides/handling-errors#recover-from-an-error',
    remount: '/docs/guides/handling-errors#remount',
    interruptions: '/docs/guides/handling-errors#interruptions',
    'camera-is-closed': '/docs/guides/handling-errors#camera-is-closed',
    'camera-not-ready': '/docs/guides/handling-errors#camera-not-ready',
    'camera-already-in-use': '/docs/guides/handling-errors#camera-already-in-use',
    'camera-is-restricted': '/docs/guides/handling-errors#camera-is-restricted',
    'black-preview': '/docs/guides/troubleshooting#black-preview',
    'black-until-restart': '/docs/guides/troubleshooting#black-preview',
    problems: '/docs/guides/troubleshooting',
  },
  '/docs/guides/errors': {
    show: '/docs/guides/handling-errors#where-errors-arrive',
    'where-errors-arrive': '/docs/guides/handling-errors#where-errors-arrive',
    'react-to-a-code': '/docs/guides/handling-errors#show-errors',
    'catch-a-failed-photo': '/docs/guides/handling-errors#catch-a-failed-photo',
    'handle-a-failed-recording': '/docs/guides/handling-errors#handle-a-failed-recording',
    'find-the-cause': '/docs/guides/handling-errors#find-the-cause',
  },
  '/docs/guides/troubleshooting': {
    'black-until-restart': '/docs/guides/troubleshooting#black-preview',
  },
  '/docs/guides/zooming': {
    'props-before-start': '/docs/guides/how-it-works#props-before-start',
  },
  '/docs/guides/taking-photos': {
    'camera-is-closed': '/docs/guides/handling-errors#camera-is-closed',
    'green-or-black-photos': '/docs/guides/troubleshooting#green-or-black-photos',
    'iphone-17-pro': '/docs/guides/troubleshooting#no-active-video-connection',
    'file-url': '/docs/guides/photo-files#file-url',
    'save-to-the-photo-library': '/docs/guides/photo-files#save-to-the-photo-library',
    'keep-the-file': '/docs/guides/photo-files#keep-the-file',
    'upload-the-photo': '/docs/guides/photo-files#upload-the-photo',
    base64: '/docs/guides/photo-files#base64',
    'read-the-metadata': '/docs/guides/photo-files#read-the-metadata',
  },
  '/docs/guides/formats': {
    'invalid-output-configuration': '/docs/guides/troubleshooting#invalid-output-configuration',
    'ios-26': '/docs/guides/troubleshooting#no-active-video-connection',
    keys: '/docs/guides/formats#scoring',
  },
  '/docs/guides/performance': {
    'take-photos-faster': '/docs/guides/taking-photos#balance-speed-and-quality',
    'keep-the-frame-processor-light': '/docs/guides/frame-processors-tips',
  },
  '/docs/guides/recording-videos': {
    'bit-rate': '/docs/guides/video-files#bit-rate',
    'choose-file-type-and-codec': '/docs/guides/video-files#choose-file-type-and-codec',
    save: '/docs/guides/video-files#save',
    'short-duration': '/docs/guides/video-files#short-duration',
    freeze: '/docs/guides/video-files#freeze',
  },
};
