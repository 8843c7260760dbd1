import { NativeModules } from 'react-native';
import { measureBrightness } from '../../src/phone/samplePlugins';

/** Registers the native module that the guide about C++ plugins builds, whose host function lies on the global object. */
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
