import { useRef, useState } from 'react';
import { runAtTargetFps, useFrameProcessor } from 'react-native-vision-camera';
import { useRunOnJS } from 'react-native-worklets-core';
import { measureLight } from './measureLight';

const TOO_DARK = 0.3;

export function useDarkness() {
  const [isDark, setIsDark] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const darkSince = useRef(Infinity);
  const showDarkness = useRunOnJS((isDarkNow: boolean) => {
    const now = Date.now();
    darkSince.current = isDarkNow ? Math.min(darkSince.current, now) : Infinity;
    setIsDark(now - darkSince.current >= 2000);
  }, []);
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

  return { frameProcessor, isDark: isDark && !isBroken };
}
