import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Platform } from 'vision-camera-phone/protocol';
import { usePlatform } from '../ui/Platform/usePlatform';
import { closeRunningPhone, setRunningPhone } from './runningPhone';

/** A phone that starts on a click, and closes when another one starts. */
interface RunningPhone<T> {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  /** Whether the phone was started, but what it needs is still loading. */
  isLoading: boolean;
  /** What the phone needs. Only set while the phone is started. */
  loaded?: T;
  /** Whether loading failed. `run` tries again. */
  hasFailed: boolean;
  run: () => void;
  /** Closes the phone, and moves the focus to the button that opens it. */
  close: () => void;
  /** The button that opens it, which isn't there while the phone runs. */
  runButton: RefObject<HTMLButtonElement | null>;
}

/** Loads what a phone needs when a reader starts it, and closes the phone that ran before. Keeps what it loaded. */
export function useRunningPhone<T>(
  load: () => Promise<T>,
  resumed?: { platform: Platform; loaded: T },
): RunningPhone<T> {
  const [remembered, remember] = usePlatform();
  /** Set from the click until the phone closes, so a platform chosen in another place doesn't restart the phone. */
  const [started, setStarted] = useState(resumed?.platform);
  const [loaded, setLoaded] = useState(resumed?.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const runButton = useRef<HTMLButtonElement>(null);
  const platform = started ?? remembered;
  const isStarted = started != null;

  useEffect(() => {
    if (isStarted) setRunningPhone(() => setStarted(undefined));
  }, [isStarted]);

  return {
    platform,
    onPlatform(next) {
      remember(next);
      if (isStarted) setStarted(next);
    },
    isLoading: isStarted && loaded == null && !hasFailed,
    loaded: isStarted ? loaded : undefined,
    hasFailed: isStarted && hasFailed,
    run() {
      closeRunningPhone();
      setStarted(platform);
      setHasFailed(false);
      if (loaded == null)
        load().then(
          (result) => setLoaded(() => result),
          () => setHasFailed(true),
        );
    },
    close() {
      flushSync(() => setStarted(undefined));
      runButton.current!.focus();
    },
    runButton,
  };
}
