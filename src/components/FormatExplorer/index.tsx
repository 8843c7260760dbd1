import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader try format filters on a device and see what the library picks and why. */
export default function FormatExplorer(): ReactNode {
  return (
    <LazyTool
      title={title}
      load={() => import('./Tool')}
      reserve={[3200, 2990, 2760, 2650, 2280]}
      hash="format-explorer"
    >
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
