import type { ReactNode } from 'react';

/** An answer of a `<Guess>`, which shows it. */
export interface AnswerProps {
  label: string;
  /** Set for the answer that's right. */
  right?: boolean;
  /** Why it's right or wrong. */
  children: ReactNode;
}

/** An answer that readers can choose in a `<Guess>`. */
export default function Answer({ children }: AnswerProps): ReactNode {
  return children;
}
