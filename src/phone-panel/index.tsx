import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Platform } from 'vision-camera-phone/protocol';
import { LoadFailure } from '../ui/LoadFailure';
import { loadOnce } from '../ui/LoadFailure/loadOnce';
import { usePlatform } from '../ui/Platform/usePlatform';
import type { PanelProps } from './Panel';
import type { PhoneProps } from './PhoneProps';
import Poster from './Poster';
import { closeRunningPhone, setRunningPhone } from './runningPhone';

const loadPanel = loadOnce(() => import('./Panel'));

/** In development, an edit mounts the page again, but the phone keeps running. */
let lastRun: { id: string; platform: Platform; Panel: ComponentType<PanelProps> } | undefined;

/** Shows a picture of a sample, and runs the sample on a click. Only one phone of a page runs at a time. */
export default function Phone(props: PhoneProps): ReactNode {
  const resumed = process.env.NODE_ENV === 'development' && lastRun?.id === props.id ? lastRun : undefined;
  const [remembered, remember] = usePlatform();
  /** Set while the phone runs, because a choice on another page or in a tab doesn't restart it. */
  const [running, setRunning] = useState<Platform | undefined>(resumed?.platform);
  const [Panel, setPanel] = useState(() => resumed?.Panel);
  const [hasFailed, setHasFailed] = useState(false);
  const runButton = useRef<HTMLButtonElement>(null);
  const platform = running ?? remembered;
  const isStarted = running != null;

  function run(): void {
    closeRunningPhone();
    setRunning(platform);
    setHasFailed(false);
    loadPanel().then(
      (module) => {
        lastRun = { id: props.id, platform, Panel: module.default };
        setPanel(() => module.default);
      },
      () => setHasFailed(true),
    );
  }

  /** Closes the phone, and moves the focus to the button that opens it. */
  function close(): void {
    lastRun = undefined;
    flushSync(() => setRunning(undefined));
    runButton.current!.focus();
  }

  useEffect(() => {
    if (isStarted) setRunningPhone(() => setRunning(undefined));
  }, [isStarted]);

  const choice = {
    platform,
    onPlatform: (next: Platform) => {
      remember(next);
      if (isStarted) setRunning(next);
    },
  };
  if (isStarted && Panel) return <Panel {...props} {...choice} onClose={close} />;
  return (
    <Poster {...props} {...choice} code={props.children} runButton={runButton} onRun={run}>
      {hasFailed && isStarted && <LoadFailure>The phone didn’t load.</LoadFailure>}
    </Poster>
  );
}
