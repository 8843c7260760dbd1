import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { PanelMessage, PhoneMessage, PhoneState } from '../../phone/messages';
import { findModelPlatform } from '../../phone/models';
import { situations as allSituations, type SituationName } from '../../phone/situations';
import { PhoneTitle, RunNote, type PhoneProps } from '.';
import Trace from './Trace';
import { addEntries, type TraceRow } from './traceRows';
import styles from './styles.module.css';

const PLATFORMS = { android: 'Android', ios: 'iOS' };
/** In CSS pixels, if there's room. */
const PHONE_HEIGHT = 680;

export interface PanelProps extends PhoneProps {
  platform: keyof typeof PLATFORMS;
  onClose: () => void;
}

/** The running phone with its controls and its trace. */
export default function Panel({
  id,
  title,
  situations,
  models = '',
  pinch,
  version,
  platform: firstPlatform,
  onClose,
}: PanelProps): ReactNode {
  const [platform, setPlatform] = useState(firstPlatform);
  const [starts, setStarts] = useState<readonly SituationName[]>([]);
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<string>();
  const [trace, setTrace] = useState<readonly TraceRow[]>([]);
  const [degrees, setDegrees] = useState(0);
  const [state, setState] = useState<PhoneState>();
  /** What the user answered on the last phone. */
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const [scale, setScale] = useState(1);
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<HTMLElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const name = useId();

  const names = situations.split(' ').filter(Boolean) as SituationName[];
  const offered = names.flatMap((situation) => {
    const { kind, label } = allSituations[situation] as { kind: string; label?: string };
    return label == null ? [] : [{ situation, kind, label }];
  });
  const initial = names.filter(
    (situation) =>
      allSituations[situation].kind === 'start' && !offered.some((entry) => entry.situation === situation),
  );
  const options = new URLSearchParams({ sample: id, platform });
  const model = models.split(' ').find((key) => findModelPlatform(key) === platform);
  if (model) options.set('model', model);
  for (const situation of [...initial, ...starts]) options.append('situation', situation);
  for (const permission of permissions) options.append('permission', permission);
  const run = `${options} ${attempt} ${version}`;

  /** The next phone starts with the answers that the user has given. */
  function keepPermissions(): void {
    if (state) setPermissions(state.permissions);
  }

  function restart(): void {
    keepPermissions();
    setAttempt(attempt + 1);
  }

  function resetPermissions(): void {
    setPermissions([]);
    setAttempt(attempt + 1);
  }

  useEffect(() => {
    function receive({ source, data }: MessageEvent<PhoneMessage>): void {
      if (source !== frame.current?.contentWindow) return;
      if (data.type === 'starting') {
        setFailure(undefined);
        setTrace([]);
        setState(undefined);
        setDegrees(0);
      } else if (data.type === 'started') {
        frame.current!.focus({ preventScroll: true });
        frame.current!.scrollIntoView({ block: 'nearest' });
      } else if (data.type === 'failed') setFailure(data.message);
      else if (data.type === 'trace') setTrace((rows) => addEntries(rows, data.entries));
      else if (data.type === 'state') setState(data.state);
      else if (data.type === 'rotated') {
        setDegrees(data.degrees);
        setScale(data.degrees % 180 === 0 ? 1 : Math.min(1, section.current!.clientWidth / PHONE_HEIGHT));
      } else if (data.type === 'escape') controls.current!.querySelector('input')!.focus();
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  /** A document without a phone is an error page of the browser or of the development server. */
  function checkStart(): void {
    const { documentElement, body } = frame.current!.contentDocument ?? {};
    if (!documentElement?.dataset.platform) setFailure(body?.innerText.trim() || 'The network failed.');
  }

  function trigger(situation: SituationName): void {
    const message: PanelMessage = { situation };
    // A sandboxed phone has an origin that can't be named.
    frame.current!.contentWindow!.postMessage(message, '*');
  }

  return (
    <section
      className={styles.phone}
      aria-label={`Phone with ${title}`}
      data-running=""
      data-rotated={degrees !== 0}
      style={{ '--turn': `${degrees}deg`, '--scale': scale } as CSSProperties}
      ref={section}
    >
      <div className={styles.stage}>
        <iframe
          key={run}
          ref={frame}
          className={styles.screen}
          title={`${PLATFORMS[platform]} phone with ${title}`}
          src={useBaseUrl('/phone/') + `#${options}`}
          onLoad={checkStart}
        />
      </div>
      <div className={styles.side} ref={controls}>
        <PhoneTitle title={title} />
        <fieldset className={styles.platforms}>
          <legend className="sr-only">Platform</legend>
          {Object.entries(PLATFORMS).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                checked={platform === value}
                onChange={() => {
                  keepPermissions();
                  setPlatform(value as typeof platform);
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {failure && (
          <p role="alert">
            The phone didn’t start: {failure}{' '}
            <button type="button" onClick={restart}>
              Retry
            </button>
          </p>
        )}
        <div className={styles.buttons}>
          {offered.map(({ situation, kind, label }) =>
            kind !== 'start' ? (
              <button
                key={situation}
                type="button"
                aria-pressed={kind === 'toggle' ? state?.toggles.includes(situation) === true : undefined}
                onClick={() => trigger(situation)}
              >
                {label}
              </button>
            ) : (
              <button
                key={situation}
                type="button"
                aria-pressed={starts.includes(situation)}
                onClick={() => {
                  keepPermissions();
                  setStarts(
                    starts.includes(situation)
                      ? starts.filter((other) => other !== situation)
                      : [...starts, situation],
                  );
                }}
              >
                {label}
              </button>
            ),
          )}
        </div>
        <div className={styles.buttons}>
          <button type="button" onClick={restart}>
            Restart
          </button>
          {initial.includes('ask-permission') && (
            <button type="button" onClick={resetPermissions}>
              Reset permissions
            </button>
          )}
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
        {pinch && <p>To pinch with a mouse, hold Alt while you drag.</p>}
        <Trace rows={trace} onClear={() => setTrace([])} />
        <RunNote />
      </div>
    </section>
  );
}
