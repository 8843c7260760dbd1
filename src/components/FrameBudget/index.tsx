import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../LoadFailure/loadOnce';
import { Preview } from './Preview';
import { summary, title } from './summary';

const loadTool = loadOnce(() => import('./Tool'));

/** Computes the time and memory per frame, and shows which frames are dropped. */
export default function FrameBudget(): ReactNode {
  return (
    <LazyTool title={title} load={loadTool} reserve={[1010, 980, 960, 800, 670]}>
      <Preview />
      <p>{summary}</p>
    </LazyTool>
  );
}
