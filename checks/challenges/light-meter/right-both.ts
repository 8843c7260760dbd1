import { useState } from 'react';
import { runAtTargetFps, useFrameProcessor } from 'react-native-vision-camera';
import { useRunOnJS } from 'react-native-worklets-core';
import { measureLight } from './measureLight';

const TOO_DARK = 0.3;

export function useDarkness() {
  const [isDark, setIsDark] = useState(false);
  const [light, setLight] = useState(1);
  const [isBroken, setIsBroken] = useState(false);
  const show = useRunOnJS((measured: number) => {
    setLight(measured);
    setIsDark(measured < TOO_DARK);
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
          show(measureLight(frame));
        } catch (error) {
          giveUp(String(error));
        }
      });
    },
    [isBroken, show, giveUp],
  );

  return { frameProcessor, isDark: isDark && !isBroken, light };
}
