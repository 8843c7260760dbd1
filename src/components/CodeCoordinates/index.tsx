import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader drag a code over a frame and see its position on the preview. */
export default function CodeCoordinates(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
