import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Preview } from './Preview';
import { summary, title } from './summary';

/** Shows which device the library picks on sample phones, and why. */
export default function DeviceChooser(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[2100, 1700, 1650, 1360, 1100]}>
      <Preview />
      <p>{summary}</p>
    </LazyTool>
  );
}
