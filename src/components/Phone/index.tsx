import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PanelProps } from './Panel';
import styles from './styles.module.css';

/** What src/mdx/remarkPhone.ts knows about a sample that runs. */
export interface PhoneProps {
  id: string;
  /** File name of the sample. */
  title: string;
  /** Names of the situations to offer, separated by spaces. */
  situations: string;
  /** Keys of the phones that show the sample's point, separated by spaces. Otherwise the platform's default is used. */
  models?: string;
  /** Set when the sample has a pinch gesture. */
  pinch?: string;
  /** Set when the phone is at the top of a page, so its screenshot loads early. */
  eager?: string;
  /** Changes with the code, in development. */
  version?: string;
}

/** Names the sample that runs. */
export function PhoneTitle({ title }: Pick<PhoneProps, 'title'>): ReactNode {
  return (
    <p>
      <code>{title}</code> on a phone
    </p>
  );
}

/** Explains what is real and what is simulated. */
export function RunNote(): ReactNode {
  return (
    <p className={styles.note}>
      Your browser runs the printed code and the library’s JavaScript. The phone is simulated from the
      library’s source. Its timing and images aren’t real.
    </p>
  );
}

type Platform = PanelProps['platform'];

let closeRunning: (() => void) | undefined;
/** In development, an edit mounts the page again, but the phone keeps running. */
let lastRun: { id: string; platform: Platform; Panel: ComponentType<PanelProps> } | undefined;

/** Shows a picture of a sample, and runs the sample on a click. Only one phone of a page runs at a time. */
export default function Phone(props: PhoneProps): ReactNode {
  const resumed = process.env.NODE_ENV === 'development' && lastRun?.id === props.id ? lastRun : undefined;
  const [platform, setPlatform] = useState(resumed?.platform);
  const [Panel, setPanel] = useState(() => resumed?.Panel);
  const [error, setError] = useState<Error>();
  const poster = useBaseUrl(`/img/phone/${props.id}.webp`);

  function run(next: Platform): void {
    closeRunning?.();
    setPlatform(next);
    setError(undefined);
    import('./Panel').then((module) => {
      lastRun = { id: props.id, platform: next, Panel: module.default };
      setPanel(() => module.default);
    }, setError);
  }

  function close(): void {
    lastRun = undefined;
    setPlatform(undefined);
  }

  useEffect(() => {
    if (platform) closeRunning = () => setPlatform(undefined);
  }, [platform]);

  if (platform && Panel) return <Panel {...props} {...{ platform }} onClose={close} />;
  return (
    <section className={styles.phone} aria-label={`Phone with ${props.title}`} data-phone="">
      <img
        className={styles.screen}
        src={poster}
        alt={`${props.title} on a phone`}
        width="320"
        height="640"
        {...(props.eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div className={styles.side}>
        <PhoneTitle title={props.title} />
        <p className={styles.buttons} data-script="">
          <button type="button" onClick={() => run('android')}>
            Run on Android
          </button>
          <button type="button" onClick={() => run('ios')}>
            Run on iOS
          </button>
        </p>
        {error && platform && (
          <p role="alert">
            The phone didn’t load: {error.message}{' '}
            <button type="button" onClick={() => run(platform)}>
              Retry
            </button>
          </p>
        )}
        <RunNote />
      </div>
    </section>
  );
}
