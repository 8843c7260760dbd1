import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader turn a drawn phone and see every orientation that the library reports. */
export default function OrientationSimulator(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
