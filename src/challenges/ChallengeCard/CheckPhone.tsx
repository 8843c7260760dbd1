import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, type ReactNode } from 'react';
import { findModel, platformNames, type Platform, type Program } from 'vision-camera-phone/protocol';
import { getStartPermissions, type Problem, type Scenario } from 'vision-camera-phone/steps';
import { createPhoneUrl, sendToPhone } from '../../phone-panel/phoneFrame';
import { usePhoneSession } from '../../phone-panel/usePhoneSession';
import styles from './styles.module.css';

/** Milliseconds until an app is stuck while it starts, and until a phone or a scenario is. Generous, because a busy browser is slow. */
const START_MS = 30_000;
const END_MS = 120_000;

interface CheckPhoneProps {
  program: Program;
  scenario: Scenario;
  platform: Platform;
  /** Gets what doesn't work. */
  onEnd: (problem: Problem | undefined) => void;
}

/** A new phone that runs a program through a scenario. */
export default function CheckPhone({ program, scenario, platform, onEnd }: CheckPhoneProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const url = createPhoneUrl({
    platform,
    model: findModel(platform, scenario.models).key,
    scene: scenario.scene,
    situations: ['ask-permission', ...scenario.situations],
    permissions: getStartPermissions(scenario),
  });

  const [{ start, pendingRuns, isFlooded }] = usePhoneSession(frame, url, program, (message) => {
    if (message.type === 'failed') onEnd({ text: `The phone didn’t start: ${message.message}` });
    else if (message.type === 'scenario') onEnd(message.problem);
  });
  const isStarted = start.status === 'running';

  useEffect(() => {
    if (isStarted) sendToPhone(frame, { scenario });
  }, [isStarted, scenario]);

  useEffect(() => {
    if (isFlooded) onEnd({ text: 'The app sends more than this page can read.' });
  }, [isFlooded, onEnd]);

  // Each app that starts gets its time, because `start` is another object then.
  useEffect(() => {
    const [milliseconds, text] =
      start.status === 'running'
        ? [END_MS, 'The app doesn’t answer any more.']
        : pendingRuns > 0
          ? [START_MS, 'The code never finishes, so the app doesn’t start.']
          : [END_MS, 'The phone didn’t start.'];
    const timer = setTimeout(() => onEnd({ text }), milliseconds);
    return () => clearTimeout(timer);
  }, [start, pendingRuns, onEnd]);

  return (
    <div className={styles.phone}>
      <iframe
        ref={frame}
        title={`${platformNames[platform]} phone that is being checked`}
        src={useBaseUrl(url)}
        sandbox="allow-scripts"
        tabIndex={-1}
      />
    </div>
  );
}
