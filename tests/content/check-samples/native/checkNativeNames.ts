import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { findNativeNames } from './findNativeNames';

/** Reports library names in a page's native samples that the installed package doesn't have. */
export function checkNativeNames(samples: readonly Sample[]): Problem[] {
  return findNativeNames(samples)
    .filter(({ foundIn }) => foundIn == null)
    .map(({ name, file, line }) => ({
      file,
      line,
      message: `"${name}" is not in the native sources of react-native-vision-camera.`,
    }));
}
