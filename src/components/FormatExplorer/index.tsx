import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader try format filters on a device and see what the library picks and why. */
export default function FormatExplorer(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
