import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader try device filters on sample phones and see what the library picks and why. */
export default function DeviceChooser(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
