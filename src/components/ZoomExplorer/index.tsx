import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader move the zoom of a sample device and see lens and field of view. */
export default function ZoomExplorer(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[840, 760, 740, 690, 800]}>
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
