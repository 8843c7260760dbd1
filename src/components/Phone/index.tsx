import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { LoadFailure } from '../LoadFailure';
import { loadOnce } from '../LoadFailure/loadOnce';
import buttonStyles from '../button.module.css';
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
  /** What the cameras see. Otherwise, it's the default scene. */
  scene?: string;
  /** Set when the sample has a pinch gesture. */
  pinch?: string;
  /** Set when the playground can't edit the sample. */
  fixed?: string;
  /** Set when the phone is at the top of a page, so its screenshot loads early. */
  eager?: string;
  /** Changes with the code, in development. */
  version?: string;
  /** Set when `children` is the whole sample. Its code block links to the playground, so the phone doesn't. */
  whole?: string;
  /** The lines of the sample that matter, or the whole sample. */
  children?: ReactNode;
}

/** Links to the sample in the playground. */
export function EditLink({ id, title }: Pick<PhoneProps, 'id' | 'title'>): ReactNode {
  return (
    <a href={`${useBaseUrl('/playground')}#sample=${id}`} className={buttonStyles.button}>
      Edit<span className="sr-only"> {title}</span>
    </a>
  );
}

/** Says why a sample can't be edited. */
export function FixedNote(): ReactNode {
  return <p className={styles.note}>You can’t edit this code here: Reanimated needs Babel.</p>;
}

interface RunNoteProps extends Pick<PhoneProps, 'title'> {
  isRunning?: boolean;
}

/** Explains what is real and what is simulated. */
export function RunNote({ title, isRunning = false }: RunNoteProps): ReactNode {
  return (
    <p className={styles.note}>
      {!isRunning && 'Try it: '}
      <code translate="no">{title.replace(/.*\//, '')}</code> runs here on a simulated phone, with the
      library’s own JavaScript. Timing and images differ from a real phone.
    </p>
  );
}

type Platform = PanelProps['platform'];

interface PosterProps extends Pick<PhoneProps, 'id' | 'title' | 'eager'> {
  /** The first button. */
  first?: Ref<HTMLButtonElement>;
  onRun: (platform: Platform) => void;
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** A screenshot in the frame of a phone, with the buttons that start the phone. */
export function Poster({ id, title, eager, first, onRun, children }: PosterProps): ReactNode {
  const className = clsx(buttonStyles.button, buttonStyles.main, styles.run);
  return (
    <div className={styles.stage} data-controls="">
      <img
        className={styles.screen}
        src={useBaseUrl(`/img/phone/${id}.webp`)}
        alt={`${title} on a phone`}
        width="320"
        height="640"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div className={styles.start} data-script="">
        <button type="button" className={className} ref={first} onClick={() => onRun('android')}>
          Run on Android
        </button>
        <button type="button" className={className} onClick={() => onRun('ios')}>
          Run on iOS
        </button>
        {children}
      </div>
    </div>
  );
}

const loadPanel = loadOnce(() => import('./Panel'));

let closeRunning: (() => void) | undefined;
/** In development, an edit mounts the page again, but the phone keeps running. */
let lastRun: { id: string; platform: Platform; Panel: ComponentType<PanelProps> } | undefined;

/** Shows a picture of a sample, and runs the sample on a click. Only one phone of a page runs at a time. */
export default function Phone(props: PhoneProps): ReactNode {
  const resumed = process.env.NODE_ENV === 'development' && lastRun?.id === props.id ? lastRun : undefined;
  const [platform, setPlatform] = useState(resumed?.platform);
  const [Panel, setPanel] = useState(() => resumed?.Panel);
  const [hasFailed, setHasFailed] = useState(false);
  /** Set when the reader closes the phone, so the focus moves to the button that opens it. */
  const isClosing = useRef(false);
  const runButton = useRef<HTMLButtonElement>(null);

  function run(next: Platform): void {
    closeRunning?.();
    setPlatform(next);
    setHasFailed(false);
    loadPanel().then(
      (module) => {
        lastRun = { id: props.id, platform: next, Panel: module.default };
        setPanel(() => module.default);
      },
      () => setHasFailed(true),
    );
  }

  function close(): void {
    lastRun = undefined;
    isClosing.current = true;
    setPlatform(undefined);
  }

  useEffect(() => {
    if (platform) closeRunning = () => setPlatform(undefined);
    else if (isClosing.current) {
      isClosing.current = false;
      runButton.current!.focus();
    }
  }, [platform]);

  if (platform && Panel) return <Panel {...props} {...{ platform }} onClose={close} />;
  return (
    <section
      className={styles.phone}
      aria-label={`Phone with ${props.title}`}
      data-phone=""
      data-whole={props.whole}
    >
      <div className={styles.layout}>
        {props.children && <div className={styles.code}>{props.children}</div>}
        <Poster {...props} first={runButton} onRun={run}>
          {!props.whole && !props.fixed && <EditLink {...props} />}
        </Poster>
        <div className={styles.controls} data-controls="">
          {hasFailed && platform && <LoadFailure>The phone didn’t load.</LoadFailure>}
          <RunNote title={props.title} />
          {props.fixed && <FixedNote />}
        </div>
      </div>
    </section>
  );
}
