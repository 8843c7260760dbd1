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
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [cameraError, setCameraError] = useState('');

  const takePhoto = async () => {
    const usedCamera = camera.current;
    const isCurrent = () => camera.current === usedCamera;
    setIsBusy(true);
    try {
      const photo = await usedCamera?.takePhoto();
      if (isCurrent()) setMessage(photo?.path ?? '');
    } catch (error) {
      if (isCurrent()) setMessage(String(error));
    } finally {
      if (isCurrent()) setIsBusy(false);
    }
  };

  return (
    <CameraLayout device={device} error={cameraError} message={message} isBusy={isBusy} onRetry={() => setIsBusy(false)}
      controls={<ControlButton label="Take photo" disabled={!isReady || isBusy} onPress={takePhoto} />}>
      {device != null && (
        <Camera ref={camera} style={StyleSheet.absoluteFill} device={device} format={format} photo={true}
          isActive={isForeground} onStarted={() => setIsReady(true)} onStopped={() => setIsReady(false)}
          onPreviewStarted={() => setCameraError('')}
          onError={({ message }) => setCameraError(message)} />
      )}
    </CameraLayout>
  );
}`;

const recorder = screen
  .replace('photo={true}', 'video={true}')
  .replace(
    '({ message }) => setCameraError(message)',
    '(error) => (stopsCamera(error) ? setCameraError : setMessage)(error.message)',
  )
  .replace('ControlButton, useIsForeground', 'ControlButton, stopsCamera, useIsForeground')
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

/** Records while the button is held. */
const holder = recorder
  .replace('StyleSheet }', 'Pressable, StyleSheet }')
  .replace('{ CameraLayout, ControlButton,', '{ CameraLayout,')
  .replace('    if (isRecording.current) return stop();\n', '    if (isRecording.current) return;\n')
  .replace(
    /controls={<ControlButton .*?\/>}/,
    'controls={<Pressable accessibilityLabel="Hold to record" disabled={!isReady} onLongPress={record} onPressOut={stop} />}',
  );

/** Deletes photos that arrive late. */
const deleter = screen
  .replace("from 'react';", "from 'react';\nimport { unlink } from '@dr.pogodin/react-native-fs';")
  .replace(
    'if (isCurrent()) setMessage(photo',
    "if (!isCurrent()) return await unlink(photo?.path ?? '');\n      if (isCurrent()) setMessage(photo",
  );

/** Shows the library's message to users. */
const scanner = screen
  .replace('useCameraFormat }', 'useCameraFormat, useCodeScanner }')
  .replace('ControlButton, useIsForeground', 'ControlButton, describeError, useIsForeground')
  .replace(
    '  const takePhoto',
    "  const codeScanner = useCodeScanner({ codeTypes: ['qr'], onCodeScanned: () => setMessage('Found') });\n  const takePhoto",
  )
  .replace('photo={true}', 'photo={true} codeScanner={codeScanner}');

/** Samples and the fault that a run must report. Samples without a fault must pass. */
export const brokenSamples: [name: string, code: string, fault?: RegExp][] = [
  ['a complete screen', screen],
  ['a complete recorder', recorder],
  [
    'a screen that asks for the free storage, creates a directory and stays awake',
    screen
      .replace(
        "from 'react';",
        `from 'react';
