// answers: The limit is higher now, but the frame processor still uses the old one.
import { useState } from 'react';
import { runAtTargetFps, useFrameProcessor } from 'react-native-vision-camera';
import { useRunOnJS } from 'react-native-worklets-core';
import { measureLight } from './measureLight';

export function useDarkness(limit: number) {
  const [isDark, setIsDark] = useState(false);
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
          showDarkness(measureLight(frame) < limit);
        } catch (error) {
          giveUp(String(error));
        }
      });
    },
    [isBroken, isDark, showDarkness, giveUp],
  );

  return { frameProcessor, isDark: isDark && !isBroken };
}
