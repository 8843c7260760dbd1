// answers: It's dark, and there's no warning anymore.
import { useState } from 'react';
import { runAtTargetFps, useFrameProcessor } from 'react-native-vision-camera';
import { useRunOnJS } from 'react-native-worklets-core';
import { measureLight } from './measureLight';

const TOO_DARK = 0.3;

export function useDarkness() {
  const [isDark] = useState(false);
  const [light, setLight] = useState(1);
  const [isBroken, setIsBroken] = useState(false);
  const showLight = useRunOnJS(setLight, []);
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
          showLight(measureLight(frame));
        } catch (error) {
          giveUp(String(error));
        }
      });
    },
    [isBroken, showLight, giveUp],
  );

  return { frameProcessor, isDark: isDark && light < TOO_DARK, light };
}
