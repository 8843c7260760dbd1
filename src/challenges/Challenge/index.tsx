import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Details from '@theme/Details';
import { Children, isValidElement, type ReactNode } from 'react';
import type { ChallengeKind } from '../../page-source/mdx/challengeKinds';
import buttonStyles from '../../ui/button.module.css';
import { useProgress } from '../../progress/progress';
import ChallengeTitle from './ChallengeTitle';
import styles from './styles.module.css';

/** A hint of a challenge, folded. */
export function Hint({ children }: { children: ReactNode }): ReactNode {
  return <Details summary={<summary>Hint</summary>}>{children}</Details>;
}

/** The solution of a challenge, folded. */
export function Solution({ children }: { children: ReactNode }): ReactNode {
  return <Details summary={<summary>Solution</summary>}>{children}</Details>;
}

interface ChallengeProps {
  id: string;
  kind: ChallengeKind;
  title: string;
  /** The goal, then hints, then the solution. */
  children: ReactNode;
}

/** A challenge of a chapter, which starts in the playground. */
export default function Challenge({ id, kind, title, children }: ChallengeProps): ReactNode {
  const isSolved = useProgress().challenges.includes(id);
  const url = useBaseUrl('/playground');
  // Links can lead to the challenge.
  useBrokenLinks().collectAnchor(id);
  const nodes = Children.toArray(children);
  const folds = nodes.findIndex(
    (node) => isValidElement(node) && (node.type === Hint || node.type === Solution),
  );
  return (
    <section className={styles.challenge} id={id} aria-label={`Challenge: ${title}`}>
      <p className={styles.title}>
        <ChallengeTitle {...{ id, kind, title }} />
      </p>
      {nodes.slice(0, folds)}
      <p>
        <a
          className={`${buttonStyles.button} ${buttonStyles.main}`}
          href={`${url}#challenge=${id}`}
          data-script=""
        >
          {isSolved ? 'Open again' : 'Start'}
          <span className="sr-only"> {title}</span>
        </a>
      </p>
      {nodes.slice(folds)}
    </section>
  );
}
