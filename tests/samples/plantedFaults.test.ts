import { describe, expect, test } from 'vitest';
import { createFixture } from '../content/createFixture';
import { runSamples } from './runSamples';

const screen = `import { useRef, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Camera, useCameraDevice, useCameraFormat } from 'react-native-vision-camera';
import { CameraLayout, ControlButton, useIsForeground } from './CameraLayout';

export function PhotoScreen() {
  const camera = useRef<Camera>(null);
  const device = useCameraDevice('back');
  const format = useCameraFormat(device, [{ videoResolution: { width: 1920, height: 1080 } }]);
  const isForeground = useIsForeground();
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState('');

  const takePhoto = async () => {
    try {
      const photo = await camera.current?.takePhoto();
      setMessage(photo?.path ?? '');
    } catch (error) {
      setMessage(String(error));
    }
  };

  return (
    <CameraLayout device={device} message={message}
      controls={<ControlButton label="Take photo" disabled={!isReady} onPress={takePhoto} />}>
      {device != null && (
        <Camera ref={camera} style={StyleSheet.absoluteFill} device={device} format={format} photo={true}
          isActive={isForeground} onStarted={() => setIsReady(true)} onStopped={() => setIsReady(false)}
          onError={(error) => setMessage(error.message)} />
      )}
    </CameraLayout>
  );
}`;

const recorder = screen
  .replace('photo={true}', 'video={true}')
  .replaceAll('takePhoto', 'record')
  .replace('useRef, useState', 'useEffect, useLayoutEffect, useRef, useState')
  .replace(
    /const record = [^]*?\n {2}};\n/,
    `const isRecording = useRef(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    if (!isRecording.current) return;
    camera.current?.stopRecording().catch(() => {
      retry.current = setTimeout(stop, 100);
    });
  };
  const record = () => {
    if (isRecording.current) return stop();
    isRecording.current = true;
    camera.current?.startRecording({
      onRecordingFinished: (video) => {
        isRecording.current = false;
        setMessage(video.path);
      },
      onRecordingError: (error) => {
        isRecording.current = false;
        camera.current?.stopRecording().catch(() => undefined);
        setMessage(error.message);
      },
    });
  };
  useLayoutEffect(() => () => {
    clearTimeout(retry.current);
    stop();
  }, []);
  useEffect(() => {
    if (!isForeground) stop();
  }, [isForeground]);
`,
  );

const frames = `import { useFrameProcessor } from 'react-native-vision-camera';
import { useSharedValue } from 'react-native-worklets-core';

export function useWidth() {
  const width = useSharedValue(0);
  return useFrameProcessor((frame) => {
    'worklet';
    width.value = frame.width;
  }, [width]);
}`;

const ticker = `import { useEffect, useState } from 'react';
import { Text } from 'react-native';

export function Ticker() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((value) => value + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Text>{count}</Text>;
}`;

const focused = screen
  .replace(
    '  const isForeground = useIsForeground();\n',
    '  const isForeground = useIsForeground();\n  const isFocused = useIsFocused();\n',
  )
  .replace('isActive={isForeground}', 'isActive={isForeground && isFocused}')
  .replace(
    "} from './CameraLayout';",
    "} from './CameraLayout';\nimport { useIsFocused } from '@react-navigation/native';",
  );

const unchecked = `import { StyleSheet } from 'react-native';
import { Camera, useCameraDevice } from 'react-native-vision-camera';

export function Unchecked() {
  const device = useCameraDevice('back');
  return <Camera style={StyleSheet.absoluteFill} device={device!} isActive={true} />;
}`;

