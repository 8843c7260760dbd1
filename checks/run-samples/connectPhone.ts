// Connects React Native to the simulated phone. Import it before what asks for native modules while it loads.
import { jest } from '@jest/globals';
import { NativeModules, Platform } from 'react-native';
import type { CameraDevice } from 'react-native-vision-camera';
import { samplePhones } from 'vision-camera-phone/devices';
import {
  createNativeModules,
  createVisionCameraProxy,
  createWorklets,
  getPhone,
  measureBrightness,
  ScenePhone,
  setPhone,
} from 'vision-camera-phone';
import { findModel, type Platform as PhonePlatform } from 'vision-camera-phone/protocol';

/** The platform of this run. */
export const platform = Platform.OS as PhonePlatform;

/** Returns the cameras of the first of some phones that's one of this platform, or of its default phone. */
export function findDevices(models: readonly string[]): CameraDevice[] {
  const { key } = findModel(platform, models);
  return samplePhones.find((phone) => phone.key === key)!.cameras.map(({ device }) => device);
}

/** The cameras of the phone that samples run on. */
export const devices = findDevices([]);

// The library asks for its native modules while it loads.
setPhone(new ScenePhone(platform)).devices = devices;
const globals = globalThis as Record<string, unknown>;
globals.Worklets = createWorklets();
Object.assign(
  NativeModules,
  createNativeModules(() => {
    globals.VisionCameraProxy = createVisionCameraProxy(createWorklets().createContext('VisionCamera'));
  }),
);
const requestLocation = () => getPhone().requestPermission('location');
const emitter = { addListener: () => undefined, removeListeners: () => undefined };
Object.assign(NativeModules, {
  RNCCameraRoll: { ...emitter, saveToCameraRoll: async () => ({ node: { image: { uri: 'ph://1' } } }) },
  RNCCameraRollPermission: emitter,
  // It only handles location access.
  PermissionsAndroid: {
    checkPermission: async () => getPhone().isGranted('location'),
    requestPermission: requestLocation,
    requestMultiplePermissions: async (permissions: string[]) => {
      const result = await requestLocation();
      return Object.fromEntries(permissions.map((permission) => [permission, result]));
    },
    shouldShowRequestPermissionRationale: async () => false,
  },
  // The native module of the guide about C++ plugins.
  MeasureBrightness: {
    install() {
      Object.assign(globalThis, { measureBrightness });
      return true;
    },
  },
});
jest.spyOn(console, 'log').mockImplementation(() => undefined);
