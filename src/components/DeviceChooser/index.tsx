import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../LoadFailure/loadOnce';
import { Preview } from './Preview';
import { summary, title } from './summary';

const loadTool = loadOnce(() => import('./Tool'));

/** Shows which device the library picks on sample phones, and why. */
export default function DeviceChooser(): ReactNode {
  return (
    <LazyTool title={title} load={loadTool} reserve={[2100, 1700, 1650, 1360, 1100]}>
      <Preview />
      <p>{summary}</p>
    </LazyTool>
  );
}
