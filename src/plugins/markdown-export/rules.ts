import type { Fact } from './tasks';

/** The rules of `/rules.md` and of the block for AGENTS.md, most important first. They hold for every app. */
const rules: readonly Fact[] = [
  {
    text: "Install `react-native-vision-camera@^4.7.3`, because npm's latest, version 5, is different. Expo Go can't run it.",
    url: '/docs/guides#install',
  },
  {
    text: 'Mount `<Camera>` only while `hasPermission` is true and `device != null`.',
    url: '/docs/guides/permissions#permissions',
  },
  {
    text: '`<Camera>` has no size. Pass `style={StyleSheet.absoluteFill}`.',
    url: '/docs/guides/preview#give-the-preview-a-size',
  },
  {
    text: 'Call `takePhoto()` and other methods after `onStarted`, not after `onInitialized`.',
    url: '/docs/guides/how-it-works#session',
  },
  {
    text: 'Pass `isActive={isForeground}` (with navigation: `isFocused && isForeground`). Keep it true until a photo resolves, and stop a recording first. Await methods before `<Camera>` unmounts.',
    url: '/docs/guides/lifecycle#capturing',
  },
  {
    text: 'Android ignores `zoom`, `torch` and `exposure` before the camera runs. Pass `device.neutralZoom`, `"off"` and `0` until `onStarted`, then your values.',
    url: '/docs/guides/how-it-works#props-before-start',
  },
  {
    text: 'On Android, `fps`, `videoHdr` and named bit rates need a `format` from `useCameraFormat` or `device.formats`.',
    url: '/docs/guides/formats#needs-a-format',
  },
  {
    text: "Turn on only the outputs a screen uses. Phones can't run them all.",
    url: '/docs/guides/troubleshooting#surface-combination',
  },
  {
    text: "`path` starts with `file://` on iOS only. Add it where it's missing.",
    url: '/docs/guides/photo-files#file-url',
  },
  {
    text: 'Run one capture at a time: use a ref to ignore a second press. `startRecording()` errors arrive in `onRecordingError`.',
    url: '/docs/guides/recording-videos#handle-errors',
  },
  {
    text: 'After `onError`, show your own message for `error.code` and a button that remounts `<Camera>` with a new `key`. Hide both in `onPreviewStarted`.',
    url: '/docs/guides/handling-errors#recover-from-an-error',
  },
  {
    text: '`onCodeScanned` fires repeatedly. Handle each code once.',
    url: '/docs/guides/code-scanning#debounce',
  },
  {
    text: "Start frame processors with `'worklet'`, pass dependencies, and avoid array destructuring and spread, `async` and classes.",
    url: '/docs/guides/frame-processors#what-the-function-can-use',
  },
];

/** Returns `/rules.md`, which people also add to the AGENTS.md of their app. `urlOf` returns an absolute URL. */
export function rulesMarkdown(urlOf: (url: string) => string): string {
  const list = rules.map(({ text, url }) => `- ${text} [Why](${urlOf(url)})\n`).join('');
  return `# Rules for react-native-vision-camera 4

First read [any-screen.md](${urlOf('/tasks/any-screen.md')}) and the file for your task from [llms.txt](${urlOf('/llms.txt')}). [errors.json](${urlOf('/errors.json')}) has the error codes, and [api.json](${urlOf('/api.json')}) has the API.

${list}`;
}
