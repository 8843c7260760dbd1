import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader try device filters on sample phones and see what the library picks and why. */
export default function DeviceChooser(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[2100, 1700, 1650, 1360, 1100]}>
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
