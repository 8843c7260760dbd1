import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader move the zoom of a sample device and see lens and field of view. */
export default function ZoomExplorer(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
