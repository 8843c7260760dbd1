import { createCameraView } from '../camera/createCameraView';
import { createNativeModules, createVisionCameraProxy } from '../camera/createNativeModules';
import { createWorklets } from '../camera/createWorklets';
import { getPhone, hasPhone } from '../camera/currentPhone';
import { ScenePhone } from '../camera/ScenePhone';
import type { Platform } from '../protocol/platform';
import { getDevices, installPhone } from './installPhone';

interface NativeView {
  _nativeTag?: number;
}

const globals = globalThis as Record<string, unknown>;

let isConnected = false;

/** Replaces properties, including getters. */
function replace(target: object, properties: PropertyDescriptorMap): void {
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(target, name, { configurable: true, ...property });
}

/** Connects what the library and its screens need of React Native to the phone that runs. Jest's preset mocks some of it. */
export function connectReactNative(): void {
  if (isConnected) return;
  isConnected = true;
  // An import would be a copy.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const ReactNative = require('react-native') as typeof import('react-native');
  const { AppState, Linking, NativeModules, Platform, findNodeHandle, requireNativeComponent } = ReactNative;
  const platform = Platform.OS as Platform;

  globals.Worklets = createWorklets();
  const installGlobals = () => {
    globals.VisionCameraProxy = createVisionCameraProxy(createWorklets().createContext('VisionCamera'));
  };
  Object.assign(NativeModules, createNativeModules(installGlobals));
  replace(ReactNative, {
    requireNativeComponent: {
      value: (name: string) => (name === 'CameraView' ? createCameraView() : requireNativeComponent(name)),
    },
    findNodeHandle: {
      // React Native's function loads its renderer, and that needs one exact version of React. Avoid it if there's a tag.
      value: (view: NativeView | null) =>
        view == null ? null : (view._nativeTag ?? findNodeHandle(view as never)),
    },
  });
  replace(Platform, {
    OS: { get: () => getPhone().platform },
    select: {
      value: <T>(values: Record<string, T>) => {
        const name = [getPhone().platform, 'native', 'default'].find((key) => key in values);
        return name == null ? undefined : values[name];
      },
    },
  });
  replace(AppState, {
    currentState: { get: () => getPhone().appState },
    addEventListener: {
      value: (event: string, listener: () => void) =>
        event === 'change' ? getPhone().addAppStateListener(listener) : { remove: () => undefined },
    },
  });
  replace(Linking, {
    openSettings: {
      value: async () => {
        getPhone().trace('call', 'openSettings');
        (getPhone() as ScenePhone).openSettings();
      },
    },
    openURL: {
      value: async (url: string) => {
        getPhone().trace('call', 'openURL', { value: url });
        return true;
      },
    },
  });
  if (!hasPhone()) installPhone(new ScenePhone(platform), getDevices(platform));
}