/** Each fixture is a page with one sample, with the fault that the run must name; the ones without a fault pass. */
const fixtures: [name: string, code: string, fault?: RegExp, text?: string][] = [
  ['a complete screen', screen],
  ['a complete recorder', recorder],
  ['a complete frame processor', frames],
  ['a complete effect', ticker],
  ['a complete screen of a navigator', focused],
  [
    'a missing catch',
    screen.replace(/try {([^]*?)} catch[^]*?\n {4}}\n/, '$1'),
    /A promise rejects and nothing catches it/,
  ],
  [
    'a missing cleanup of a timer',
    ticker.replace(/ {4}return \(\) => .*\n/, ''),
    /A timer outlives its screen/,
  ],
  [
    'a missing stop at the unmount',
    recorder.replace(/ {4}stop\(\);\n {2}}, \[\]\);\n/, '  }, []);\n'),
    /A recording outlives its screen/,
  ],
  [
    'a missing stop before the background',
    recorder.replace(/ {2}useEffect\([^]*?\[isForeground\]\);\n/, ''),
    /The recording goes on in the background/,
  ],
  [
    'an ignored foreground',
    screen.replace('isActive={isForeground}', 'isActive={true}'),
    /isActive stays true in the background/,
  ],
  [
    'a missing useIsFocused',
    focused
      .replace(/.*useIsFocused\(\);\n/, '')
      .replace(' && isFocused', '')
      .replace(/import .*navigation.*\n/, ''),
    /isActive stays true while another screen covers this one/,
    'Pass `useIsFocused()` to `isActive`.',
  ],
  [
    'a missing permission check',
    screen
      .replace(/<CameraLayout[^]*?}>\n/, '<>')
      .replace('</CameraLayout>', '</>')
      .replace('CameraLayout, ControlButton, ', ''),
    /mounted without the permission/,
  ],
  ['a missing check for the device', unchecked, /`device` is null/],
  [
    'a hidden failure',
    screen.replace(/\n *onError=.*? \/>/, ' onError={() => undefined} />'),
    /The session fails and the screen shows nothing/,
  ],
  [
    'an unhandled failure',
    screen.replace(/\n *onError=.*? \/>/, ' />'),
    /The session fails and the screen shows nothing/,
  ],
  ['a button without a name', screen.replace('label="Take photo"', 'label=""'), /has no accessible name/],
  [
    'a second recording',
    recorder.replace(/ {4}if \(isRecording.current\) return stop.*\n/, ''),
    /startRecording was called during a recording/,
  ],
  [
    'a small format',
    screen.replace(/videoResolution: {[^}]*}/, "autoFocusSystem: 'phase-detection'"),
    /picks 192 × 144 on iPhone 13/,
  ],
  ['a missing directive', frames.replace(" {4}'worklet';\n".slice(4), ''), /is no worklet/],
  [
    'React state in a worklet',
    frames
      .replace(
        "import { useSharedValue } from 'react-native-worklets-core'",
        "import { useState } from 'react'",
      )
      .replace('const width = useSharedValue(0)', 'const [, setWidth] = useState(0)')
      .replace('width.value = frame.width', 'setWidth(frame.width)')
      .replace('[width]', '[]'),
    /A worklet sets React state/,
  ],
  [
    'a wrong sample that shows nothing',
    `// Wrong: the layout.\n${screen}`,
    /says that it is wrong, and no scenario fails/,
  ],
  [
    'a wrong sample that fails as it says',
    `// Wrong: capture/photo-not-enabled.\n${screen.replace('photo={true}', '').replace(/try {([^]*?)} catch[^]*?\n {4}}\n/, '$1')}`,
  ],
];

const pages = fixtures.map(([, code, , text = ''], index) =>
  createFixture(`## Heading\n\n${text}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`, `docs/guides/fixture-${index}.mdx`),
);
const { problems, callable, callableRun } = await runSamples(pages);

describe('the run of samples', () => {
  test.each(fixtures.map(([name, , fault], index) => ({ name, fault, index })))(
    '$name',
    ({ fault, index }) => {
      const found = problems
        .filter(({ file }) => file === `docs/guides/fixture-${index}.mdx`)
        .map(({ message }) => message);
      if (fault == null) expect(found).toEqual([]);
      else expect(found.join('\n')).toMatch(fault);
    },
  );

  test('runs every fixture', () => {
    expect([callable, callableRun]).toEqual([fixtures.length, fixtures.length]);
  });
});
