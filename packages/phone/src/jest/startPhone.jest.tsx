// Tests of the package that readers install. startPhone.test.ts copies them into an app that has installed it.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react-native';
import { useEffect, useRef } from 'react';
import { Linking, Platform, Text } from 'react-native';
import {
  Camera,
  useCameraDevice,
  useCameraPermission,
  useCodeScanner,
  useFrameProcessor,
} from 'react-native-vision-camera';
import { useRunOnJS } from 'react-native-worklets-core';
import { startPhone } from 'vision-camera-phone/jest';

const started = { kind: 'event', name: 'onStarted' } as const;
const onFrame = jest.fn<(width: number) => void>();
const onCode = jest.fn<(value: string | undefined) => void>();

function Screen() {
  const camera = useRef<Camera>(null);
  const { hasPermission, requestPermission } = useCameraPermission();
  const device = useCameraDevice('back');
  const codeScanner = useCodeScanner({
    codeTypes: ['qr'],
    onCodeScanned: ([code]) => onCode(code?.value),
  });
  useEffect(() => void requestPermission(), [requestPermission]);
  if (!hasPermission || device == null) return <Text>{hasPermission ? 'No camera' : 'No access'}</Text>;
  return (
    <>
      <Text>{device.name}</Text>
      <Camera ref={camera} device={device} isActive={true} codeScanner={codeScanner} />
    </>
  );
}

function FrameScreen() {
  const device = useCameraDevice('back');
  const report = useRunOnJS(onFrame, []);
  const frameProcessor = useFrameProcessor((frame) => {
    'worklet';
    void report(frame.width);
  }, []);
  return device && <Camera device={device} isActive={true} frameProcessor={frameProcessor} />;
}

function RecordingScreen() {
  const camera = useRef<Camera>(null);
  const device = useCameraDevice('back')!;
  return (
    <Camera
      ref={camera}
      device={device}
      isActive={true}
      video={true}
      onStarted={() =>
        camera.current?.startRecording({ onRecordingFinished: () => {}, onRecordingError: () => {} })
      }
    />
  );
}

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

describe.each(['android', 'ios'] as const)('on %s', (platform) => {
  test.each(['real', 'fake'])('starts a camera with %s timers', async (timers) => {
    if (timers === 'fake') jest.useFakeTimers();
    const phone = startPhone(platform);
    render(<Screen />);
    await phone.waitFor(started);
    expect(Platform.OS).toBe(platform);
    expect(Platform.select({ android: 'android', default: 'other' })).toBe(
      platform === 'android' ? 'android' : 'other',
    );
  });

  test('shows what happens while a test waits for the screen', async () => {
    const phone = startPhone(platform);
    phone.deny('camera');
    render(<Screen />);
    expect(screen.getByText('No access')).toBeTruthy();
    act(() => phone.changeInSettings({ camera: 'granted' }));
    expect(await screen.findByText(/Camera|BACK/i)).toBeTruthy();
  });

  test('starts with other models, situations and permissions', () => {
    const model = { android: 'motorola-moto-g64', ios: 'iphone-7' }[platform];
    startPhone(platform, { model });
    expect(Camera.getAvailableCameraDevices()).toHaveLength(1);
    startPhone(platform, { situations: ['no-camera'], permissions: { microphone: 'denied' } });
    expect(Camera.getAvailableCameraDevices()).toEqual([]);
    expect(Camera.getMicrophonePermissionStatus()).toBe('denied');
    expect(Camera.getCameraPermissionStatus()).toBe('granted');
    expect(() => startPhone(platform, { model: 'nokia-3310' })).toThrow("There's no");
    const phone = startPhone(platform);
    expect(() => startPhone('windows' as never)).toThrow('There\'s no platform "windows"');
    expect(() => startPhone(platform, { situations: ['no-lens' as never] })).toThrow(
      'There\'s no situation "no-lens"',
    );
    expect(() => phone.deny('contacts' as never)).toThrow('There\'s no permission "contacts"');
    expect(() => phone.trigger('no-camera')).toThrow('A phone has to start with "no-camera"');
  });

  test('scans codes of the types that the app asks for', async () => {
    jest.useFakeTimers();
    const phone = startPhone(platform);
    render(<Screen />);
    expect(phone.scan('too early')).toBe(false);
    await phone.waitFor(started);
    expect(phone.scan('4006381333931')).toBe(false);
    expect(phone.scan('4006381333931', 'qr')).toBe(true);
    expect(onCode.mock.calls).toEqual([['4006381333931']]);
  });

  test('runs frame processors', async () => {
    jest.useFakeTimers();
    const phone = startPhone(platform);
    render(<FrameScreen />);
    await phone.waitFor(started);
    await phone.wait(200);
    expect(onFrame).toHaveBeenCalledWith(expect.any(Number));
  });

  test('says where a test waits for something that does not happen', async () => {
    jest.useFakeTimers();
    const phone = startPhone(platform, { situations: ['full-disk'] });
    render(<RecordingScreen />);
    const error = await phone.waitFor({ kind: 'result', name: 'takePhoto' }).catch((reason: Error) => reason);
    expect(error).toMatchObject({
      message: "takePhoto() isn't called.",
      stack: expect.stringContaining('phone.test.tsx'),
    });
  });

  test('traces that the app opens Settings', async () => {
    const phone = startPhone(platform);
    await Linking.openSettings();
    expect(phone.trace).toContainEqual(expect.objectContaining({ kind: 'call', name: 'openSettings' }));
  });
});

test('the next test has another phone', () => {
  expect(Camera.getCameraPermissionStatus()).toBe('granted');
  expect(Camera.getAvailableCameraDevices().length).toBeGreaterThan(1);
});
