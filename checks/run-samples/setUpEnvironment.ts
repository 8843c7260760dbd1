import { jest } from '@jest/globals';

/** The phone of challenges. Others have no alerts. */
interface AlertPhone {
  showAlert(...alert: unknown[]): void;
}

// V8's default. Jest sets 100, but that's slow because React captures a stack for each element.
Error.stackTraceLimit = 10;

// React Native's own mock returns nothing here. This one does what the phone does.
jest.mock('react-native/Libraries/Alert/Alert', () => {
  const { getPhone } = jest.requireActual<typeof import('vision-camera-phone')>('vision-camera-phone');
  return {
    __esModule: true,
    default: {
      alert: (...alert: unknown[]) => (getPhone() as Partial<AlertPhone>).showAlert?.(...alert),
    },
  };
});
jest.mock('react-native/Libraries/ReactNative/RendererProxy', () => ({
  ...jest.requireActual<object>('react-native/jest/mocks/RendererProxy'),
  findNodeHandle: (component: object | null) => (component == null ? null : 1),
  // Pressing a <Button> on Android looks for its native view and sends it commands.
  findHostInstance_DEPRECATED: (component: object) => component,
}));
jest.mock('react-native/Libraries/Components/View/ViewNativeComponent', () => ({
  ...jest.requireActual<object>('react-native/jest/mocks/ViewNativeComponent'),
  Commands: { hotspotUpdate: () => undefined, setPressed: () => undefined },
}));
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
jest.mock('@dr.pogodin/react-native-fs', () => ({
  unlink: jest.fn(() => Promise.resolve()),
  mkdir: () => Promise.resolve(),
  stat: (path: string) =>
    Promise.resolve({ path, size: 2_000_000, isFile: () => true, isDirectory: () => false }),
  getFSInfo: () => Promise.resolve({ totalSpace: 64_000_000_000, freeSpace: 16_000_000_000 }),
}));
jest.mock('react-native-reanimated', () => ({
  ...jest.requireActual<object>('react-native-reanimated/mock'),
  // Reanimated's mock lacks what the library's Skia canvas uses.
  useFrameCallback: () => ({ setActive: () => undefined, isActive: false, callbackId: 1 }),
}));
jest.mock('@shopify/react-native-skia', () => {
  const { createSkia } = jest.requireActual<typeof import('./createSkia')>('./createSkia');
  return createSkia();
});
