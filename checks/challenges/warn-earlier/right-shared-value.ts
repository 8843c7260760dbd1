import { useEffect, useState } from 'react';
import { runAtTargetFps, useFrameProcessor } from 'react-native-vision-camera';
import { useRunOnJS, useSharedValue } from 'react-native-worklets-core';
import { measureLight } from './measureLight';

export function useDarkness(limit: number) {
  const [isDark, setIsDark] = useState(false);
  const sharedLimit = useSharedValue(limit);
  useEffect(() => {
    sharedLimit.value = limit;
  }, [limit, sharedLimit]);
  const [isBroken, setIsBroken] = useState(false);
  const showDarkness = useRunOnJS(setIsDark, []);
  const giveUp = useRunOnJS((reason: string) => {
    console.warn(reason);
    setIsBroken(true);
  }, []);

  const frameProcessor = useFrameProcessor(
    (frame) => {
      'worklet';
      if (isBroken) return; // The next frame would fail, too.
      runAtTargetFps(4, () => {
        'worklet';
        try {
          showDarkness(measureLight(frame) < sharedLimit.value);
        } catch (error) {
          giveUp(String(error));
        }
      });
    },
    [isBroken, sharedLimit, showDarkness, giveUp],
  );

  return { frameProcessor, isDark: isDark && !isBroken };
}
