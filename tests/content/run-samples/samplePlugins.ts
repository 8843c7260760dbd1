import { NativeModules } from 'react-native';
import { measureBrightness } from '../../../src/phone/samplePlugins';

/** Registers the native module from the guide about C++ plugins. Its host function is on the global object. */
export function installSampleModule(): void {
  Object.assign(NativeModules, {
    MeasureBrightness: {
      install() {
        Object.assign(globalThis, { measureBrightness });
        return true;
      },
    },
  });
}
