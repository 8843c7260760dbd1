// answers: It's bright again, and the app warns about a shadow that's gone.
import { useEffect, useState } from 'react';
import { runAtTargetFps, useFrameProcessor } from 'react-native-vision-camera';
import { useRunOnJS } from 'react-native-worklets-core';
import { measureLight } from './measureLight';

const TOO_DARK = 0.3;

export function useDarkness() {
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
          showDarkness(measureLight(frame) < TOO_DARK);
        } catch (error) {
          giveUp(String(error));
        }
      });
    },
    [isBroken, showDarkness, giveUp],
  );

  const [isWarning, setIsWarning] = useState(false);
  useEffect(() => {
    setTimeout(() => setIsWarning(isDark), isDark ? 2000 : 0);
  }, [isDark]);

  return { frameProcessor, isDark: isWarning && !isBroken };
}
