import WebAnimated from 'react-native-web/dist/exports/Animated';

type Animate = (value: unknown, config: object) => unknown;
const { timing, spring } = WebAnimated as unknown as Record<'timing' | 'spring', Animate>;

/**
 * Browsers have no native driver, and react-native-web warns about it. This module is separate from `index.ts`, so only
 * samples that animate load its 31 KB.
 */
export const Animated = {
  ...WebAnimated,
  timing: (value: unknown, config: object) => timing(value, { ...config, useNativeDriver: false }),
  spring: (value: unknown, config: object) => spring(value, { ...config, useNativeDriver: false }),
};
