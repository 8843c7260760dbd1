import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import {
  Children,
  isValidElement,
  useCallback,
  useId,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Platform } from 'vision-camera-phone/protocol';
import { splitCode } from '../../page-source/mdx/splitCode';
import { closeRunningPhone, setRunningPhone } from '../../phone-panel/runningPhone';
import { LoadFailure } from '../../ui/LoadFailure';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import { usePlatform } from '../../ui/Platform/usePlatform';
import buttonStyles from '../../ui/button.module.css';
import Answer, { type AnswerProps } from './Answer';
import type { GuessPhoneProps } from './GuessPhone';
import type { GuessRun } from './loadGuess';
import type { StepOfSample } from './StepOfSample';
import styles from './styles.module.css';

const loadPhone = loadOnce(async () => {
  const [{ default: Phone }, { loadGuess }] = await Promise.all([
    import('./GuessPhone'),
    import('./loadGuess'),
  ]);
  return { Phone, loadGuess };
});

interface GuessProps extends Partial<StepOfSample> {
  /** The only phone that runs, for a question about one platform. Without it, both run if they differ. */
  platform?: Platform;
  /** The question, then each `<Answer>`. */
  children: ReactNode;
}

type AnswerElement = ReactElement<AnswerProps>;

const isAnswer = (node: ReactNode): node is AnswerElement => isValidElement(node) && node.type === Answer;

/** Returns a label with what's between backticks as code. */
function markCode(label: string): ReactNode[] {
  return splitCode(label).map(({ value, isCode }, index) =>
    isCode ? <code key={index}>{value}</code> : value,
  );
}

/** Why an answer is right or wrong. */
function Explanation({ answer: { props } }: { answer: AnswerElement }): ReactNode {
  return (
    <div className={styles.explanation} data-right={props.right ?? false}>
      <p className={styles.verdict}>
        {props.right ? 'Right' : 'Wrong'}: {markCode(props.label)}
      </p>
      {props.children}
    </div>
  );
}

/** A question about what happens. The reader chooses an answer, the phone shows what happens, and the page says why. */
export default function Guess({ children, platform, ...sample }: GuessProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [status, setStatus] = useState('');
  const [isRevealed, setIsRevealed] = useState(false);
  const [preferred] = usePlatform();
  const [phones, setPhones] = useState<{
    Phone: ComponentType<GuessPhoneProps>;
    run: GuessRun;
    platforms: readonly Platform[];
  }>();
  /** The platforms that have done the step. The next one starts then. */
  const [done, setDone] = useState<readonly Platform[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const question = useId();
  const name = useId();

  const parts = Children.toArray(children);
  const answers = parts.filter(isAnswer);
  const right = answers.findIndex(({ props }) => props.right);

  const { withBaseUrl } = useBaseUrlUtils();
  const runs = sample.step != null || sample.mistake != null;

  const finish = useCallback(
    (platform: Platform) => setDone((list) => [...new Set([...list, platform])]),
    [],
  );
  if (phones && !isRevealed && done.length === phones.platforms.length) setIsRevealed(true);

  function run(): void {
    if (chosen == null) {
      setStatus('Choose an answer first.');
      return;
    }
    if (!runs) {
      setIsRevealed(true);
      return;
    }
    closeRunningPhone();
    setStatus('Watch the phone…');
    loadPhone()
      .then(async ({ Phone, loadGuess }) => {
        const loaded = await loadGuess(sample as StepOfSample, withBaseUrl);
        const { android, ios } = loaded.step;
        const first = platform ?? preferred;
        const isOne = platform != null || android.text === ios.text;
        setRunningPhone(() => {
          setPhones(undefined);
          setDone([]);
          setStatus('');
        });
        setPhones({
          Phone,
          run: loaded,
          platforms: isOne ? [first] : [first, first === 'ios' ? 'android' : 'ios'],
        });
      })
      .catch(() => {
        setHasFailed(true);
        setIsRevealed(true);
      });
  }

  return (
    <section className={styles.guess} aria-labelledby={question}>
      <div className={styles.layout} data-phones={phones?.platforms.length}>
        <div className={styles.question}>
          <p className={styles.kicker}>Guess</p>
          <div id={question}>{parts.filter((part) => !isAnswer(part))}</div>
          <fieldset className={styles.answers} aria-labelledby={question}>
            <ul>
              {answers.map(({ props: { label } }, index) => (
                <li key={label}>
                  <label>
                    <input
                      type="radio"
                      name={name}
                      checked={chosen === index}
                      onChange={() => setChosen(index)}
                      data-script=""
                    />
                    <span>{markCode(label)}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          {!isRevealed && (
            <button
              type="button"
              className={buttonStyles.button}
              aria-disabled={phones != null}
              onClick={phones ? undefined : run}
              data-script=""
            >
              {runs ? 'Run it and see' : 'Show the answer'}
            </button>
          )}
        </div>
        {phones && (
          <div className={styles.phones}>
            {phones.platforms.slice(0, done.length + 1).map((platform) => (
              <phones.Phone
                key={platform}
                {...(sample as StepOfSample)}
                platform={platform}
                run={phones.run}
                onDone={finish}
              />
            ))}
          </div>
        )}
        <div>
          <div role="status">
            {status && !isRevealed && <p>{status}</p>}
            {isRevealed && chosen !== right && <Explanation answer={answers[chosen!]!} />}
            {isRevealed && <Explanation answer={answers[right]!} />}
          </div>
          {hasFailed && <LoadFailure>The phone didn’t load.</LoadFailure>}
          <noscript>
            <details>
              <summary>Show the answer</summary>
              {answers.map((answer) => (
                <Explanation key={answer.props.label} answer={answer} />
              ))}
            </details>
          </noscript>
        </div>
      </div>
    </section>
  );
}
