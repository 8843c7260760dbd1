import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader drag a code over a frame and see its position on the preview. */
export default function CodeCoordinates(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[1350, 1330, 1330, 1290, 1190]}>
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
