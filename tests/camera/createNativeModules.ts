import type { CameraDevice, Frame } from 'react-native-vision-camera';
import { getPhone } from './currentPhone';
import type { RecordCallback } from './types';

type Options = Record<string, unknown>;

/** Returns the native modules that the library looks for: its `CameraView`, its `CameraDevices` and the installer of worklets-core. */
export function createNativeModules(installGlobals: () => void) {
  return {
    CameraView: {
      installFrameProcessorBindings: () => {
        installGlobals();
        return true;
      },
      takePhoto: (tag: number, options: Options) =>
        getPhone().callView(tag, (view) => view.takePhoto(options)),
      takeSnapshot: (tag: number, options: Options) =>
        getPhone().callView(tag, (view) => view.takeSnapshot(options)),
      startRecording: (tag: number, options: Options, callback: RecordCallback) => {
        void getPhone().callView(tag, async (view) => view.startRecording(options, callback));
      },
      pauseRecording: (tag: number) => getPhone().callView(tag, (view) => view.pauseRecording()),
      resumeRecording: (tag: number) => getPhone().callView(tag, (view) => view.resumeRecording()),
      stopRecording: (tag: number) => getPhone().callView(tag, (view) => view.stopRecording()),
      cancelRecording: (tag: number) => getPhone().callView(tag, (view) => view.cancelRecording()),
      focus: (tag: number, point: { x: number; y: number }) =>
        getPhone().callView(tag, (view) => view.focus(point)),
      getCameraPermissionStatus: () => getPhone().getPermissionStatus('camera'),
      getMicrophonePermissionStatus: () => getPhone().getPermissionStatus('microphone'),
      getLocationPermissionStatus: () => getPhone().getPermissionStatus('location'),
      requestCameraPermission: () => getPhone().requestPermission('camera'),
      requestMicrophonePermission: () => getPhone().requestPermission('microphone'),
      requestLocationPermission: () => getPhone().requestPermission('location'),
    },
    CameraDevices: {
      getConstants: () => {
        const devices: readonly CameraDevice[] = getPhone().devices;
        return { availableCameraDevices: devices, userPreferredCameraDevice: devices[0] };
      },
      addListener: () => undefined,
      removeListeners: () => undefined,
    },
    Worklets: { install: () => true },
  };
}

/** Returns what the library's native half installs as `global.VisionCameraProxy`. */
export function createVisionCameraProxy(workletContext: unknown) {
  return {
    setFrameProcessor: (tag: number, frameProcessor: (frame: Frame) => void) =>
      getPhone().setFrameProcessor(tag, frameProcessor),
    removeFrameProcessor: (tag: number) => getPhone().setFrameProcessor(tag, undefined),
    // VisionCameraProxy.cpp:52 and VisionCameraProxy.mm: a name that nobody registered gives undefined.
    initFrameProcessorPlugin: (name: string, options: unknown) => {
      if (typeof options !== 'object' || options == null)
        throw new Error('Value is undefined, expected an Object');
      const call = getPhone().plugins[name];
      if (call == null) return undefined;
      return { call: (frame: unknown, callOptions: unknown) => call(frame, callOptions) };
    },
    workletContext,
  };
}
