import type { PlaygroundChallenge } from '../../src/challenges/PlaygroundChallenge';

const first = `import { Button, StyleSheet, Text } from 'react-native';
import { Camera, useCameraDevice, useCameraPermission } from 'react-native-vision-camera';

export default function App() {
  const device = useCameraDevice('back');
  const { hasPermission, requestPermission } = useCameraPermission();

  if (!hasPermission) return <Button title="Continue" onPress={() => void requestPermission()} />;
  if (device == null) return <Text>No camera</Text>;
  return <Camera style={StyleSheet.absoluteFill} device={device} isActive={true} />;
}
`;

const right = `import { useState } from 'react';
import { Button, Linking, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice, useCameraPermission } from 'react-native-vision-camera';

export default function App() {
  const device = useCameraDevice('back');
  const { hasPermission, requestPermission } = useCameraPermission();
  const [isDenied, setIsDenied] = useState(false);

  if (isDenied && !hasPermission)
    return (
      <View>
        <Text>You can allow the camera in Settings.</Text>
        <Button title="Open Settings" onPress={() => void Linking.openSettings()} />
      </View>
    );
  if (!hasPermission)
    return (
      <Button
        title="Continue"
        onPress={() => void requestPermission().then((isGranted) => setIsDenied(!isGranted))}
      />
    );
  if (device == null) return <Text>No camera</Text>;
  return <Camera style={StyleSheet.absoluteFill} device={device} isActive={true} />;
}
`;

/** A challenge for the tests of the check: Jest and the browsers run its attempts. */
export const fixture: PlaygroundChallenge = {
  id: 'fixture',
  kind: 'survive',
  title: 'A no that ends',
  url: '/docs/learn',
  sample: 'sample-app',
  goal: '<p>After a no, <strong>Open Settings</strong> leads to where the camera can be allowed.</p>',
  hints: ['<p><code>requestPermission()</code> resolves with <code>false</code> after a no.</p>'],
  explanation: '<p>Only Settings can undo a no.</p>',
  start: { 'src/App.tsx': first },
  opens: { file: 'src/App.tsx' },
  solution: { 'src/App.tsx': right },
  scenarios: [
    {
      says: "The user taps Don't Allow, and later allows the camera in Settings.",
      platforms: ['android', 'ios'],
      permissions: { camera: 'ask', microphone: 'granted', location: 'granted' },
      situations: [],
      models: [],
      scene: 'parcels',
      actions: [
        { press: 'Continue' },
        { answer: 'denied' },
        {
          expect: {
            see: 'Settings',
            otherwise: 'After "Don\'t Allow", nothing on the screen says where the camera can be allowed.',
          },
        },
        { press: 'Open Settings', otherwise: "There's no button that leads to Settings." },
        {
          expect: {
            trace: [{ kind: 'call', name: 'openSettings' }],
            otherwise: "The button doesn't open Settings.",
          },
        },
        { settings: { camera: 'granted' } },
        {
          expect: {
            camera: 'on',
            otherwise: {
              android: "After Settings, the camera doesn't start.",
              ios: 'After Settings, the app starts again without a camera.',
            },
          },
        },
      ],
      expect: [
        {
          never: [{ kind: 'call', name: 'requestCameraPermission', times: 2 }],
          otherwise: 'The app asks twice.',
        },
      ],
      works: 'The screen leads to Settings, and the camera starts after it.',
    },
  ],
};

/** What somebody may write, and what the check says about it. */
interface FixtureAttempt {
  name: string;
  code: string;
  /** The answer on Android, if it doesn't pass. */
  text?: string;
  detail?: string;
}

function edit(from: string, to: string): string {
  const edited = right.replace(from, to);
  if (edited === right) throw new Error(`The solution doesn't have ${from}.`);
  return edited;
}

/** Attempts at the fixture's challenge. */
export const attempts: readonly FixtureAttempt[] = [
  {
    name: 'the start',
    code: first,
    text: 'After "Don\'t Allow", nothing on the screen says where the camera can be allowed.',
    detail: 'The screen says: CONTINUE',
  },
  {
    name: 'the solution',
    code: right,
  },
  {
    name: 'an alert instead of a screen',
    code: first.replace('Button,', 'Alert, Button, Linking,').replace(
      'void requestPermission()',
      `void requestPermission().then((isGranted) => {
    if (!isGranted) Alert.alert('No camera', 'Allow it in Settings.', [{ text: 'Open Settings', onPress: () => void Linking.openSettings() }]);
  })`,
    ),
  },
  {
    name: 'a button without the label',
    code: edit('"Open Settings"', '"Go there"'),
    text: "There's no button that leads to Settings.",
    detail: 'There\'s no button "Open Settings" on the screen.',
  },
  {
    name: 'a button that stays disabled',
    code: edit('title="Open Settings"', 'disabled title="Open Settings"'),
    text: "There's no button that leads to Settings.",
    detail: 'The button "Open Settings" stays disabled.',
  },
  {
    name: 'a button that does nothing',
    code: edit('void Linking.openSettings()', '{}'),
    text: "The button doesn't open Settings.",
    detail: "openSettings() isn't called.",
  },
  {
    name: 'a missing button at the start',
    code: edit('title="Continue"', 'title="Start"'),
    text: 'There\'s no button "Continue" on the screen.',
    detail: 'The screen says: START',
  },
  {
    name: 'a press that asks for nothing',
    code: edit('void requestPermission().then((isGranted) => setIsDenied(!isGranted))', 'setIsDenied(true)'),
    text: 'The app shows no permission dialog.',
    detail: 'The screen says: You can allow the camera in Settings. · OPEN SETTINGS',
  },
  {
    name: 'an app that asks twice',
    code: edit('requestPermission().then(', 'requestPermission().then(() => requestPermission()).then('),
    text: 'The app asks twice.',
    detail: 'requestCameraPermission() is called.',
  },
  {
    name: 'a camera that stays off',
    code: edit('isActive={true}', 'isActive={false}'),
    text: "After Settings, the camera doesn't start.",
    detail: 'The camera is off.',
  },
  {
    name: 'an app that crashes',
    code: edit(
      'if (isDenied && !hasPermission)',
      'if (isDenied) throw new Error("Denied");\n  if (isDenied && !hasPermission)',
    ),
    text: 'The app crashes: Denied',
  },
  {
    name: 'an app that never starts',
    code: 'throw new Error("Broken");',
    text: 'The app crashes: Broken',
  },
  {
    name: 'a rejection that nothing catches',
    code: edit(
      'void Linking.openSettings()',
      'void Linking.openSettings().then(() => Promise.reject(new Error("Later")))',
    ),
    text: 'A promise rejects and nothing catches it: Later',
  },
  {
    name: 'a list without keys',
    code: edit('<View>', '<View>{["a", "b"].map((text) => <Text>{text}</Text>)}'),
    text: 'React warns: Each child in a list should have a unique "key" prop.',
  },
];
