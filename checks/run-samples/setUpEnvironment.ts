import { jest } from '@jest/globals';
import type { ScenePhone } from 'vision-camera-phone';
import type { ChallengePhone } from '../run-challenges/ChallengePhone';

// V8's default. Jest sets 100, but that's slow because React captures a stack for each element.
Error.stackTraceLimit = 10;

// React Native's own mocks return nothing here. These return what the phone does.
jest.mock('react-native/Libraries/AppState/AppState', () => {
  const { getPhone } = jest.requireActual<typeof import('vision-camera-phone')>('vision-camera-phone');
  return {
    __esModule: true,
    default: {
      get currentState() {
        return getPhone().appState;
      },
      isAvailable: true,
      addEventListener: (event: string, listener: () => void) =>
        event === 'change' ? getPhone().addAppStateListener(listener) : { remove: () => undefined },
    },
  };
});
jest.mock('react-native/Libraries/Linking/Linking', () => {
  const { getPhone } = jest.requireActual<typeof import('vision-camera-phone')>('vision-camera-phone');
  return {
    __esModule: true,
    default: {
      async openSettings() {
        getPhone().trace('call', 'openSettings');
        (getPhone() as ScenePhone).openSettings();
      },
      async openURL(url: string) {
        getPhone().trace('call', 'openURL', { value: url });
        return true;
      },
      canOpenURL: () => Promise.resolve(true),
      getInitialURL: () => Promise.resolve(null),
      addEventListener: () => ({ remove: () => undefined }),
    },
  };
});
jest.mock('react-native/Libraries/Alert/Alert', () => {
  const { getPhone } = jest.requireActual<typeof import('vision-camera-phone')>('vision-camera-phone');
  return {
    __esModule: true,
    default: {
      alert: (...alert: Parameters<ChallengePhone['showAlert']>) =>
        (getPhone() as Partial<ChallengePhone>).showAlert?.(...alert),
    },
  };
});
jest.mock('react-native/Libraries/ReactNative/RendererProxy', () => ({
  ...jest.requireActual<object>('react-native/jest/mocks/RendererProxy'),
  findNodeHandle: (component: { _nativeTag?: number } | null) =>
    component == null ? null : (component._nativeTag ?? 1),
  // Pressing a <Button> on Android looks for its native view and sends it commands.
  findHostInstance_DEPRECATED: (component: object) => component,
}));
jest.mock('react-native/Libraries/Components/View/ViewNativeComponent', () => ({
  ...jest.requireActual<object>('react-native/jest/mocks/ViewNativeComponent'),
  Commands: { hotspotUpdate: () => undefined, setPressed: () => undefined },
}));
jest.mock('react-native/Libraries/ReactNative/requireNativeComponent', () => {
  const actual = jest.requireActual<{ default: (name: string) => unknown }>(
    'react-native/jest/mocks/requireNativeComponent',
  );
  const { createCameraView } =
    jest.requireActual<typeof import('vision-camera-phone')>('vision-camera-phone');
  return {
    __esModule: true,
    default: (name: string) => (name === 'CameraView' ? createCameraView() : actual.default(name)),
  };
});
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);
jest.mock('@react-native-clipboard/clipboard', () => ({
  __esModule: true,
  default: { setString: () => undefined },
}));
jest.mock('@react-native-community/image-editor', () => ({
  __esModule: true,
  default: { cropImage: () => Promise.resolve({ uri: 'file:///cache/cropped.jpg' }) },
}));
jest.mock('react-native-fast-tflite', () => {
  const { useTensorflowModel } =
    jest.requireActual<typeof import('vision-camera-phone')>('vision-camera-phone');
  return { useTensorflowModel };
});
jest.mock('@dr.pogodin/react-native-fs', () => ({ unlink: () => Promise.resolve() }));
jest.mock('react-native-reanimated', () => ({
  ...jest.requireActual<object>('react-native-reanimated/mock'),
  // Reanimated's mock lacks what the library's Skia canvas uses.
  useFrameCallback: () => ({ setActive: () => undefined, isActive: false, callbackId: 1 }),
}));
jest.mock('@shopify/react-native-skia', () => {
  const { createSkia } = jest.requireActual<typeof import('./createSkia')>('./createSkia');
  return createSkia();
});
