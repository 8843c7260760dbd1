import type { PlaygroundChallenge } from './PlaygroundChallenge';

const first = `import { Button, StyleSheet, Text } from 'react-native';
import { Camera, useCameraDevice, useCameraPermission } from 'react-native-vision-camera';

export default function App() {
  const device = useCameraDevice('back');
  const { hasPermission, requestPermission } = useCameraPermission();

  if (!hasPermission) return <Button title="Allow camera" onPress={() => void requestPermission()} />;
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
        title="Allow camera"
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
        { press: 'Allow camera' },
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

const list: [name: string, code: string, text?: string, detail?: string][] = [
  [
    'the start',
    first,
    'After "Don\'t Allow", nothing on the screen says where the camera can be allowed.',
    'The screen says: ALLOW CAMERA',
  ],
  ['the solution', right],
  [
    'an alert instead of a screen',
    first.replace('Button,', 'Alert, Button, Linking,').replace(
      'void requestPermission()',
      `void requestPermission().then((isGranted) => {
    if (!isGranted) Alert.alert('No camera', 'Allow it in Settings.', [{ text: 'Open Settings', onPress: () => void Linking.openSettings() }]);
  })`,
    ),
  ],
  [
    'a button without the label',
    edit('"Open Settings"', '"Go there"'),
    "There's no button that leads to Settings.",
    'There\'s no button "Open Settings" on the screen.',
  ],
  [
    'a button that stays disabled',
    edit('title="Open Settings"', 'disabled title="Open Settings"'),
    "There's no button that leads to Settings.",
    'The button "Open Settings" stays disabled.',
  ],
  [
    'a button that does nothing',
    edit('void Linking.openSettings()', '{}'),
    "The button doesn't open Settings.",
    "openSettings() isn't called.",
  ],
  [
    'a missing button at the start',
    edit('title="Allow camera"', 'title="Continue"'),
    'There\'s no button "Allow camera" on the screen.',
    'The screen says: CONTINUE',
  ],
  [
    'a press that asks for nothing',
    edit('void requestPermission().then((isGranted) => setIsDenied(!isGranted))', 'setIsDenied(true)'),
    'The app shows no permission dialog.',
    'The screen says: You can allow the camera in Settings. · OPEN SETTINGS',
  ],
  [
    'an app that asks twice',
    edit('requestPermission().then(', 'requestPermission().then(() => requestPermission()).then('),
    'The app asks twice.',
    'requestCameraPermission() is called.',
  ],
  [
    'a camera that stays off',
    edit('isActive={true}', 'isActive={false}'),
    "After Settings, the camera doesn't start.",
    'The camera is off.',
  ],
  [
    'an app that crashes',
    edit(
      'if (isDenied && !hasPermission)',
      'if (isDenied) throw new Error("Denied");\n  if (isDenied && !hasPermission)',
    ),
    'The app crashes: Denied',
  ],
  ['an app that never starts', 'throw new Error("Broken");', 'The app crashes: Broken'],
  [
    'a rejection that nothing catches',
    edit(
      'void Linking.openSettings()',
      'void Linking.openSettings().then(() => Promise.reject(new Error("Later")))',
    ),
    'A promise rejects and nothing catches it: Later',
  ],
  [
    'a list without keys',
    edit('<View>', '<View>{["a", "b"].map((text) => <Text>{text}</Text>)}'),
    'React warns: Each child in a list should have a unique "key" prop.',
  ],
];

/** Attempts at the fixture's challenge. */
export const attempts = list.map(([name, code, text, detail]): FixtureAttempt => ({
  name,
  code,
  text,
  detail,
}));
