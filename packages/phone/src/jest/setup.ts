/**
 * For Jest's `setupFiles`: the library, and the worklets that frame processors need, run on a simulated phone. Nothing
 * loads until a test imports one of them.
 */
import { jest } from '@jest/globals';

function runOnPhone(name: string): void {
  jest.mock(name, () => {
    const { connectReactNative } =
      jest.requireActual<typeof import('./connectReactNative')>('./connectReactNative');
    connectReactNative();
    return jest.requireActual(name);
  });
}

function isInstalled(name: string): boolean {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}

runOnPhone('react-native-vision-camera');
if (isInstalled('react-native-worklets-core')) runOnPhone('react-native-worklets-core');
