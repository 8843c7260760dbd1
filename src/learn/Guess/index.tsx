import useBaseUrl from '@docusaurus/useBaseUrl';
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
import type { Step } from 'vision-camera-phone/steps';
import { stepsPath } from '../../page-source/steps/SampleSteps';
import { loadSteps } from '../../phone-panel/loadSteps';
import type { PhoneProps } from '../../phone-panel/PhoneProps';
import { closeRunningPhone, setRunningPhone } from '../../phone-panel/runningPhone';
import { LoadFailure } from '../../ui/LoadFailure';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import buttonStyles from '../../ui/button.module.css';
import Answer, { type AnswerProps } from './Answer';
import type { GuessPhoneProps } from './GuessPhone';
import styles from './styles.module.css';

const loadComponent = loadOnce(() => import('./GuessPhone'));

interface LoadedPhone {
  Phone: ComponentType<GuessPhoneProps>;
  step: Step;
}

/** Loads the phone, and the step of a sample that it does. */
async function loadPhone(stepsUrl: string, text: string): Promise<LoadedPhone> {
  const [{ default: Phone }, { steps }] = await Promise.all([loadComponent(), loadSteps(stepsUrl)]);
  return { Phone, step: steps.find((step) => step.text === text)! };
}

/** A sample on the page and one of its steps. remarkPhone adds what it knows about the sample. */
type StepOfSample = Pick<PhoneProps, 'id' | 'title' | 'situations' | 'models' | 'scene' | 'version'> & {
  step: string;
};

interface GuessProps extends Partial<StepOfSample> {
  /** The question, then each `<Answer>`. */
  children: ReactNode;
}

type AnswerElement = ReactElement<AnswerProps>;

const isAnswer = (node: ReactNode): node is AnswerElement => isValidElement(node) && node.type === Answer;

/** Returns a label with what's between backticks as code. */
function markCode(label: string): ReactNode[] {
  return label.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
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
export default function Guess({ children, ...sample }: GuessProps): ReactNode {
  const stepsUrl = useBaseUrl(stepsPath(sample.id ?? ''));
  const [chosen, setChosen] = useState<number>();
  const [status, setStatus] = useState('');
  const [isRevealed, setIsRevealed] = useState(false);
  const [platform, setPlatform] = useState<Platform>('android');
  const [phone, setPhone] = useState<LoadedPhone>();
  const [hasFailed, setHasFailed] = useState(false);
  const question = useId();
  const name = useId();

  const parts = Children.toArray(children);
  const answers = parts.filter(isAnswer);
  const right = answers.findIndex(({ props }) => props.right);

  const reveal = useCallback(() => {
    setIsRevealed(true);
    setStatus('');
  }, []);

  function run(): void {
    if (chosen == null) {
      setStatus('Choose an answer first.');
      return;
    }
    if (sample.step == null) {
      reveal();
      return;
    }
    closeRunningPhone();
    setStatus('Watch the phone…');
    loadPhone(stepsUrl, sample.step)
      .then((loaded) => {
        setRunningPhone(() => {
          setPhone(undefined);
          setStatus('');
        });
        setPhone(loaded);
      })
      .catch(() => {
        setHasFailed(true);
        reveal();
      });
  }

  return (
    <section className={styles.guess} aria-labelledby={question}>
      <div className={styles.layout} data-running={phone ? '' : undefined}>
        <div>
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
              aria-disabled={phone != null}
              onClick={phone ? undefined : run}
              data-script=""
            >
              {sample.step == null ? 'Show the answer' : 'Run it and see'}
            </button>
          )}
          <div role="status">
            {status && <p>{status}</p>}
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
        {phone && (
          <phone.Phone
            key={platform}
            {...(sample as StepOfSample)}
            platform={platform}
            step={phone.step}
            onPlatform={setPlatform}
            onDone={reveal}
          />
        )}
      </div>
    </section>
  );
}
