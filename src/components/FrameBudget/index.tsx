import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader compute the time and memory that each frame has, and see which frames drop. */
export default function FrameBudget(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[1010, 980, 960, 800, 670]}>
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
