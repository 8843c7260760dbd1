import { useEffect, type ReactNode } from 'react';
import type { Platform } from 'vision-camera-phone/protocol';
import { LoadFailure } from '../ui/LoadFailure';
import { loadOnce } from '../ui/LoadFailure/loadOnce';
import type { PhoneProps } from './PhoneProps';
import Poster from './Poster';
import { useRunningPhone } from './useRunningPhone';

const loadPanel = loadOnce(() => import('./Panel'));

/** In development, an edit mounts the page again, but the phone keeps running. */
let lastRun: { id: string; platform: Platform; loaded: typeof import('./Panel') } | undefined;

/** Shows a picture of a sample, and runs the sample on a click. */
export default function Phone(props: PhoneProps): ReactNode {
  const { id } = props;
  const resumed = process.env.NODE_ENV === 'development' && lastRun?.id === id ? lastRun : undefined;
  const phone = useRunningPhone(loadPanel, resumed);
  const { platform, onPlatform, loaded, hasFailed, runButton, run } = phone;

  useEffect(() => {
    if (loaded) lastRun = { id, platform, loaded };
  }, [id, platform, loaded]);

  function close(): void {
    lastRun = undefined;
    phone.close();
  }

  const choice = { platform, onPlatform };
  if (loaded) return <loaded.default {...props} {...choice} onClose={close} />;
  return (
    <Poster {...props} {...choice} code={props.children} runButton={runButton} onRun={run}>
      {hasFailed && <LoadFailure>The phone didn’t load.</LoadFailure>}
    </Poster>
  );
}
