import Link from '@docusaurus/Link';
import { useEffect, useState, type ReactNode } from 'react';
import { platformNames } from 'vision-camera-phone/protocol';
import { readSentence, type Scenario } from 'vision-camera-phone/steps';
import type { Files } from '../../page-source/samples/Files';
import { compile, isCompileError } from '../../programs/compile';
import { markDone } from '../../progress/progress';
import buttonStyles from '../../ui/button.module.css';
import ChallengeTitle from '../Challenge/ChallengeTitle';
import type { PlaygroundChallenge } from '../PlaygroundChallenge';
import CheckPhone from './CheckPhone';
import styles from './styles.module.css';
import type { Check, CheckControls, CheckResult } from './useCheck';

interface ChallengeCardProps extends CheckControls {
  challenge: PlaygroundChallenge;
  files: Files;
  /** Replaces the code in the editor. */
  onFiles: (files: Files) => void;
}

/** Renders HTML from this site's build. Never pass it a reader's text. */
const Html = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

function describeStatus({ results, pending }: Check): string {
  const total = results.length + pending.length;
  const [running] = pending;
  if (running)
    return `Checking ${results.length + 1} of ${total}, on ${platformNames[running.platform]}: ${running.scenario.says}`;
  const passed = results.filter(({ problem }) => problem == null).length;
  return passed === total ? `Solved: all ${total} checks pass.` : `${passed} of ${total} checks pass.`;
}

function ResultItem({ scenario, platform, problem }: CheckResult): ReactNode {
  return (
    <li data-passed={problem == null}>
      <strong>
        {platformNames[platform]}: {problem ? 'doesn’t work yet' : 'works'}.
      </strong>{' '}
      {problem ? problem.text : readSentence(scenario.works, platform)}
      {problem?.detail && <p className={styles.detail}>{problem.detail}</p>}
    </li>
  );
}

/** The results of each scenario that has some. */
function Results({
  scenarios,
  results,
}: {
  scenarios: readonly Scenario[];
  results: readonly CheckResult[];
}) {
  return (
    <ul className={styles.results} aria-label="Results">
      {scenarios.map((scenario) => {
        const own = results.filter((result) => result.scenario === scenario);
        if (own.length === 0) return null;
        return (
          <li key={scenario.says}>
            {scenario.says}
            <ul>
              {own.map((result) => (
                <ResultItem key={result.platform} {...result} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** The goal of a challenge, its hints, and the check of the reader's code. */
export default function ChallengeCard({
  challenge,
  files,
  onFiles,
  check,
  running,
  start,
  finish,
  cancel,
}: ChallengeCardProps): ReactNode {
  const { id, kind, title, url, goal, hints, explanation, solution, scenarios } = challenge;
  const [compileError, setCompileError] = useState('');
  const [checkedFiles, setCheckedFiles] = useState<Files>();
  const isChecking = running != null;
  const isPassed = check?.pending.length === 0 && check.results.every(({ problem }) => problem == null);
  const isOutdated = checkedFiles !== files;

  useEffect(() => {
    if (isPassed) markDone('challenges', id);
  }, [isPassed, id]);

  function checkFiles(): void {
    const result = compile(files);
    setCheckedFiles(files);
    if (isCompileError(result)) {
      const { file, line, message } = result;
      setCompileError(`The code can’t be compiled. ${file}, line ${line}: ${message}`);
      cancel();
    } else {
      setCompileError('');
      start(result, scenarios);
    }
  }

  return (
    <section className={styles.challenge} aria-label={`Challenge: ${title}`} data-challenge="">
      <h2>
        <ChallengeTitle {...{ id, kind, title }} />
      </h2>
      <Html html={goal} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.main}`}
          onClick={isChecking ? cancel : checkFiles}
        >
          {isChecking ? 'Cancel' : 'Check'}
        </button>
        <Link to={url}>Back to the chapter</Link>
      </div>
      <div className={styles.check}>
        <div>
          <p role="status" className={styles.status}>
            {compileError || (check && describeStatus(check))}
          </p>
          {check && <Results scenarios={scenarios} results={check.results} />}
          {check && isOutdated && !isChecking && (
            <p className={styles.detail}>You’ve changed the code since this check.</p>
          )}
        </div>
        {check && running && (
          <CheckPhone
            key={`${check.id} ${check.results.length}`}
            program={check.program}
            scenario={running.scenario}
            platform={running.platform}
            onEnd={finish}
          />
        )}
      </div>
      {hints.map((hint, index) => (
        <details key={hint}>
          <summary>{hints.length > 1 ? `Hint ${index + 1}` : 'Hint'}</summary>
          <Html html={hint} />
        </details>
      ))}
      <details>
        <summary>Solution</summary>
        <Html html={explanation} />
        <button type="button" className={buttonStyles.button} onClick={() => onFiles(solution)}>
          Put it into the editor
        </button>
      </details>
    </section>
  );
}