import { getFSInfo, mkdir, stat } from '@dr.pogodin/react-native-fs';
import { useKeepAwake } from 'expo-keep-awake';`,
      )
      .replace('useRef<Camera>(null);', 'useRef<Camera>(null);\n  useKeepAwake();')
      .replace(
        "if (isCurrent()) setMessage(photo?.path ?? '');",
        `await mkdir('/documents/photos');
      const { size } = await stat(photo?.path ?? '');
      const { freeSpace } = await getFSInfo();
      if (isCurrent()) setMessage(\`\${photo?.path}: \${size} of \${freeSpace} bytes\`);`,
      ),
  ],
  [
    'a screen that closes, and a hook that only a comment names',
    screen
      .replace('function PhotoScreen()', 'function PhotoScreen({ onClose }: { onClose: () => void })')
      .replace('useRef, useState', 'useEffect, useRef, useState')
      .replace(
        '  const takePhoto',
        `  const [isClosing, setIsClosing] = useState(false);
  // useIsFocused() isn't needed, because the app has no navigation.
  useEffect(() => {
    if (isClosing) onClose();
  }, [isClosing]);

  const takePhoto`,
      )
      .replace('isActive={isForeground}', 'isActive={isForeground && !isClosing}')
      .replace(
        '    <CameraLayout',
        '    <>\n      <ControlButton label="Close" onPress={() => setIsClosing(true)} />\n    <CameraLayout',
      )
      .replace('</CameraLayout>', '</CameraLayout>\n    </>'),
  ],
  [
    'a stop that overtakes the start',
    recorder.replace('retry.current = setTimeout(stop, 100);', 'isRecording.current = false;'),
    /A recording outlives its screen.*pressed twice as fast as possible, android/,
  ],
  [
    'a recording that fails and is never released',
    recorder.replace(/ {8}camera.current\?.stopRecording\(\).catch.*\n/, ''),
    /After a recording that ended by itself, the next one does not start.*full disk, and again later, android/,
  ],
  [
    'a full disk without a message',
    recorder.replace('setMessage(error.message);\n      },\n    });', '},\n    });'),
    /The disk is full and the screen shows nothing/,
  ],
  [
    'elapsed time that screen readers announce',
    recorder.replace(
      '  useEffect(() => {\n',
      `  useEffect(() => {
    const timer = setInterval(() => {
      if (isRecording.current) setMessage(String(Date.now()));
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
`,
    ),
    /Screen readers announce the elapsed time every second/,
  ],
  [
    'a held button that is never released',
    holder.replace(' onPressOut={stop}', ''),
    /The recording goes on after the button is released/,
  ],
  [
    'a torch on a phone without one',
    screen.replace('photo={true}', 'photo={true} torch="on"'),
    /The phone has no light and the camera fails with device\/flash/,
  ],
  [
    'a device list that is read once',
    screen
      .replace("useCameraDevice('back')", 'useState(() => Camera.getAvailableCameraDevices()[0])[0]')
      .replace('useCameraDevice, ', ''),
    /The device list arrives late and the camera does not start/,
  ],
  [
    'a zoom button that ignores the neutral zoom',
    screen
      .replace("('back')", "('back', { physicalDevices: ['ultra-wide-angle-camera', 'wide-angle-camera'] })")
      .replace('Take photo', '2×')
      .replace('{takePhoto}', "{() => setMessage('2')}")
      .replace('photo={true}', 'zoom={message ? 2 : 1}'),
    /The button sets the zoom to 1×.*, ios/,
  ],
  [
    'takePhoto without the photo prop, even if the screen shows the error',
    screen.replace('photo={true}', 'video={true}'),
    /The button fails with capture\/photo-not-enabled/,
  ],
  [
    'a missing catch',
    screen.replace(/try {([^]*?)} catch[^]*?\n {4}}\n/, '$1'),
    /A promise rejects and nothing catches it/,
  ],
  [
    'a missing cleanup of a timer',
    screen
      .replace('import { useRef', 'import { useEffect, useRef')
      .replace(
        "useState('');",
        "useState('');\n  useEffect(() => void setInterval(() => setMessage(''), 1000), []);",
      ),
    /A timer outlives its screen/,
  ],
  [
    'a missing stop on unmount',
    recorder.replace(/ {4}stop\(\);\n {2}}, \[\]\);\n/, '  }, []);\n'),
    /A recording outlives its screen/,
  ],
  [
    'a missing stop before the background',
    recorder.replace(/ {2}useEffect\([^]*?\[isForeground\]\);\n/, ''),
    /The recording goes on in the background/,
  ],
  [
    'a camera that stays on in the background',
    screen.replace('isActive={isForeground}', 'isActive={true}'),
    /isActive stays true in the background/,
  ],
  [
    'a screen that ignores its focus',
    screen
      .replace("from 'react';", "from 'react';\nimport { useIsFocused } from '@react-navigation/native';")
      .replace('useState(false);', 'useState(false);\n  useIsFocused();'),
    /isActive stays true while another screen covers this one/,
  ],
  [
    'a missing permission check',
    screen
      .replace(/<CameraLayout[^]*?}>\n/, '<>')
      .replace('</CameraLayout>', '</>')
      .replace('CameraLayout, ControlButton, ', ''),
    /mounted without the permission/,
  ],
  [
    'a dead end after a permission is denied',
    screen
      .replace('{ Camera, useCameraDevice', '{ Camera, useMicrophonePermission, useCameraDevice')
      .replace(
        'useState(false);',
        'useState(false);\n  const { requestPermission } = useMicrophonePermission();',
      )
      .replace('disabled={!isReady || isBusy} onPress={takePhoto}', 'onPress={requestPermission}'),
    /The microphone is denied and no button leads to Settings/,
  ],
  [
    'a countdown that VoiceOver skips',
    screen
      .replace('{ StyleSheet }', '{ StyleSheet, Text }')
      .replace(
        '    </CameraLayout>',
        '      <Text accessibilityLiveRegion="polite">{message.length}</Text>\n    </CameraLayout>',
      ),
    /VoiceOver skips a text, because accessibilityLiveRegion works only on Android.*, ios/,
  ],
  [
    'a part that no screen renders',
    "import { Text } from 'react-native';\n\nexport const Label = ({ text }: { text: string }) => <Text>{text}</Text>;",
    /Nothing renders it, because the runner doesn't know the props text/,
  ],
  [
    'a hidden failure',
    screen.replace(/\n *onError=.*? \/>/, ' onError={() => undefined} />'),
    /The session fails and the screen shows nothing/,
  ],
  [
    'an error without a button that remounts the camera',
    screen.replace('error={cameraError} message={message}', 'message={cameraError || message}'),
    /no "Try again" button/,
  ],
  [
    'a "Try again" button that keeps the camera',
    screen
      .replace('error={cameraError} message={message}', 'message={cameraError || message}')
      .replace('label="Take photo"', "label={cameraError ? 'Try again' : 'Take photo'}")
      .replace('disabled={!isReady || isBusy}', ''),
    /"Try again" doesn't mount a new camera/,
  ],
  [
    'a scanner that offers "Try again" while the model downloads',
    scanner,
    /offers "Try again" while Android downloads the scanning model/,
  ],
  [
    'a scanner that still waits for the model after a scan',
    scanner.replace(
      '({ message }) => setCameraError(message)',
      '(error) => setCameraError(describeError(error))',
    ),
    /still waits for the scanning model after a scan/,
  ],
  [
    'a tablet without GPS that can only try again',
    screen.replace('photo={true}', 'photo={true} enableLocation={true}'),
    /Only the location failed, and the screen offers "Try again"/,
  ],
  [
    'a location that stays on after it has failed',
    screen
      .replace('photo={true}', 'photo={true} enableLocation={true}')
      .replace(
        '({ message }) => setCameraError',
        "({ message }) => (message.includes('gps') ? setMessage : setCameraError)",
      ),
    /enableLocation stays on although the location failed/,
  ],
  [
    'a file that fails like a camera',
    recorder
      .replace('(stopsCamera(error) ? setCameraError : setMessage)', 'setCameraError')
      .replace('stopsCamera, ', ''),
    /Only the file failed, and the screen offers "Try again".*, ios/,
  ],
  [
    'a sound that fails like a camera',
    recorder
      .replace('stopsCamera(error)', '!/^(session.audio|capture)/.test(error.code)')
      .replace('stopsCamera, ', ''),
    /Only the sound failed, and the screen offers "Try again".*, ios/,
  ],
  [
    'an error that stays although camera and photo are back',
    screen.replace("setCameraError('')}", "isBusy || setCameraError('')}"),
    /The camera is back and its photo has settled, but the error stays.*, ios/,
  ],
  [
    'a snapshot from before an interruption',
    screen
      .replace('photo={true}', 'video={true}')
      .replace('usedCamera?.takePhoto()', 'usedCamera?.takeSnapshot()'),
    /A snapshot is taken while another app uses the camera.*, ios/,
  ],
  [
    'a focus message that outlives its camera',
    screen
      .replace('label="Take photo"', 'label="Focus"')
      .replace('const photo = await usedCamera?.takePhoto();', 'await usedCamera?.focus({ x: 1, y: 1 });')
      .replace("if (isCurrent()) setMessage(photo?.path ?? '');", ''),
    /The message of a failed focus stays after "Try again"/,
  ],
  [
    'a button that asks although parental controls block the camera',
    screen
      .replace('{ Camera, useCameraDevice', '{ Camera, useCameraPermission, useCameraDevice')
      .replace('useState(false);', 'useState(false);\n  const { requestPermission } = useCameraPermission();')
      .replace(
        '<CameraLayout',
        '<CameraLayout header={<ControlButton label="Allow" onPress={requestPermission} />}',
      ),
    /Parental controls block the camera and the screen asks for the permission.*, ios/,
  ],
  [
    'an error that "Try again" removes',
    screen.replace('() => setIsBusy(false)}', "() => { setIsBusy(false); setCameraError(''); }}"),
    /The new camera says nothing, and "Try again" is gone.*, ios/,
  ],
  [
    'a photo that stays after "Retake"',
    deleter.replace(
      'label="Take photo" disabled={!isReady || isBusy} onPress={takePhoto}',
      `key={message} label={message ? 'Retake' : 'Take photo'} disabled={!isReady || isBusy}
        onPress={message ? () => setMessage('') : takePhoto}`,
    ),
    /The file of a photo stays after "Retake"/,
  ],
  [
    'a late photo whose file stays',
    deleter.replace('if (!isCurrent()) return', 'if (photo == null) return'),
    /The photo of a camera that was replaced arrives, and its file stays/,
  ],
  [
    'a late photo',
    screen.replace('if (isCurrent()) setMessage(photo', 'setMessage(photo'),
    /takePhoto\(\) of a camera that was replaced resolves and changes the screen/,
  ],
  [
    'a late photo that fails',
    screen.replace('if (isCurrent()) setMessage(String', 'setMessage(String'),
    /takePhoto\(\) of a camera that was replaced rejects and changes the screen/,
  ],
  [
    'a late focus that fails',
    screen
      .replace('const photo = await usedCamera?.takePhoto();', 'await usedCamera?.focus({ x: 1, y: 1 });')
      .replace("if (isCurrent()) setMessage(photo?.path ?? '');", '')
      .replace('if (isCurrent()) setMessage(String', 'setMessage(String'),
    /focus\(\) of a camera that was replaced rejects and changes the screen/,
  ],
  [
    'a button that waits for the one in whose place it is',
    screen.replace(
      'label="Take photo" disabled={!isReady || isBusy} onPress={takePhoto}',
      `label={message ? 'Cancel' : 'Take photo'} disabled={!isReady} onPress={() => {
        setMessage(message ? '' : 'Wait');
        if (!message) return new Promise<void>(() => undefined);
      }}`,
    ),
    /Nothing happens when "Cancel" is pressed/,
  ],
  [
    'a retry that leaves the button disabled',
    screen.replace(' onRetry={() => setIsBusy(false)}', ''),
    /"Try again" leaves a busy button disabled/,
  ],
  [
    'a photo that never settles on a camera that is back',
    screen.replace(' isBusy={isBusy}', ''),
    /its photo never settles.*, ios/,
  ],
  ['a button without a name', screen.replace('label="Take photo"', 'label=""'), /has no accessible name/],
  [
    'a second photo',
    screen
      .replace('{ StyleSheet }', '{ Button, StyleSheet }')
      .replace('ControlButton, ', '')
      .replace('<ControlButton label', '<Button title'),
    /Two quick taps take two photos/,
  ],
  [
    'a small format',
    screen.replace(/videoResolution: {[^}]*}/, "autoFocusSystem: 'phase-detection'"),
    /picks 192 × 144 on iPhone 13/,
  ],
  [
    'an error that is logged for each frame',
    screen
      .replace('useCameraFormat }', 'runAtTargetFps, useCameraFormat, useFrameProcessor, VisionCameraProxy }')
      .replace(
        '  const takePhoto',
        `  const [plugin] = useState(() => VisionCameraProxy.initFrameProcessorPlugin('detectFaces', {}));
  const frameProcessor = useFrameProcessor((frame) => {
    'worklet';
    runAtTargetFps(5, () => {
      'worklet';
      try {
        plugin?.call(frame);
      } catch (error) {
        console.warn(String(error));
      }
    });
  }, [plugin]);
  const takePhoto`,
      )
      .replace('photo={true}', 'photo={true} frameProcessor={frameProcessor}'),
    /A frame processor logs the same error again and again/,
  ],
  [
    'a plugin call without catch',
    `import { useMemo } from 'react';
import { useFrameProcessor, VisionCameraProxy } from 'react-native-vision-camera';

export function useFaces() {
  const plugin = useMemo(() => VisionCameraProxy.initFrameProcessorPlugin('detectFaces', {}), []);
  return useFrameProcessor((frame) => {
    'worklet';
    plugin?.call(frame);
  }, [plugin]);
}`,
    /nothing catches it: The plugin failed/,
  ],
  [
    'React state in a worklet',
    `import { useState } from 'react';
import { useFrameProcessor } from 'react-native-vision-camera';

export function useWidth() {
  const [, setWidth] = useState(0);
  return useFrameProcessor((frame) => {
    'worklet';
    setWidth(frame.width);
  }, []);
}`,
    /A worklet sets React state/,
  ],
];
