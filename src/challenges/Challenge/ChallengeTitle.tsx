import type { ReactNode } from 'react';
import { challengeKinds, type ChallengeKind } from '../../page-source/mdx/challengeKinds';
import { useProgress } from '../../progress/progress';
import styles from './styles.module.css';

interface ChallengeTitleProps {
  id: string;
  kind: ChallengeKind;
  title: string;
}

/** The kind and the title of a challenge, and whether the reader has solved it. */
export default function ChallengeTitle({ id, kind, title }: ChallengeTitleProps): ReactNode {
  const isSolved = useProgress().challenges.includes(id);
  return (
    <>
      <span className={styles.kind}>{challengeKinds[kind]}</span>
      <span className="sr-only">:</span> <strong>{title}</strong>
      {isSolved && <span className={styles.solved}>Solved</span>}
    </>
  );
}
