// Adds the native modules of other packages. Import it before what asks for native modules while it loads.
import { jest } from '@jest/globals';
import { NativeModules, Platform } from 'react-native';
import { getPhone, measureBrightness } from 'vision-camera-phone';
import { getDevices } from 'vision-camera-phone/jest/installPhone';
import { findModel, type Platform as PhonePlatform } from 'vision-camera-phone/protocol';

/** The platform of this run. */
export const platform = Platform.OS as PhonePlatform;

/** Returns the cameras of the first of some phones that's one of this platform, or of its default phone. */
export const findDevices = (models: readonly string[]) =>
  getDevices(platform, findModel(platform, models).key);

/** The cameras of the phone that samples run on. */
export const devices = findDevices([]);

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
