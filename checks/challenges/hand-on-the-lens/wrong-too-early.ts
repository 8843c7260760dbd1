// answers: It has been dark for one second, and the app warns already.
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
    const timer = setTimeout(() => setIsWarning(isDark), isDark ? 500 : 0);
    return () => clearTimeout(timer);
  }, [isDark]);

  return { frameProcessor, isDark: isWarning && !isBroken };
}
