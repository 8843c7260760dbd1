import { DeviceEventEmitter } from 'react-native';
import type { CameraDevice } from 'react-native-vision-camera';
import { setPhone } from '../camera/currentPhone';
import { network } from '../camera/network';
import type { ScenePhone } from '../camera/ScenePhone';
import { samplePhones } from '../devices/sampleDevices';
import type { Platform } from '../protocol/platform';
import { phoneModels } from '../protocol/models';
import { checkName } from './checkName';

/** Returns the cameras of a model, or of the platform's default one. */
export function getDevices(platform: Platform, model = phoneModels[platform][0].key): CameraDevice[] {
  checkName(
    `${platform} phone`,
    model,
    phoneModels[platform].map(({ key }) => key),
  );
  return samplePhones.find(({ key }) => key === model)!.cameras.map(({ device }) => device);
}

/** Makes the library use a new phone with some cameras. */
export function installPhone<T extends ScenePhone>(phone: T, devices: readonly CameraDevice[]): T {
  // A fake clock can start again with each test, so a time from an earlier one would stop runAtTargetFps().
  globalThis.__frameProcessorRunAtTargetFpsMap = undefined;
  Object.assign(network, { isOffline: false, isStalled: false });
  setPhone(phone).devices = devices;
  // The library reads the list only once, when it loads.
  phone.onDevicesChanged = (list) => DeviceEventEmitter.emit('CameraDevicesChanged', list);
  phone.listDevices(devices);
  return phone;
}
