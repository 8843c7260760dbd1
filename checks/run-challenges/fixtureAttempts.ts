import type { Challenge } from '../../src/page-source/challenges/readChallenges';

/** Attempts at the challenge of the fixture, and what the phone says to each: the text of the problem, and its detail. */
export function createAttempts({
  start,
  solution,
}: Challenge): [name: string, code: string, text?: string, detail?: string][] {
  const first = start['src/App.tsx']!;
  const right = solution['src/App.tsx']!;
  const edit = (from: string | RegExp, to: string) => {
    const edited = right.replace(from, to);
    if (edited === right) throw new Error(`The solution doesn't have ${String(from)}.`);
    return edited;
  };
  return [
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
}
