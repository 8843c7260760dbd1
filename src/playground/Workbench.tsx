import Link from '@docusaurus/Link';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import CopyButton from '../ui/CopyButton';
import buttonStyles from '../ui/button.module.css';
import Panel from '../phone-panel/Panel';
import Poster from '../phone-panel/Poster';
import {
  type Platform,
  type Program,
  type ProgramError,
  type ThrownError,
  situations as allSituations,
} from 'vision-camera-phone/protocol';
import ChallengeCard from '../challenges/ChallengeCard';
import { useCheck } from '../challenges/ChallengeCard/useCheck';
import { CHALLENGE_SCENE, type PlaygroundChallenge } from '../challenges/PlaygroundChallenge';
import type { Files } from '../page-source/samples/Files';
import { compile, isCompileError } from '../programs/compile';
import Editor from './Editor';
import { toHash, type LinkState } from './link';
import type { Opened } from './useOpened';
import { useSavedLink } from './useSavedLink';
import styles from './styles.module.css';

/** Milliseconds without a key until the phone runs the code. Each time, the URL changes, which Safari limits. */
const PAUSE_MS = 350;

/** The sample whose screenshot is shown for the empty screen. */
const EMPTY_SCREEN_POSTER = 'sample-app';

/** What can happen to the phone of the empty screen: everything that has a button. */
const EVERY_SITUATION = Object.entries(allSituations)
  .filter(([, situation]) => 'label' in situation)
  .map(([name]) => name)
  .join(' ');

/** What can happen to the phone of a challenge. It asks for permissions if a check needs an answer. */
function listSituations({ scenarios }: PlaygroundChallenge): string {
  const asks = scenarios.some(({ permissions }) => Object.values(permissions).some((it) => it !== 'granted'));
  return asks ? `ask-permission ${EVERY_SITUATION}` : EVERY_SITUATION;
}

/** The editor and the phone. */
export default function Workbench({
  samples,
  sample,
  challenge,
  mistake,
  mistakeIndex,
  printed,
  broken,
  files: openedFiles,
  settings: openedSettings,
  startsNow,
}: Omit<Opened, 'key'>): ReactNode {
  const [files, setFiles] = useState(openedFiles);
  const [settings, setSettings] = useState(openedSettings);
  const [resets, setResets] = useState(0);
  const [isRunning, setIsRunning] = useState(startsNow);
  const runButton = useRef<HTMLButtonElement>(null);
  const check = useCheck();
  const [startedAlone, setStartedAlone] = useState(startsNow);
  /** The last code that could be compiled. */
  const [program, setProgram] = useState<Program>();
  const [compileError, setCompileError] = useState<ProgramError>();
  /** What a program threw. A program that has been replaced can go on throwing. */
  const [thrown, setThrown] = useState<ThrownError>();

  const text = JSON.stringify(files);
  const isPrinted = text === JSON.stringify(printed);
  const isBroken = broken != null && text === JSON.stringify(broken);
  const isEdited = !isPrinted && !isBroken;
  const link: LinkState = useMemo(
    () => ({
      ...settings,
      sample: sample?.id,
      challenge: challenge?.id,
      mistake: isBroken ? mistakeIndex : undefined,
      files: isEdited ? files : undefined,
    }),
    [settings, sample, challenge, mistakeIndex, files, isBroken, isEdited],
  );
  /** What to try with this code: nothing is known about edited code. */
  const steps = useMemo(
    () => (mistake && isBroken ? [mistake.step] : isPrinted && sample && !sample.finished ? undefined : []),
    [mistake, isBroken, isPrinted, sample],
  );

  const save = useSavedLink(link);
  useEffect(() => {
    let isCurrent = true;

    async function update(): Promise<void> {
      // The URL has the code before it runs, so it survives an endless loop.
      await save();
      if (!isCurrent) return;
      const result = compile(files);
      if (isCompileError(result)) setCompileError(result);
      else {
        setCompileError(undefined);
        setProgram(result);
      }
    }

    // What was opened or reset starts immediately.
    const timer = setTimeout(() => void update(), files === openedFiles ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [files, openedFiles, save]);

  function run(): void {
    setStartedAlone(false);
    setIsRunning(true);
  }

  /** Closes the phone, and moves the focus to the button that opens it. */
  function close(): void {
    flushSync(() => setIsRunning(false));
    runButton.current!.focus();
  }

  function replace(next: Files): void {
    setFiles(next);
    setResets(resets + 1);
  }

  const runError = thrown?.program === program?.id ? thrown?.error : undefined;
  const title = Object.keys(files)[0]!;
  const { platform } = settings;
  const choice = {
    platform,
    // Each platform has its own models.
    onPlatform: (next: Platform) => setSettings({ ...settings, platform: next, model: undefined }),
  };
  return (
    <div data-playground="">
      <div className={styles.bar}>
        {!challenge && (
          <label>
            <span>Start from</span>
            <select
              className={buttonStyles.button}
              value={sample?.id ?? ''}
              onChange={({ target }) => {
                window.location.hash = target.value && `sample=${target.value}`;
              }}
            >
              <option value="">An empty camera screen</option>
              {samples.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          className={buttonStyles.button}
          disabled={isPrinted}
          onClick={() => replace(printed)}
        >
          Reset
        </button>
        <CopyButton
          className={buttonStyles.button}
          label="Copy link"
          name="to this code and phone"
          read={async () => {
            const { origin, pathname } = window.location;
            return origin + pathname + (await toHash(link));
          }}
        />
        {sample && <Link to={sample.url}>Read about this code</Link>}
      </div>
      <div className={styles.columns} data-with-challenge={challenge && ''}>
        {challenge && <ChallengeCard challenge={challenge} files={files} onFiles={replace} {...check} />}
        <Editor
          key={resets}
          files={files}
          opens={challenge?.opens}
          problem={compileError ?? runError}
          onChange={setFiles}
        />
        <div>
          {mistake && isBroken && (
            <p>
              <strong>A mistake to try: {mistake.change}.</strong> Reset takes it out again.
            </p>
          )}
          {/* A check has phones of its own, and one at a time is enough for a page. */}
          {check.running ? undefined : isRunning && program ? (
            <Panel
              id={sample?.id ?? ''}
              steps={steps}
              title={title}
              situations={challenge ? listSituations(challenge) : (sample?.situations ?? EVERY_SITUATION)}
              models={sample?.models}
              scene={challenge ? CHALLENGE_SCENE : sample?.scene}
              pinch={sample?.pinch ? 'true' : undefined}
              {...choice}
              program={program}
              settings={settings}
              onSettings={setSettings}
              onProgramError={setThrown}
              startsAlone={startedAlone}
              onClose={close}
            />
          ) : (
            <Poster
              id={challenge?.sample ?? sample?.finished ?? sample?.id ?? EMPTY_SCREEN_POSTER}
              title={title}
              eager="true"
              {...choice}
              runButton={runButton}
              onRun={run}
            >
              {isEdited && (
                <p>Edited code doesn’t start by itself, because a link can contain somebody else’s code.</p>
              )}
            </Poster>
          )}
        </div>
      </div>
    </div>
  );
}
