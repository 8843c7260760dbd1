import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import type { Platform } from 'vision-camera-phone/protocol';
import { LoadFailure } from '../ui/LoadFailure';
import { loadOnce } from '../ui/LoadFailure/loadOnce';
import buttonStyles from '../ui/button.module.css';
import radioStyles from '../ui/radio.module.css';
import type { PanelProps } from './Panel';
import styles from './styles.module.css';

/** What src/page-source/mdx/remarkPhone.ts knows about a sample that runs. */
export interface PhoneProps {
  id: string;
  /** File name of the sample. */
  title: string;
  /** What to try, one step per line. */
  stepTexts?: string;
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
  /** Whether another button of the page is more important than Run. */
  isSecondary?: boolean;
  /** Changes with the code, in development. */
  version?: string;
  /** Set when `children` is the whole sample. */
  whole?: string;
  /** The lines of the sample that matter, or the whole sample. */
  children?: ReactNode;
}

/** Names of the platforms, in the order of the site. */
export const PLATFORMS: Record<Platform, string> = { android: 'Android', ios: 'iOS' };

interface StepTextsProps extends Pick<PhoneProps, 'stepTexts'> {
  isRunning?: boolean;
}

/** Suggests what to try until the steps and their buttons have loaded. */
export function StepTexts({ stepTexts, isRunning = false }: StepTextsProps): ReactNode {
  if (!stepTexts) return null;
  return (
    <div className={styles.steps} data-script="">
      <p>
        <strong>{isRunning ? 'Try this' : 'Run it, then try this'}</strong>
      </p>
      <ol>
        {stepTexts.split('\n').map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

/** Explains what is real and what is simulated, and why some samples can't be edited. */
export function PhoneNote({ title, fixed }: Pick<PhoneProps, 'title' | 'fixed'>): ReactNode {
  return (
    <p className={styles.note}>
      <code translate="no">{title.replace(/.*\//, '')}</code> runs here on a simulated phone, with the
      library’s own JavaScript. Timing and images differ from a real phone.
      {fixed && ' You can’t edit this code here: Reanimated needs Babel.'}
    </p>
  );
}

interface ToolbarProps extends Pick<PhoneProps, 'title' | 'isSecondary'> {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
  /** Starts the phone, or starts it again. */
  onRun: () => void;
  isRunning?: boolean;
  runButton?: Ref<HTMLButtonElement>;
  /** Shown after the Run button. */
  children?: ReactNode;
}

/** Chooses the platform and starts the phone. It's the same before and after the start. */
export function Toolbar({
  title,
  platform,
  onPlatform,
  onRun,
  isRunning = false,
  isSecondary = isRunning,
  runButton,
  children,
}: ToolbarProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.toolbar} data-controls="" data-script="">
      <fieldset className={styles.platforms}>
        <legend className="sr-only">Platform</legend>
        {Object.entries(PLATFORMS).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              className={radioStyles.radio}
              name={name}
              checked={platform === value}
              onChange={() => onPlatform(value as Platform)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={clsx(buttonStyles.button, !isSecondary && buttonStyles.main, !isRunning && styles.run)}
        ref={runButton}
        onClick={onRun}
      >
        {isRunning ? 'Restart' : 'Run'}
        <span className="sr-only"> {title}</span>
      </button>
      {children}
    </div>
  );
}

interface PosterProps
  extends
    Pick<PhoneProps, 'id' | 'title' | 'stepTexts' | 'eager' | 'fixed' | 'whole'>,
    Pick<ToolbarProps, 'platform' | 'onPlatform' | 'onRun' | 'runButton' | 'isSecondary'> {
  code?: ReactNode;
  /** Shown below the toolbar. */
  children?: ReactNode;
}

/** A screenshot in the frame of a phone, and the toolbar that starts the phone. */
export function Poster({
  id,
  title,
  stepTexts,
  eager,
  fixed,
  whole,
  code,
  children,
  ...toolbar
}: PosterProps): ReactNode {
  return (
    <section className={styles.phone} aria-label={`Phone with ${title}`} data-phone="" data-whole={whole}>
      <div className={styles.layout}>
        {code && <div className={styles.code}>{code}</div>}
        <Toolbar {...toolbar} title={title} />
        <div className={styles.stage}>
          <div className={styles.device}>
            <img
              className={styles.screen}
              src={useBaseUrl(`/img/phone/${id}.webp`)}
              alt={`${title} on a phone`}
              width="320"
              height="640"
              {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
            {/* Does the same as Run, so keyboards and screen readers don't need it. */}
            <button
              type="button"
              className={styles.play}
              tabIndex={-1}
              aria-hidden="true"
              data-script=""
              // Keeps the focus out of an element that screen readers can't see.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toolbar.onRun}
            />
          </div>
        </div>
        <div className={styles.more} data-controls="">
          {children}
          <StepTexts stepTexts={stepTexts} />
          <PhoneNote {...{ title, fixed }} />
        </div>
      </div>
    </section>
  );
}

const loadPanel = loadOnce(() => import('./Panel'));

let closeRunning: (() => void) | undefined;
/** In development, an edit mounts the page again, but the phone keeps running. */
let lastRun: { id: string; platform: Platform; Panel: ComponentType<PanelProps> } | undefined;

/** Shows a picture of a sample, and runs the sample on a click. Only one phone of a page runs at a time. */
export default function Phone(props: PhoneProps): ReactNode {
  const resumed = process.env.NODE_ENV === 'development' && lastRun?.id === props.id ? lastRun : undefined;
  const [platform, setPlatform] = useState<Platform>(resumed?.platform ?? 'android');
  const [isStarted, setIsStarted] = useState(resumed != null);
  const [Panel, setPanel] = useState(() => resumed?.Panel);
  const [hasFailed, setHasFailed] = useState(false);
  /** Set when the reader closes the phone, so the focus moves to the button that opens it. */
  const isClosing = useRef(false);
  const runButton = useRef<HTMLButtonElement>(null);

  function run(): void {
    closeRunning?.();
    setIsStarted(true);
    setHasFailed(false);
    loadPanel().then(
      (module) => {
        lastRun = { id: props.id, platform, Panel: module.default };
        setPanel(() => module.default);
      },
      () => setHasFailed(true),
    );
  }

  function close(): void {
    lastRun = undefined;
    isClosing.current = true;
    setIsStarted(false);
  }

  useEffect(() => {
    if (isStarted) closeRunning = () => setIsStarted(false);
    else if (isClosing.current) {
      isClosing.current = false;
      runButton.current!.focus();
    }
  }, [isStarted]);

  const choice = { platform, onPlatform: setPlatform };
  if (isStarted && Panel) return <Panel {...props} {...choice} onClose={close} />;
  return (
    <Poster {...props} {...choice} code={props.children} runButton={runButton} onRun={run}>
      {hasFailed && isStarted && <LoadFailure>The phone didn’t load.</LoadFailure>}
    </Poster>
  );
}
