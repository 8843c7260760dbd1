/** For Jest's `setupFiles`: the library runs on a simulated phone. Nothing loads until a test imports the library. */
import { jest } from '@jest/globals';

jest.mock('react-native-vision-camera', () => {
  const { connectReactNative } =
    jest.requireActual<typeof import('./connectReactNative')>('./connectReactNative');
  connectReactNative();
  return jest.requireActual('react-native-vision-camera');
});
