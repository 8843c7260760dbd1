import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Platform } from 'vision-camera-phone/protocol';
import { usePlatform } from '../ui/Platform/usePlatform';
import { closeRunningPhone, setRunningPhone } from './runningPhone';

/** A phone that runs on a click, and closes when another one does. */
interface RunningPhone<T> {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  isStarted: boolean;
  /** What the phone needs. Set while it runs. */
  loaded?: T;
  hasFailed: boolean;
  run: () => void;
  /** Closes the phone, and moves the focus to the button that opens it. */
  close: () => void;
  /** The button that opens it, which isn't there while the phone runs. */
  runButton: RefObject<HTMLButtonElement | null>;
}

/** Loads what a phone needs when a reader starts it. Only one phone of a page runs at a time. */
export function useRunningPhone<T>(
  load: () => Promise<T>,
  resumed?: { platform: Platform; loaded: T },
): RunningPhone<T> {
  const [remembered, remember] = usePlatform();
  /** Set while the phone runs, because a choice on another page or in a tab doesn't restart it. */
  const [running, setRunning] = useState(resumed?.platform);
  const [loaded, setLoaded] = useState(resumed?.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const runButton = useRef<HTMLButtonElement>(null);
  const platform = running ?? remembered;
  const isStarted = running != null;

  useEffect(() => {
    if (isStarted) setRunningPhone(() => setRunning(undefined));
  }, [isStarted]);

  return {
    platform,
    onPlatform(next) {
      remember(next);
      if (isStarted) setRunning(next);
    },
    isStarted,
    loaded: isStarted ? loaded : undefined,
    hasFailed: isStarted && hasFailed,
    run() {
      closeRunningPhone();
      setRunning(platform);
      setHasFailed(false);
      if (loaded == null)
        load().then(
          (result) => setLoaded(() => result),
          () => setHasFailed(true),
        );
    },
    close() {
      flushSync(() => setRunning(undefined));
      runButton.current!.focus();
    },
    runButton,
  };
}
