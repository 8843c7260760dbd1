import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { findModel, platformNames, type Platform, type Program } from 'vision-camera-phone/protocol';
import { createMessageReader } from 'vision-camera-phone/readMessage';
import { getStartPermissions, type Problem, type Scenario } from 'vision-camera-phone/steps';
import { createPhoneUrl, sendToPhone } from '../../phone-panel/phoneFrame';
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

  // Other effects can run after the frame has loaded from the cache and said that it's ready.
  useLayoutEffect(() => {
    let timer = 0;
    let isStarted = false;
    const read = createMessageReader(() => onEnd({ text: 'The app sends more than this page can read.' }));

    /** Ends the scenario unless another limit replaces this one. */
    function limit(milliseconds: number, text: string): void {
      clearTimeout(timer);
      timer = window.setTimeout(() => onEnd({ text }), milliseconds);
    }

    function receive(event: MessageEvent<unknown>): void {
      if (event.source !== frame.current?.contentWindow) return;
      const message = read(event);
      switch (message?.type) {
        case 'ready':
          sendToPhone(frame, { program });
          break;
        case 'running':
          if (!isStarted) limit(START_MS, 'The code never finishes, so the app doesn’t start.');
          break;
        case 'started':
          if (!isStarted) sendToPhone(frame, { scenario });
          isStarted = true;
          limit(END_MS, 'The app doesn’t answer any more.');
          break;
        case 'failed':
          onEnd({ text: `The phone didn’t start: ${message.message}` });
          break;
        case 'scenario':
          onEnd(message.problem);
      }
    }

    limit(END_MS, 'The phone didn’t start.');
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
  }, [program, scenario, onEnd]);

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
