import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader compute the time and memory that each frame has, and see which frames drop. */
export default function FrameBudget(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
